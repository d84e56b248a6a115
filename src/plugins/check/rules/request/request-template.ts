import {textOf, valueOf} from '../../model/tree';
import {templatesOf} from '../../views/jobs';
import {requestsOf} from '../../views/request';
import type {Hit, Rule} from '../rule';
import {lineOf} from '../words';

export const requestTemplate: Rule = {
  code: 'request-template',
  certainty: 'suspect',
  title: 'Job request for a template that is not there',
  why: 'The request names a template that none of the open files has, or one that is switched off. It works only if the controller has another file with it.',
  todo: 'Write the `jobName` of a template with `enabled: true`, or open the file that has it.',
  help: 'reference/flow-rest-api#post-job-create.request.jobTemplateName',
  check: ({files}) => {
    const templates = templatesOf(files);
    return requestsOf(files).flatMap((file) =>
      file.trees.flatMap((tree): Hit[] => {
        const value = valueOf(tree, 'jobTemplateName');
        const name = textOf(value);
        if (!value || !name || templates.length === 0) {
          return [];
        }
        const found = templates.find((template) => template.name.text === name);
        if (!found) {
          return [{file, at: value.at, message: 'No job template in the files that are open has this name.'}];
        }
        const where = `line ${lineOf(found.file, found.at)} of \`${found.file.name}\``;
        return found.enabled.text?.toLowerCase() === 'false'
          ? [{file, at: value.at, message: `The template in ${where} has \`enabled: false\`.`}]
          : [];
      }),
    );
  },
};
