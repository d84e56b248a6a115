/** Converts undocumented points to component data for one version. */
import type {Product} from '../schema';
import {notPublicGroups, platformNames, platforms, type NotPublicFile} from '../schema/not-public';
import {inVersion, type VersionContext} from './select';
import {docsPath} from '../versions';

type Entry = NotPublicFile['notPublic'][number];

const anchorOf = (id: string): string => `not-public-${id}`;

/** Groups that have an entry in the version, with their entries. */
function grouped(product: Product, context: VersionContext) {
  const entries = inVersion(product['not-public'].notPublic, context);
  return Object.entries(notPublicGroups)
    .map(([group, name]) => ({group, name, entries: entries.filter((entry) => entry.group === group)}))
    .filter((one) => one.entries.length > 0);
}

export function notPublicPoints(product: Product, context: VersionContext) {
  const help = `${docsPath(context.version)}/help/`;
  return new Map(
    inVersion(product['not-public'].notPublic, context).map(({id, reason, look}) => [
      id,
      {address: `${help}#${anchorOf(id)}`, reason, look},
    ]),
  );
}

/** All open points of a version, in groups. */
export function notPublicList(product: Product, context: VersionContext) {
  return {
    groups: grouped(product, context).map(({group, name, entries}) => ({
      name,
      anchor: anchorOf(`group-${group}`),
      rows: entries.map(({id, point, reason, look}) => ({anchor: anchorOf(id), point, reason, look})),
    })),
  };
}

/** Platforms of a point, unless it concerns all: ` (Kubernetes, OpenShift)`. */
const only = (entry: Entry): string =>
  entry.platforms ? ` (${entry.platforms.map((platform) => platformNames[platform]).join(', ')})` : '';

/**
 * A letter to support with the undocumented points of the version, and the platforms of platform-specific ones. Each line has the anchors
 * of the points that need it, or none if every letter has it.
 */
export function supportLetter(product: Product, context: VersionContext) {
  const plain = (text: string): string => text.replaceAll('`', '');
  const frame: readonly string[] = [
    'To: jadice-support@levigo.de',
    `Subject: Open points for jadice flow ${context.version}`,
    '',
    'Hello,',
    '',
    `We run jadice flow and read its documentation for version ${context.version}.`,
    `Platform (${platforms.map((platform) => platformNames[platform]).join(', ')}): ...`,
    'Image tags or file names of our controller and workers: ...',
    'Our database and data store: ...',
    '',
    'Please tell us what holds for our version:',
  ];
  const points = grouped(product, context).flatMap(({name, entries}) => {
    const anchors = entries.map(({id}) => anchorOf(id));
    return [
      {text: '', anchors},
      {text: name, anchors},
      ...entries.map((entry) => ({text: `- ${plain(entry.point)}${only(entry)}`, anchors: [anchorOf(entry.id)]})),
    ];
  });
  return {lines: [...frame.map((text) => ({text, anchors: [] as string[]})), ...points]};
}
