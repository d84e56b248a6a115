import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join, posix} from 'node:path';
import {Ajv, type ValidateFunction} from 'ajv';
import ts from 'typescript';
import {namesBelow} from '../../../scripts/lib/files';

/**
 * Strict JSON Schemas of the Kubernetes API.
 *
 * The package `kubernetes-types` is generated from the OpenAPI description of Kubernetes, one interface per
 * definition. This file turns the interfaces into JSON Schemas that refuse unknown fields, which the original
 * description does not do, and which is the mistake that hurts: the API server of a cluster drops them silently.
 */

type Schema = Record<string, unknown>;

interface Definitions {
  schemas: Record<string, Schema>;
  /** `apps/v1 Deployment` -> name of its definition. */
  kinds: Map<string, string>;
}

const packageFolder = dirname(createRequire(import.meta.url).resolve('kubernetes-types/package.json'));
const keywords = new Map<ts.SyntaxKind, Schema>([
  [ts.SyntaxKind.StringKeyword, {type: 'string'}],
  // The kinds of the samples hold no fraction anywhere.
  [ts.SyntaxKind.NumberKeyword, {type: 'integer'}],
  [ts.SyntaxKind.BooleanKeyword, {type: 'boolean'}],
  [ts.SyntaxKind.AnyKeyword, {}],
  [ts.SyntaxKind.UnknownKeyword, {}],
  [ts.SyntaxKind.ObjectKeyword, {type: 'object'}],
]);

function schemaOfType(node: ts.TypeNode, nameOf: (local: string) => string): Schema {
  const keyword = keywords.get(node.kind);
  if (keyword) {
    return keyword;
  }
  if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) {
    return {const: node.literal.text};
  }
  if (ts.isUnionTypeNode(node)) {
    return {anyOf: node.types.map((type) => schemaOfType(type, nameOf))};
  }
  if (ts.isArrayTypeNode(node)) {
    return {type: 'array', items: schemaOfType(node.elementType, nameOf)};
  }
  if (ts.isTypeLiteralNode(node)) {
    return schemaOfMembers(node.members, nameOf);
  }
  if (ts.isTypeReferenceNode(node)) {
    const name = node.typeName.getText();
    const [item] = node.typeArguments ?? [];
    return name === 'Array' && item
      ? {type: 'array', items: schemaOfType(item, nameOf)}
      : {$ref: `#/definitions/${nameOf(name)}`};
  }
  throw new Error(`kubernetes-types: no JSON Schema for the type ${node.getText()}`);
}

function schemaOfMembers(members: ts.NodeArray<ts.TypeElement>, nameOf: (local: string) => string): Schema {
  const properties: Record<string, Schema> = {};
  const required: string[] = [];
  let additionalProperties: Schema | false = false;
  for (const member of members) {
    if (ts.isIndexSignatureDeclaration(member)) {
      additionalProperties = schemaOfType(member.type, nameOf);
    } else if (ts.isPropertySignature(member) && member.type) {
      const name = ts.isStringLiteral(member.name) ? member.name.text : member.name.getText();
      properties[name] = schemaOfType(member.type, nameOf);
      if (!member.questionToken) {
        required.push(name);
      }
    }
  }
  return {type: 'object', properties, required, additionalProperties};
}

/** Local name of each import -> name of the definition. */
function importsOf(source: ts.SourceFile, module: string): Map<string, string> {
  const imports = new Map<string, string>();
  for (const statement of source.statements) {
    const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
    if (ts.isImportDeclaration(statement) && bindings && ts.isNamedImports(bindings)) {
      const from = posix.join(posix.dirname(module), (statement.moduleSpecifier as ts.StringLiteral).text);
      for (const element of bindings.elements) {
        imports.set(element.name.text, definitionName(from, (element.propertyName ?? element.name).text));
      }
    }
  }
  return imports;
}

function definitionName(module: string, name: string): string {
  return `${module.replaceAll('/', '.')}.${name}`;
}

function readDefinitions(): Definitions {
  const schemas: Record<string, Schema> = {};
  const kinds = new Map<string, string>();
  for (const file of namesBelow(packageFolder).filter((name) => name.endsWith('.d.ts'))) {
    const module = file.replace(/\.d\.ts$/, '');
    const text = readFileSync(join(packageFolder, file), 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const imports = importsOf(source, module);
    const nameOf = (local: string) => imports.get(local) ?? definitionName(module, local);
    for (const statement of source.statements) {
      if (ts.isInterfaceDeclaration(statement)) {
        const name = definitionName(module, statement.name.text);
        const schema = schemaOfMembers(statement.members, nameOf);
        schemas[name] = schema;
        const {apiVersion, kind} = schema['properties'] as Record<string, {const?: string} | undefined>;
        if (apiVersion?.const && kind?.const) {
          kinds.set(`${apiVersion.const} ${kind.const}`, name);
        }
      } else if (ts.isTypeAliasDeclaration(statement)) {
        schemas[definitionName(module, statement.name.text)] = schemaOfType(statement.type, nameOf);
      }
    }
  }
  return {schemas, kinds};
}

const definitions = readDefinitions();
const ajv = new Ajv({allErrors: true, strict: true, allowUnionTypes: true});
ajv.addSchema({$id: 'kubernetes', definitions: definitions.schemas});
const compiled = new Map<string, ValidateFunction>();

/** What is wrong with a Kubernetes object: one sentence per mistake, none if it is right. */
export function schemaProblems(object: unknown): string[] {
  const {apiVersion, kind} = object as {apiVersion?: unknown; kind?: unknown};
  const key = `${String(apiVersion)} ${String(kind)}`;
  const name = definitions.kinds.get(key);
  if (!name) {
    return [`${key} is not a kind of the Kubernetes API`];
  }
  const validate = compiled.get(key) ?? ajv.compile({$ref: `kubernetes#/definitions/${name}`});
  compiled.set(key, validate);
  validate(object);
  return (validate.errors ?? []).map(({instancePath, message, params}) =>
    [key, instancePath || '/', message, JSON.stringify(params)].join(' '),
  );
}
