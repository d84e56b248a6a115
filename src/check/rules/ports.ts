/** Rules about the ports of services, in their settings and in addresses. */
import {isLocal} from '../model/address';
import {groupedBy} from '../model/cached';
import {callsOf, type Call} from '../views/calls';
import {doorsOf, hostsOf, type Door, type Host} from '../views/hosts';
import {imagePort, mentions, valuesIn, type Unit} from '../views/units';
import type {Check, Hit, Input} from './rule';
import {correction, place, stackPage} from './words';

/** Which port of another container an address needs, by the platform of the container that uses it. */
const portsToUse = {
  compose:
    'Between containers, an address needs the port at which the program listens. The first number of an entry in `ports` is for calls from outside.',
  kubernetes: 'Between pods, an address needs the `port` of the Service, which can differ from that of the container.',
};

/** The ports on which a container listens, and what says so. None if the open files do not show them. */
function listenedBy(unit: Unit, asked: readonly number[], {knowledge}: Input) {
  const settings = valuesIn(unit, 'server.port').filter(({text}) => /^[1-9]\d{0,4}$/.test(text));
  if (settings.length > 0) {
    return settings.map((value) => ({
      port: Number(value.text),
      source: `${value.text} (\`${value.name}\`, ${place(value)})`,
    }));
  }
  const image = imagePort(unit, knowledge);
  const own = doorsOf(unit.blocks);
  const isAsked = (port: number): boolean =>
    unit.platform === 'compose' || own.length === 0
      ? asked.includes(port)
      : unit.blocks.every(({isWhole}) => isWhole) || own.some(({target}) => target === port);
  if (image && (isAsked(image.port) || (image.isSure && own.length === 0))) {
    return [{port: image.port, source: `${image.port}, the default of its image`}];
  }
  return unit.platform === 'compose'
    ? []
    : own.flatMap((door) =>
        door.target === undefined ? [] : {port: door.target, source: `${door.target} (${place(door)})`},
      );
}

/** Wrong ports of a host, of the addresses that name it, and of its settings: each where it disagrees with the rest. */
function wrongPorts({platform, title, units, doors, isClosed}: Host, calls: readonly Call[], input: Input): Hit[] {
  const canListen = (port: number): boolean => units.some((unit) => mentions(unit, port));
  const outside = doors.flatMap(({others}) => others);
  const asked = [
    ...doors.flatMap(({target}) => target ?? []),
    ...calls.flatMap(({address: {port = 0}, isTest}) => (isTest || outside.includes(port) || isClosed ? [] : port)),
  ];
  const [most = 0] = asked;
  const image = units.length === 1 ? imagePort(units[0]!, input.knowledge)?.port : undefined;
  const [odd, ...more] = units
    .flatMap((unit) => valuesIn(unit, 'server.port'))
    .filter(({text}) => /^[1-9]\d{0,4}$/.test(text));
  const votes = asked.filter((port) => port === most).length + (image === most ? 1 : 0);
  if (
    odd &&
    more.length === 0 &&
    votes === asked.length + (image === most ? 1 : 0) &&
    votes > 1 &&
    most !== Number(odd.text) &&
    !canListen(most)
  ) {
    return [
      {
        file: odd.file,
        at: odd.at,
        message: `\`${odd.name}\` is ${odd.text}, but others call the service ${title} at ${doors.some(({target}) => target === most) ? most : 'another port'}, where nothing answers then.`,
        advice: `Correct it here, or change the port at ${place(doors[0] ?? calls[0]!)} and in all addresses.`,
        help: stackPage[platform],
      },
    ];
  }
  const heard = units.map((unit) => listenedBy(unit, asked, input));
  const right = heard.every((ports) => ports.length > 0) ? heard.flat() : [];
  const isRight = (port = 0): boolean => right.some((one) => one.port === port);
  const isWrong = ({target = 0}: Door): boolean =>
    target > 0 && right.length > 0 && !isRight(target) && !canListen(target);
  // Of several ports, some can be those of other programs.
  const groups = [
    doors.filter(({port, isOverride}) => port !== undefined && !isOverride),
    doors.filter(({isOverride}) => isOverride),
    doors.filter(({port, isOverride}) => port === undefined && !isOverride),
  ];
  const wrong = groups.filter(
    (group) => group.filter(isWrong).length === 1 && !group.some(({target}) => isRight(target)),
  );
  const source = `The service ${title} listens on ${right[0]?.source}`;
  const label = 'Use the port of the container';
  return [
    ...wrong
      .flatMap((group) => group.filter(isWrong))
      .map(({file, at, target, others}) => {
        const better = right[0]!.port;
        const message = `${source}, but this entry leads to ${target}, where nothing answers.`;
        const isPair = platform === 'compose' && others.length > 0;
        const advice = `Make ${isPair ? 'the last number' : 'it'} ${better}.`;
        const help = stackPage[platform];
        return {file, at, message, advice, help, fix: correction(file, at, String(target), String(better), label)};
      }),
    ...calls.flatMap((call): Hit[] => {
      const {
        address: {port = 0, host: written},
        isTest,
      } = call;
      const isDoor = doors.some((door) => (isTest ? door.target : door.port) === port);
      const door = isTest ? undefined : doors.find((one) => one.port !== undefined && one.others.includes(port));
      const isElsewhere = isClosed && !isTest;
      const [only, ...others] = isElsewhere ? doors.filter((one) => one.port !== undefined) : [];
      const better = isElsewhere
        ? (door ?? (others.length === 0 ? only : undefined))?.port
        : (right[0]?.port ?? door?.port);
      if (isDoor || (!isElsewhere && (better === undefined || isRight(port) || canListen(port)))) {
        return [];
      }
      const message = isElsewhere
        ? `The Service ${title} has no such port, so nothing answers at this address.`
        : door
          ? `This is the port of the service ${title} for calls from outside (${place(door)}). Containers do not reach it there.`
          : `${source}, but this ${isTest ? 'probe' : 'address'} has another port, where nothing answers.`;
      const todo = better && better < 65_536 ? ` Write ${better}.` : '';
      const {file, at} = call.port ?? call;
      const start = call.port ? '' : `${written}:`;
      const fix =
        better &&
        correction(
          file,
          at,
          `${start}${port}`,
          `${start}${better}`,
          isElsewhere ? 'Use the port of the service' : label,
        );
      return [
        {
          file,
          at,
          message,
          advice: `${isTest ? 'A container is tested at the port of its own program.' : portsToUse[platform]}${todo}`,
          help: stackPage[platform],
          fix: fix || undefined,
        },
      ];
    }),
  ];
}

export const servicePort: Check = (input) => {
  const own = new Map(hostsOf(input).flatMap((host) => host.units.map((unit) => [unit, host] as const)));
  const calls = groupedBy(
    callsOf(input).filter(({address, name}) => address.port !== undefined && !/advertised|listen|bind/i.test(name)),
    ({isTest, address, unit, host}) => (isTest && isLocal(address.host) ? own.get(unit!) : host),
  );
  return hostsOf(input).flatMap((host) => wrongPorts(host, calls.get(host) ?? [], input));
};
