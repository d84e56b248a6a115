import {nearest} from '../../model/names';
import {definitionsOf} from '../../views/jobs';
import type {Rule} from '../rule';

export const infoTag: Rule = {
  code: 'info-tag',
  certainty: 'not-public',
  title: 'Info tag that the public documentation does not have',
  why: 'Info tags describe the worker. Another one than the published tags may be a slip.',
  todo: 'Take one of the published tags, or ask jadice support.',
  help: 'reference/workers#info-tags',
  check: ({files, knowledge: {infoTags}}) =>
    definitionsOf(files).flatMap(({file, tags}) =>
      tags.flatMap(({text, at}) => {
        if (text === undefined || infoTags.includes(text)) {
          return [];
        }
        const near = nearest(text, infoTags, (tag) => tag);
        const message = `The public documentation does not have this tag.${near ? ` Did you mean \`${near}\`?` : ''}`;
        return [{file, at, message, ...(near && {fix: {label: `Write ${near}`, at, text: near}})}];
      }),
    ),
};
