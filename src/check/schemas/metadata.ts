/** Metadata of Spring Boot for IDEs: `additional-spring-configuration-metadata.json`. */
import type {Property} from '../../facts/schema/properties';
import {isAfter, standing, type Edition} from '../../facts/prepare/select';

/** Java types of the values. */
const javaTypes: Readonly<Record<string, string>> = {
  integer: 'java.lang.Integer',
  boolean: 'java.lang.Boolean',
  duration: 'java.time.Duration',
  list: 'java.util.List<java.lang.Object>',
  map: 'java.util.Map<java.lang.String,java.lang.Object>',
};

/** A name as Spring Boot writes it in metadata: `maximumJobCount` is `maximum-job-count`. */
const kebab = (key: string): string =>
  key.replaceAll(/(?<=[a-z0-9])([A-Z]+)(?=[A-Z][a-z]|[^A-Za-z]|$)|(?<=[a-z0-9])([A-Z])/g, '-$&').toLowerCase();

/** Keys to omit: those that the IDE knows from the framework, and keys in lists, which the format does not support. */
const isLeftOut = ({key}: Property): boolean =>
  /^(?:spring|server|management|logging)\./.test(key) || key.includes('[]');

/** Unique keys, described by the first component that has them. */
const unique = (properties: readonly Property[]): Property[] =>
  [...new Map([...properties].reverse().map((property) => [kebab(property.key), property])).values()].reverse();

/**
 * The metadata for one version.
 *
 * @param properties - Keys of all components.
 */
export function springMetadata(properties: readonly Property[], edition: Edition): object {
  const {version, order} = edition;
  const own = unique(properties.filter((property) => !isLeftOut(property)));
  return {
    groups: [],
    properties: own.map((property) => ({
      name: kebab(property.key),
      type: javaTypes[property.type] ?? 'java.lang.String',
      description: property.description.replaceAll('`', ''),
      defaultValue: property.default,
      ...(isAfter(property, edition) && {
        deprecation: {
          level:
            standing(property, version, order) === 'unconfirmed' ? 'warning' : (property.deprecation?.level ?? 'error'),
          reason: [`Known up to version ${property.until}.`, property.deprecation?.reason?.replaceAll('`', '')]
            .filter(Boolean)
            .join(' '),
          replacement: property.deprecation?.replacement && kebab(property.deprecation.replacement),
          since: property.deprecation?.since,
        },
      }),
    })),
    hints: own
      .filter(({values}) => values !== undefined)
      .map(({key, values = []}) => ({name: kebab(key), values: values.map((value) => ({value}))})),
  };
}
