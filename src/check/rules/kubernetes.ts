/** Rules about Kubernetes manifests. */
import {isBase64, misfitsOf, typeOfObject, type Misfit} from '../knowledge/shapes';
import {cached} from '../model/cached';
import {decoded} from '../model/embedded';
import {isSecretKey, nearest, similar} from '../model/names';
import {isChart} from '../model/kind';
import type {ParsedFile} from '../model/parse';
import {allEntries, entriesOf, entryOf, keysTo, textOf, valueOf, type Place, type Tree} from '../model/tree';
import {callsOf} from '../views/calls';
import {baseName, beside, pathOf} from '../views/compose';
import {dataOf, resourcesOf} from '../views/kubernetes';
import {kustomizationsOf, listedFiles} from '../views/listed';
import {referencesOf} from '../views/references';
import {type Check, each, type Hit, type Input, when, whenIn} from './rule';
import references from './references.json';
import {correction, didYouMean, kindsOf, place, unknownKeyIn} from './words';

/** What does not have the shape of the Kubernetes API. Other tools write `$patch` and `sops` into an object. */
const misfits = cached((input: Input) => {
  const {types} = input.knowledge.shapes.kubernetes;
  return resourcesOf(input).flatMap((resource) => {
    const {file, tree} = resource;
    const type = typeOfObject(input.knowledge.shapes.kubernetes, tree);
    const roots = [tree, valueOf(tree, 'spec')];
    return (
      (type === undefined ? [] : misfitsOf(types, tree, type))
        .filter(({name}) => !name.startsWith('$') && name !== 'sops')
        .filter(
          ({fault, block, name}) =>
            fault !== 'missing' || (!resource.isPart && (name === 'selector' || !roots.includes(block))),
        )
        // A slip in a key is not a missing key too.
        .filter(
          ({fault, block, name}, _, all) =>
            fault !== 'missing' ||
            !all.some((one) => one.block === block && one.fault === 'unknown' && one.near === name),
        )
        .map((misfit) => ({file, ...misfit}))
    );
  });
});

/** Keys of values that resemble a key of the default values of the chart, at the same place. */
function overlaid(file: ParsedFile, values: Tree | undefined, own: Tree): Hit[] {
  const names = entriesOf(values).map(({name}) => name);
  return entriesOf(own).flatMap(({name, at, value}): Hit[] => {
    const near = names.includes(name) ? undefined : nearest(name, names);
    const message = `The default values of the chart have no \`${name}\` here.${didYouMean(near)}`;
    const advice = 'The templates do not read it, and Helm does not say so. Write the key as in the default values.';
    const fix = near && {label: `Use ${near}`, at, text: near};
    return [
      ...whenIn(near && !entryOf(own, near), {file, at}, message, {
        advice,
        certainty: 'suspect',
        fix: fix || undefined,
      }),
      ...overlaid(file, valueOf(values, name), value),
    ];
  });
}

const valuesOfCharts: Check = ({files}) => {
  const charts = files.filter(isChart);
  const usual = charts.filter(({name}) => /^values(?:-default)?\.ya?ml$/.test(baseName(name)));
  const [main] = usual.length === 1 ? usual : [];
  const others = charts.filter((one) => main && one !== main && beside(one, '') === beside(main, ''));
  return others.flatMap((file) => file.trees.flatMap((tree) => overlaid(file, main!.trees[0], tree)));
};

export const kubernetesKey: Check = (input) => [
  ...misfits(input).flatMap((misfit) =>
    misfit.fault === 'unknown' ? [{file: misfit.file, ...unknownKeyIn(misfit)}] : [],
  ),
  ...valuesOfCharts(input),
];

/** Switches in values of charts that are texts. */
const textSwitches: Check = ({files}) =>
  files.filter(isChart).flatMap((file) =>
    file.trees.flatMap(allEntries).flatMap(({name, value}) => {
      const isSwitch =
        /^(?:enabled?|create|install|automount\w*|runAsNonRoot|readOnly\w*|privileged|hostNetwork)$/.test(name);
      const isText = value.type === 'scalar' && !value.plain && /^(?:true|false|yes|no|on|off)$/i.test(value.text);
      const message = `\`${name}\` is a text because of its quotes, and a template takes every text for true.`;
      const fix = isText
        ? {label: 'Delete the quotes', at: value.at, text: /^(?:true|yes|on)$/i.test(value.text) ? 'true' : 'false'}
        : undefined;
      return whenIn(isSwitch && isText, {file, at: value.at}, message, {
        advice: 'What is to be off is then on. Write `true` or `false` without quotes.',
        certainty: 'suspect',
        fix,
      });
    }),
  );

