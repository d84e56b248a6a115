/** The schema of a job request, from the API description of the controller. */
import {resolve} from '../../facts/prepare/endpoints';
import type {Product} from '../../facts/schema';
import type {SchemaNode} from '../../facts/schema/openapi';
import {described, type JsonSchema} from './node';

/** A schema of the API with resolved references. */
function convert(product: Product, node: SchemaNode): JsonSchema {
  const {
    type,
    description,
    enum: values,
    examples,
    items,
    properties,
    required,
    pattern,
    minLength,
    minItems,
  } = resolve(product.openapi, node);
  return {
    type,
    ...(description !== undefined && described(description)),
    enum: values,
    examples,
    items: items && convert(product, items),
    properties:
      properties &&
      Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, convert(product, field)])),
    required,
    pattern,
    minLength,
    minItems,
  };
}

/** Schema of the body of `POST /job/create`. Allows other fields, because the public list is not complete. */
export const requestSchema = (product: Product): JsonSchema =>
  convert(product, {$ref: '#/components/schemas/JobRequest'});
