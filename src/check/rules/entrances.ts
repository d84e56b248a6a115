/** Contradictions in Routes and Ingresses. */
import {allAt, entriesOf, textOf, valueOf, type Place, type Tree} from '../model/tree';
import {probesOf} from '../views/containers';
import {pathOf} from '../views/compose';
import {namedLike, podOf, resourcesOf, selects, type Resource} from '../views/kubernetes';
import {listedFiles} from '../views/listed';
import {suspect, type Check, type Found, type Input, type Judge, when} from './rule';
import {place, repeated} from './words';

/** Whether pods expect TLS at a port of a Service. Undefined if neither its name nor a probe at it says so. */
function hasTls(service: Resource, route: Resource, input: Input): boolean | undefined {
  const asked = textOf(valueOf(route.tree, 'spec', 'port', 'targetPort'));
  const ports = allAt(service.tree, 'spec.ports[]');
  const targetOf = (port: Tree): string | undefined => textOf(valueOf(port, 'targetPort') ?? valueOf(port, 'port'));
  const chosen = ports.find((port) => [textOf(valueOf(port, 'name')), targetOf(port)].includes(asked)) ?? ports[0];
  const target = chosen && targetOf(chosen);
  const containers = resourcesOf(input)
    .filter((one) => selects(service, one, input))
    .flatMap((one) => allAt(podOf(one)?.spec, 'containers[]'));
  const probed = containers.flatMap((container) => {
    const door = allAt(container, 'ports[]').find((port) => textOf(valueOf(port, 'name')) === target);
    const names = [target, textOf(valueOf(door, 'containerPort'))];
    return probesOf(container)
      .flatMap((probe) => allAt(probe, 'httpGet'))
      .filter((probe) => names.includes(textOf(valueOf(probe, 'port'))))
      .map((probe) => textOf(valueOf(probe, 'scheme')) ?? 'HTTP');
  });
  const [, name] = /^(https?)(?:-|$)/.exec(textOf(valueOf(chosen, 'name')) ?? '') ?? [];
  const scheme = probed[0] ?? name?.toUpperCase();
  return scheme === undefined ? undefined : scheme === 'HTTPS';
}