/**
 * The blocks `data` of Secrets that are probably meant as `stringData`: nothing in them is encoded, or a short value is no text when
 * decoded, as plain words are.
 */
const plainData = cached((input: Input) =>
  resourcesOf(input).flatMap(({file, kind, tree}) => {
    const data = kind === 'Secret' ? entryOf(tree, 'data') : undefined;
    const texts = entriesOf(data?.value).flatMap(({value}) => textOf(value) || []);
    // No encoded text has only hexadecimal digits, and hardly any only small letters.
    const isHex = (text: string): boolean => /^(?:[\da-f]{16,}|[\dA-F]{16,}|[\da-z]{20,})$/.test(text);
    const isPlain = (text: string): boolean =>
      isHex(text) || (/^\w{4,16}$/.test(text) && text.length % 4 === 0 && decoded(text) === undefined);
    const plain = entriesOf(data?.value).find(({value}) => isPlain(textOf(value) ?? ''));
    const isEncoded = (text: string): boolean => (decoded(text) ?? '').length > 3;
    const isSure = texts.some((text) => !isBase64(text)) && !texts.some(isEncoded);
    return data && (isSure || plain) ? [{file, data, isSure, plain}] : [];
  }),
);

/** What is wrong with a value, or with a block. */
function valueHit({fault, name, value, place: block, type = ''}: Misfit): Omit<Hit, 'file' | 'at'> | undefined {
  if (fault === 'missing') {
    // A kustomization can add the selector of a workload.
    return name === 'selector'
      ? {
          message: 'This `spec` has no `selector`, which a workload needs to find its pods.',
          advice:
            'The API server rejects the workload without it, unless a kustomization adds it (`labels` with `includeSelectors`).',
          certainty: 'suspect',
        }
      : {message: `${block ? `This entry of \`${block}\`` : 'This object'} has no \`${name}\`, which it must have.`};
  }
  if (fault !== 'kind') {
    return undefined;
  }
  const isText = /^!?string$/.test(type);
  const words = type.split('|').flatMap((part) => /^!?=(.+)/.exec(part)?.[1] ?? []);
  const near = value.type === 'scalar' ? nearest(value.text, words) : undefined;
  const quotes = value.type === 'scalar' && value.plain && isText && /^[\w.+-]+$/.test(value.text);
  const fix = quotes
    ? {label: 'Add quotes', at: value.at, text: `"${value.text}"`}
    : near && {label: `Use ${near}`, at: value.at, text: near};
  const expected =
    isText && value.type === 'map'
      ? `text, but keys follow. If they are its text, add \`|\` after the colon`
      : kindsOf(type);
  const written = quotes
    ? ' in quotes. Without them, YAML makes a number or a boolean of it'
    : value.type === 'scalar' && !value.plain && /^!?(?:boolean|integer|number|count|port)$/.test(type)
      ? '. In quotes, it is a text'
      : '';
  return {message: `\`${name}\` must be ${expected}${written}.${didYouMean(near)}`, fix: fix || undefined};
}

export const kubernetesValue: Check = (input) => [
  ...textSwitches(input),
  ...misfits(input).flatMap((misfit): Hit[] => {
    const isPlain = plainData(input).some(({data, isSure}) => isSure && data.value === misfit.block);
    const hit = isPlain && misfit.type === 'base64' ? undefined : valueHit(misfit);
    return hit ? [{file: misfit.file, at: misfit.at, ...hit}] : [];
  }),
  ...each(resourcesOf, (one, all) =>
    (one.kind === 'Secret' && !one.isPart ? dataOf(one, all).entries : []).flatMap((entry) => {
      const isMeant = isSecretKey(entry.name) || /(?:user(?:name)?|url|host|endpoint)$/i.test(entry.name);
      const isEncoded = entriesOf(valueOf(one.tree, 'data')).some(({value}) => value.at === entry.value?.at);
      const message = `\`${entry.name}\` ends with a line break when it is decoded.`;
      const advice =
        'It is then a part of the password, user or address, so the login or the call fails. `echo` adds it: encode the value with `echo -n`.';
      const isOne = /^[^\n]+\n$/.test(textOf(entry.value) ?? '');
      return when(isMeant && isEncoded && isOne, entry.value, message, {advice, certainty: 'suspect'});
    }),
  )(input),
  ...plainData(input).map(({file, data, isSure, plain}): Hit => {
    const message = 'Values of `data` are text in Base64, and these are plain text. Name the block `stringData`.';
    const unlikely = `\`${plain?.name}\` is probably plain text, but \`data\` is decoded from Base64.`;
    const advice =
      'Pods get what the decoding makes of it, such as a wrong password. Move it to `stringData`, or encode it.';
    return isSure
      ? {file, at: data.at, message}
      : {file, at: plain!.value.at, message: unlikely, advice, certainty: 'suspect'};
  }),
];

