import type {ReactNode} from 'react';
import {Field, Fields, FieldSet} from '@site/src/components/Form';
import {changed, type Item, newPart, type Part, without} from './request';

interface Props {
  item: Item;
  /** From 1. */
  number: number;
  partTypes: readonly string[];
  mimeTypes: readonly string[];
  onChange: (item: Item) => void;
  /** Missing for the only item. */
  onRemove: (() => void) | undefined;
}

/** The fields of one item: its parts and its properties. */
export function ItemFields({item, number, partTypes, mimeTypes, onChange, onRemove}: Props): ReactNode {
  const {parts, properties} = item;
  const setPart = (index: number, part: Partial<Part>): void => onChange({...item, parts: changed(parts, index, part)});
  const setProperty = (index: number, part: {name?: string; value?: string}): void =>
    onChange({...item, properties: changed(properties, index, part)});
  return (
    <FieldSet legend={`Item ${number}`}>
      {parts.map((part, index) => (
        <FieldSet key={index} legend={`Part ${index + 1}`}>
          <Fields>
            <Field
              label="Address in the data store (url)"
              value={part.url}
              hint="from the upload"
              onChange={(url) => setPart(index, {url})}
            />
            <Field
              label="File name (filename)"
              value={part.filename}
              hint="of the document"
              onChange={(filename) => setPart(index, {filename})}
            />
            <Field
              label="Part type (type)"
              value={part.type}
              hint={partTypes.join(' or ')}
              choices={partTypes}
              onChange={(type) => setPart(index, {type})}
            />
            <Field
              label="MIME type (mimeType)"
              value={part.mimeType}
              hint={mimeTypes.length > 0 ? `a step takes ${mimeTypes.join(', ')}` : 'no step filters by it'}
              choices={mimeTypes}
              onChange={(mimeType) => setPart(index, {mimeType})}
            />
          </Fields>
          {parts.length > 1 && (
            <button type="button" onClick={() => onChange({...item, parts: without(parts, index)})}>
              Remove part {index + 1}
            </button>
          )}
        </FieldSet>
      ))}
      {properties.map((property, index) => (
        <FieldSet key={index} legend={`Property ${index + 1} of the item (processingProperties)`}>
          <Fields>
            <Field
              label="Name"
              value={property.name}
              hint="not part of the published sample: see your Swagger UI"
              onChange={(name) => setProperty(index, {name})}
            />
            <Field
              label="Value"
              value={property.value}
              hint="written as text"
              onChange={(value) => setProperty(index, {value})}
            />
          </Fields>
          <button type="button" onClick={() => onChange({...item, properties: without(properties, index)})}>
            Remove property {index + 1}
          </button>
        </FieldSet>
      ))}
      <p>
        <button type="button" onClick={() => onChange({...item, parts: [...parts, newPart]})}>
          Add a part to item {number}
        </button>{' '}
        <button type="button" onClick={() => onChange({...item, properties: [...properties, {name: '', value: ''}]})}>
          Add a property to item {number}
        </button>{' '}
        {onRemove && (
          <button type="button" onClick={onRemove}>
            Remove item {number}
          </button>
        )}
      </p>
    </FieldSet>
  );
}
