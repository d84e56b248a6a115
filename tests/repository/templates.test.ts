import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import * as z from 'zod';
import {propertyFile} from '../../src/facts/schema/properties';

it('the template of a fact has the fields of the schema', () => {
  const file = {component: 'controller', label: 'Controller', file: 'application.yaml'};
  const properties = parse(readFileSync('templates/fact.yaml', 'utf8')) as unknown;
  const result = propertyFile.safeParse({...file, properties});
  expect(result.error && z.prettifyError(result.error)).toBeUndefined();
});
