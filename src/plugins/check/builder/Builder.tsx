import data from '@generated/check/default/builder.json';
import {type ReactNode, useMemo, useState} from 'react';
import {useDocsPreferredVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import {Field, Fields, FieldSet, Tool} from '@site/src/components/Form';
import {useCheck} from '../client/useCheck';
import {ItemFields} from './ItemFields';
import {changed, newDraft, newItem, requestText, without, type Draft} from './request';
import {RequestFindings, RequestPrograms} from './Result';
import {useTemplates, type Templates} from './useTemplates';

/** Opens a file with job templates, or goes back to the published ones. */
function TemplateSource({templates}: {templates: Templates}): ReactNode {
  return (
    <p>
      <label>
        Your own job templates (YAML){' '}
        <input
          type="file"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) {
              void templates.open(file);
              event.target.value = '';
            }
          }}
        />
      </label>{' '}
      {templates.problem}
      {templates.file && (
        <>
          {templates.file.name} is open.{' '}
          <button type="button" onClick={templates.close}>
            Use the published templates
          </button>
        </>
      )}
    </p>
  );
}

/** Builds a job request from a template, checks it, and writes it in several languages. Nothing is stored or sent. */
export function Builder(): ReactNode {
  const {preferredVersion} = useDocsPreferredVersion();
  const last = useVersions(undefined).find(({isLast}) => isLast)!.name;
  const version = preferredVersion?.name === 'current' ? 'next' : (preferredVersion?.name ?? last);
  const templates = useTemplates();
  const [draft, setDraft] = useState<Draft>(newDraft);
  const set = (part: Partial<Draft>): void => setDraft((before) => ({...before, ...part}));
  const request = requestText(draft);
  const {file} = templates;
  const files = useMemo(
    () => [{id: 0, name: 'job-request.json', text: request}, ...(file ? [{id: 1, ...file}] : [])],
    [request, file],
  );
  const state = useCheck(files, {version});
  const offer = templates.offers.find(({name}) => name === draft.template);
  return (
    <Tool label="Request">
      <FieldSet legend="Job">
        <TemplateSource templates={templates} />
        <Fields>
          <Field
            label="Job template (jobTemplateName)"
            value={draft.template}
            hint={`such as ${templates.offers.map(({name}) => name).join(', ')}`}
            choices={templates.offers.map(({name}) => name)}
            onChange={(template) => set({template})}
          />
          <Field
            label="Priority (priority)"
            value={draft.priority}
            hint="a whole number; a higher one can overtake others"
            isNumber
            onChange={(priority) => set({priority})}
          />
        </Fields>
      </FieldSet>
      {draft.items.map((item, index) => (
        <ItemFields
          key={index}
          item={item}
          number={index + 1}
          partTypes={data.partTypes}
          mimeTypes={offer ? offer.mimeTypes : data.mimeTypes}
          onChange={(next) => set({items: changed(draft.items, index, next)})}
          onRemove={draft.items.length > 1 ? () => set({items: without(draft.items, index)}) : undefined}
        />
      ))}
      <p>
        <button type="button" onClick={() => set({items: [...draft.items, newItem]})}>
          Add an item
        </button>
      </p>
      <RequestFindings state={state} />
      <RequestPrograms request={request} />
    </Tool>
  );
}
