/** Addresses that containers use, each with the host that it names. */
import {addressesIn, type Address} from '../model/address';
import {cached} from '../model/cached';
import {nearest} from '../model/names';
import {isSettings} from '../model/parse';
import {allAt, scalarsOf, valueOf} from '../model/tree';
import {commandsOf, probesOf} from './containers';
import {hostsOf, type Host} from './hosts';
import {partOf} from './properties';
import {requestsOf} from './request';
import {unitsOf, valuesIn, writtenIn, type Stack, type Unit, type Value} from './units';

/** An address in a value. */
export interface Call extends Value {
  address: Address;
  /** The container that uses it. Undefined if no open file starts it. */
  unit: Unit | undefined;
  host: Host | undefined;
  /** Whether the host is in the namespace that the address names. */
  isNear: boolean;
  /** Its port, if that is the value of another key. */
  port?: Value | undefined;
  /** Whether the container tests itself with it. */
  isTest: boolean;
}

type Source = Pick<Call, 'unit' | 'port' | 'isTest'> & {value: Value; addresses: readonly Address[]};

/** A host and a port in two keys, such as `DB_HOST` and `DB_PORT`. */
function pairIn(unit: Unit, value: Value): Source[] {
  const [, start] = /^(.+[._-])host(?:name)?$/i.exec(value.name) ?? [];
  if (start === undefined || !/^[a-z][\w.-]*$/i.test(value.text)) {
    return [];
  }
  const [port] = valuesIn(unit, `${start}port`);
  const address = {scheme: '', host: value.text, port: Number(port?.text) || undefined, rest: ''};
  return [{value, unit, isTest: false, addresses: [address], port}];
}

/** All values of containers, and of settings files that none of them reads. */
export const valuesOf = cached((input: Stack): readonly {value: Value; unit: Unit | undefined}[] => {
  const units = unitsOf(input);
  const read = new Set(units.flatMap(({written}) => written.map(({file}) => file)));
  return [
    ...units.flatMap((unit) => [...unit.assigned, ...unit.written].map((value) => ({value, unit}))),
    ...input.files
      .filter((file) => isSettings(file) && !read.has(file))
      .flatMap((file) => writtenIn(file).map((value) => ({value, unit: undefined}))),
  ];
});

/** What a container tests itself with: the command, or the number of a port. */
const testsOf = ({blocks}: Unit): Value[] =>
  blocks.flatMap(({file, tree}) =>
    [
      valueOf(tree, 'healthcheck', 'test'),
      ...probesOf(tree).flatMap((probe) =>
        ['exec.command', 'httpGet.port', 'tcpSocket.port', 'grpc.port'].flatMap((path) => allAt(probe, path)),
      ),
    ].flatMap((test) => (test ? scalarsOf(test, 'test').map((value) => ({file, ...value})) : [])),
  );

/** Hosts that options of a command name, such as `--host=database`. */
const optionsOf = (unit: Unit): Source[] =>
  unit.blocks.flatMap(({file, tree}) =>
    commandsOf(tree).flatMap(({at, text}) =>
      Array.from(text.matchAll(/(?<=^|\s)(--host(?:name)?)[= ]["']?([a-z][\w.-]*)/g), ([all, name, host]): Source => {
        const address = {scheme: '', host: host!, port: undefined, rest: ''};
        const value = {name: name!, file, at: partOf(file, at, all), text: host!};
        return {value, unit, isTest: false, addresses: [address]};
      }),
    ),
  );

/** The values that can have addresses. A worker opens the documents of a job request. */
function sourcesOf(input: Stack): Source[] {
  const units = unitsOf(input);
  const source = (value: Value, unit?: Unit, isTest = false): Source => ({
    value,
    unit,
    isTest,
    addresses: addressesIn(value.text),
  });
  const workers = input.knowledge.images.flatMap(({name, component}) => (component === 'worker' ? name : []));
  const worker = units.find(({blocks}) => blocks.some(({image}) => image && workers.includes(image.name)));
  return [
    ...valuesOf(input).flatMap(({value, unit}) =>
      unit ? [source(value, unit), ...pairIn(unit, value)] : value.name.endsWith('.workerURL') ? source(value) : [],
    ),
    ...units.flatMap(optionsOf),
    ...units.flatMap((unit) =>
      testsOf(unit).map((value): Source => {
        const port = Number(value.text);
        const local = {scheme: '', host: 'localhost', port, rest: ''};
        return port ? {value, unit, isTest: true, addresses: [local], port: value} : source(value, unit, true);
      }),
    ),
    ...requestsOf(input).flatMap(({file, tree}) =>
      scalarsOf(tree)
        .filter(({name}) => name === 'url')
        .map((value) => source({file, ...value}, worker)),
    ),
  ];
}

/** All addresses that containers use. */
export const callsOf = cached((input: Stack): readonly Call[] => {
  const hosts = new Map<string, Host[]>();
  // A container has its name before other machines have it.
  for (const host of [...hostsOf(input)].sort((a, b) => b.units.length - a.units.length)) {
    host.names.forEach((name) => hosts.set(name.toLowerCase(), [...(hosts.get(name.toLowerCase()) ?? []), host]));
  }
  return sourcesOf(input).flatMap(({value, addresses, ...source}) =>
    addresses.map((address) => {
      const name = address.host.toLowerCase();
      const [, head = '', space, isService] = /^([\w-]+)\.([\w-]+)(\.svc(?:\.cluster\.local)?)?\.?$/.exec(name) ?? [];
      // Without `.svc`, it can be a host outside the cluster.
      const written =
        isService ||
        nearest(
          space ?? '',
          (hosts.get(head) ?? []).flatMap(({namespaces = []}) => namespaces),
        )
          ? space
          : undefined;
      const namespace = written ?? source.unit?.namespace;
      const found = [
        ...(hosts.get(name) ?? hosts.get(name.replace(/^.*-/, '*-')) ?? []),
        ...(written ? (hosts.get(head) ?? []) : []).filter(({platform}) => platform === 'kubernetes'),
      ].filter(({platform}) => !source.unit || platform === source.unit.platform);
      const isNear = ({namespace: own, namespaces = []}: Host): boolean =>
        written !== undefined && namespaces.length > 0
          ? namespaces.includes(written)
          : (own ?? namespace) === (namespace ?? own);
      const host = found.find(isNear) ?? found[0];
      return {...value, ...source, address, host, isNear: !host || isNear(host)};
    }),
  );
});
