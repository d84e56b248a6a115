/** All rules, by what they look at: the page lists them in this order. */
import {duplicateKey} from './file/duplicate-key';
import {jsonSyntax} from './file/json-syntax';
import {lineSyntax} from './file/line-syntax';
import {repeatedKey} from './file/repeated-key';
import {unreadableFile} from './file/unreadable-file';
import {yamlSyntax} from './file/yaml-syntax';
import {yaml11Value} from './file/yaml11-value';
import {keyEnded} from './keys/key-ended';
import {keyOfLaterVersion} from './keys/key-of-later-version';
import {mixedRootKeys} from './keys/mixed-root-keys';
import {unknownKey} from './keys/unknown-key';
import {unknownValue} from './keys/unknown-value';
import {unquotedOn} from './keys/unquoted-on';
import {valueType} from './keys/value-type';
import {duplicateStep} from './jobs/duplicate-step';
import {duplicateTemplate} from './jobs/duplicate-template';
import {mimeType} from './jobs/mime-type';
import {missingField} from './jobs/missing-field';
import {noSteps} from './jobs/no-steps';
import {parameterNotJson} from './jobs/parameter-not-json';
import {completedLoop} from './flow/completed-loop';
import {duplicateEdge} from './flow/duplicate-edge';
import {endlessLoop} from './flow/endless-loop';
import {exitStatus} from './flow/exit-status';
import {noStart} from './flow/no-start';
import {unknownStep} from './flow/unknown-step';
import {unreachableStep} from './flow/unreachable-step';
import {parameterType} from './parameters/parameter-type';
import {parameterValue} from './parameters/parameter-value';
import {unknownParameter} from './parameters/unknown-parameter';
import {duplicateDefinition} from './workers/duplicate-definition';
import {infoTag} from './workers/info-tag';
import {localhostWorker} from './workers/localhost-worker';
import {stepWithoutDefinition} from './workers/step-without-definition';
import {unknownWorker} from './workers/unknown-worker';
import {workerPlace} from './workers/worker-place';
import {workerUrl} from './workers/worker-url';
import {noBasePart} from './request/no-base-part';
import {partType} from './request/part-type';
import {requestField} from './request/request-field';
import {requestIncomplete} from './request/request-incomplete';
import {requestTemplate} from './request/request-template';
import {requestValue} from './request/request-value';
import {imageEnded} from './stack/image-ended';
import {imageTag} from './stack/image-tag';
import {missingVariable} from './stack/missing-variable';
import {mixedTags} from './stack/mixed-tags';
import {mount} from './stack/mount';
import {unknownVariable} from './stack/unknown-variable';
import {unusedVariable} from './stack/unused-variable';
import {variableEnded} from './stack/variable-ended';
import {placeholder} from './network/placeholder';
import {workerHost} from './network/worker-host';
import {workerPort} from './network/worker-port';
import {leftOpen} from './access/left-open';
import {memoryDatabase} from './access/memory-database';
import {plainSecret} from './access/plain-secret';
import {sharedDatabase} from './access/shared-database';
import {templateFile} from './access/template-file';
import type {Rule} from './rule';

export interface RuleGroup {
  id: string;
  title: string;
  rules: readonly Rule[];
}

export const ruleGroups: readonly RuleGroup[] = [
  {
    id: 'file',
    title: 'What stops a program from reading the file',
    rules: [duplicateKey, jsonSyntax, lineSyntax, repeatedKey, unreadableFile, yamlSyntax, yaml11Value],
  },
  {
    id: 'keys',
    title: 'Keys and values of the settings',
    rules: [keyEnded, keyOfLaterVersion, mixedRootKeys, unknownKey, unknownValue, unquotedOn, valueType],
  },
  {
    id: 'jobs',
    title: 'Job templates',
    rules: [duplicateStep, duplicateTemplate, mimeType, missingField, noSteps, parameterNotJson],
  },
  {
    id: 'flow',
    title: 'Job flow',
    rules: [completedLoop, duplicateEdge, endlessLoop, exitStatus, noStart, unknownStep, unreachableStep],
  },
  {
    id: 'parameters',
    title: 'Parameters of workers',
    rules: [parameterType, parameterValue, unknownParameter],
  },
  {
    id: 'workers',
    title: 'Worker definitions',
    rules: [
      duplicateDefinition,
      infoTag,
      localhostWorker,
      stepWithoutDefinition,
      unknownWorker,
      workerPlace,
      workerUrl,
    ],
  },
  {
    id: 'request',
    title: 'Job requests',
    rules: [noBasePart, partType, requestField, requestIncomplete, requestTemplate, requestValue],
  },
  {
    id: 'stack',
    title: 'Compose file and .env',
    rules: [imageEnded, imageTag, missingVariable, mixedTags, mount, unknownVariable, unusedVariable, variableEnded],
  },
  {
    id: 'network',
    title: 'Several files together',
    rules: [placeholder, workerHost, workerPort],
  },
  {
    id: 'access',
    title: 'Secrets and databases',
    rules: [leftOpen, memoryDatabase, plainSecret, sharedDatabase, templateFile],
  },
];

export const rules: readonly Rule[] = ruleGroups.flatMap((group) => group.rules);