/** What a listed manifest needs, in a file of its folder that no kustomization lists. Secrets are often applied apart. */
const unlisted: Check = (input) => {
  const pathIn = ({origin, name}: ParsedFile): string => pathOf(origin?.file.name ?? name);
  const all = listedFiles(input);
  const listed = new Set(all.map(({path}) => path));
  const needs = [
    ...referencesOf(input)
      .filter(({what}) => /^(?:ConfigMap|PersistentVolumeClaim|ServiceAccount|Service|Role)$/.test(what))
      .map(({among, name, ...use}) => ({
        ...use,
        to: among.flatMap((one) => (one.name === name && one.kind === use.what ? one.file : [])),
      })),
    ...callsOf(input).map(({host, ...use}) => ({
      ...use,
      to: (host?.units ?? []).flatMap(({blocks}) => blocks.map(({file}) => file)),
    })),
  ];
  return kustomizationsOf(input).flatMap(({file: from, tree}) =>
    needs.flatMap(({file, at, to}) => {
      const [missed] = to;
      const list = entryOf(tree, 'resources') ?? tree;
      // What a kustomization generates is in its own file.
      const isBeside = missed && missed !== from && pathIn(missed) === beside(from, baseName(pathIn(missed)));
      const isMine = all.some((one) => one.file === from && one.path === pathIn(file));
      const message = `\`resources\` does not list \`${missed?.name}\`, which ${place({file, at})} needs.`;
      const advice = 'kustomize then does not apply it. Add the file to the list, unless you apply it yourself.';
      return whenIn(
        isBeside && isMine && !to.some((one) => listed.has(pathIn(one))),
        {file: from, at: list.at},
        message,
        {
          advice,
          certainty: 'suspect',
        },
      );
    }),
  );
};

/** Up to three places in words: `line 3 of a.yaml or line 5 of a.yaml`. */
const anyOf = (places: readonly {file: ParsedFile; at: Place}[]): string =>
  [...new Set(places.map(place))].slice(0, 3).join(' or ');

const wrongNames: Check = each(referencesOf, ({file, at, name, what, pair = '', among, isSure, isLikely, isClosed}) => {
  const near = nearest(name, among, (one) => one.name);
  if (/[${<]/.test(name) || among.some((one) => one.name === name) || !(near ?? (isSure || isLikely))) {
    return undefined;
  }
  const [text, todo] = (references as unknown as Readonly<Record<string, readonly [string, string]>>)[what]!;
  const keys = file.trees.flatMap((tree) => keysTo(tree, at));
  const message = text
    .replace('{key}', keys.slice(-2).join('.') || 'name')
    .replace('{label}', keys.at(-1) ?? 'label')
    .replace('{pair}', pair);
  const names = [...new Set(among.map((one) => one.name))];
  // Another claim has other data.
  const alike = what === 'PersistentVolumeClaim' ? undefined : similar(name, names);
  const found = near ?? among.find((one) => one.name === alike);
  // What has the name `/` has nothing in its place.
  const isPlace = among[0]?.name === '/';
  const others = among.filter((one) => isPlace || one.kind === undefined || one.kind === what);
  // The only name that fits, even if it is not similar.
  const right = found ?? (names.length === 1 && among[0]!.isKey ? among[0] : undefined);
  const which = isPlace
    ? 'See'
    : new Set(others.map(place)).size === 1
      ? 'The only one is in'
      : 'Those that exist are in';
  const hint = right?.isKey
    ? didYouMean(right.name)
    : found && !isPlace
      ? ` Did you mean the name in ${place(found)}?`
      : names.length <= 3 && others.length > 0 && !others[0]!.isKey
        ? ` ${which} ${anyOf(others)}.`
        : '';
  return {
    at,
    message: message + hint,
    advice: todo,
    fix: right && correction(file, at, name, right.name, `Use the ${found ? 'similar' : 'only'} name`),
    certainty: isSure || (near && isClosed) ? undefined : 'suspect',
    grounds: near && [near],
  };
});

export const kubernetesReference: Check = (input) => [...wrongNames(input), ...unlisted(input)];