/** Timeouts of a router or Ingress controller that it does not read. */
export const timeoutsIn = ({tree}: Resource): Found[] =>
  entriesOf(valueOf(tree, 'metadata', 'annotations')).flatMap(({name, value}) => {
    const isRouter = /^haproxy\.router\.openshift\.io\/timeout(?:-tunnel)?$/.test(name);
    const isNginx = /^nginx\.ingress\.kubernetes\.io\/proxy-(?:connect|read|send)-timeout$/.test(name);
    const form = isRouter ? /^\d+(?:us|ms|s|m|h|d)$/ : /^\d+$/;
    const message = `This timeout must be ${isRouter ? 'a number with its unit directly behind it, such as `120s`' : 'a number of seconds without a unit'}.`;
    const advice = isRouter
      ? 'Without a unit, the router counts milliseconds, and with a blank its default stays, so long calls end too early. Correct the value.'
      : 'The default otherwise stays, and long calls end too early. Delete the unit.';
    const isWrong = (isRouter || isNginx) && !/[{$]/.test(textOf(value) ?? '{') && !form.test(textOf(value)!);
    return when(isWrong, value, message, {...suspect, advice});
  });

/** The hosts with their paths that a Route or an Ingress is for. */
const doorsOf = ({kind, tree}: Resource): {at: Place; door: string}[] =>
  [
    ...(kind === 'Route' ? [{host: valueOf(tree, 'spec', 'host'), path: valueOf(tree, 'spec', 'path')}] : []),
    ...allAt(tree, 'spec.rules[]').flatMap((rule) =>
      allAt(rule, 'http.paths[].path').map((path) => ({host: valueOf(rule, 'host'), path})),
    ),
  ].flatMap(({host, path}) =>
    textOf(host) ? [{at: (path ?? host!).at, door: `${textOf(host)}${textOf(path) ?? '/'}`}] : [],
  );

/** Entries for the same host and path as an earlier one, in files of one folder. A canary is meant so, and other classes have other entrances. */
export const sameDoors: Check = (input) => {
  const listed = listedFiles(input).map(({path}) => path);
  const all = resourcesOf(input).flatMap((one) => {
    const {file, kind, tree, name, namespace, isPart} = one;
    const [notes, labels] = ['annotations', 'labels'].map((key) => entriesOf(valueOf(tree, 'metadata', key)));
    const isMeant =
      isPart ||
      (listed.length > 0 && !listed.includes(pathOf(file.name))) ||
      notes!.some((note) => /canary|mergeable|class/.test(note.name)) ||
      labels!.some((label) => /router|shard/.test(label.name));
    const folder = file.name.replace(/[^\\/]*$/, '');
    const scope = [folder, kind, namespace, textOf(valueOf(tree, 'spec', 'ingressClassName'))].join(' ');
    return isMeant ? [] : doorsOf(one).map((door) => ({file, scope, tree, name, ...door}));
  });
  return repeated(
    all,
    ({door}) => door,
    ({scope}) => scope,
  )
    .filter(({item, first}) => item.tree === first.tree || item.name !== first.name)
    .map(({file, item, first}) => ({
      file,
      at: item.at,
      message: `The entry in ${place(first)} already has this host and path.`,
      advice: 'Only one of the two gets the calls. Delete one, or correct its host or path.',
      certainty: 'suspect',
    }));
};

/** Hosts of an Ingress without a certificate, although others have one. */
export const tlsOf: Judge = ({tree}, line) => {
  const secured = allAt(tree, 'spec.tls[].hosts[]');
  const hosts = allAt(tree, 'spec.rules[].host');
  const has = (some: readonly Tree[], host: Tree): boolean =>
    some.some((one) => [textOf(host), textOf(host)?.replace(/^[^.]*/, '*')].includes(textOf(one)));
  const open = secured.length > 0 ? hosts.find((host) => !has(secured, host)) : undefined;
  const slip = secured.find((host) => !has(hosts, host) && !/^\*/.test(textOf(host) ?? ''));
  const message = `No entry of \`tls\` has the host of line ${line(open)}, so browsers get a certificate of another host.`;
  const advice = 'Write the same host in both places.';
  return when(open, slip ?? open, message, {...suspect, advice});
};

/** A Route that ends TLS where its pods expect it, or passes it on where they do not. */
export const routerTls: Judge = (route, _, input) => {
  const {tree} = route;
  const [service] = namedLike(input, 'Service', textOf(valueOf(tree, 'spec', 'to', 'name')), route);
  const way = valueOf(tree, 'spec', 'tls', 'termination');
  const isSecured = service && hasTls(service, route, input);
  const isPassed = /^(?:passthrough|reencrypt)$/.test(textOf(way) ?? '');
  const where = service ? place(service) : '';
  const message = isPassed
    ? `The router passes TLS on to the pods of the Service in ${where}, which speak HTTP there.`
    : `The router sends HTTP to the pods of the Service in ${where}, which expect TLS there.`;
  const advice = isPassed
    ? 'Browsers get an error of the connection instead of a page. Write `edge`, with which the router ends TLS itself.'
    : 'Browsers get status 502 or 400. Write `reencrypt`, or `passthrough` if the pods have the certificate of the host.';
  const insecure = valueOf(tree, 'spec', 'tls', 'insecureEdgeTerminationPolicy');
  const isOpen = textOf(insecure) === 'Allow';
  const isPlain = service !== undefined && valueOf(tree, 'spec', 'tls') === undefined;
  const weight = valueOf(tree, 'spec', 'to', 'weight');
  const isUnused = textOf(weight) === '0' && !valueOf(tree, 'spec', 'alternateBackends');
  return [
    ...when(isSecured === !isPassed && !isPlain, way ?? route, message, {...suspect, advice}),
    ...when(
      isPlain || isOpen,
      insecure ?? route,
      `This Route ${isPlain ? 'has no `tls`' : 'also answers without TLS'}, so documents and logins cross the network unencrypted.`,
      {
        ...suspect,
        advice: `Whoever listens there can read them. Write ${isPlain ? '`tls: {termination: edge, insecureEdgeTerminationPolicy: Redirect}`' : '`Redirect`, which leads browsers to HTTPS'}.`,
      },
    ),
    ...when(isUnused, weight, 'With the weight `0`, the router sends no request to this Service.', {
      advice: 'Clients get status 503. Write `100`, because it is the only Service of the Route.',
    }),
  ];
};
