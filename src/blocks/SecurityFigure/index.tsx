import type {ReactNode} from 'react';
import Figure, {Arrow, Badge, Box, Group, Text} from '../../ui/Figure';

/** How clients access the controller with a token from Keycloak, and which parts are only in the internal network. */
export default function SecurityFigure(): ReactNode {
  return (
    <Figure
      title="Access with tokens from Keycloak"
      desc="1: the Controller UI, the source scanner and your application get an access token from Keycloak. 2: they send
        it to the controller with each request, as a Bearer token in the Authorization header. 3: the controller checks
        the token against the realm. 4: documents go to the data store, which has its own credentials. Workers and the controller
        database stay in the internal network and are not reachable for clients."
      caption="1: get a token. 2: send it with each request. 3: the controller checks it. 4: the data store has its own credentials."
      height={486}
    >
      <Group x={8} y={8} w={464} h={108} label="Clients" />
      <Box x={18} y={40} w={138} h={64} label="Controller UI" detail="`jadice-flow-ui`" />
      <Box x={164} y={40} w={152} h={64} label="Source scanner" detail="`jadice-flow-sa`" tone="optional" />
      <Box x={324} y={40} w={138} h={64} label="Application" detail="`jadice-flow-sa`" />

      <Arrow points="72,116 72,216" both />
      <Badge x={94} y={158} n={1} />
      <Text x={112} y={163} label="get token" />
      <Arrow points="390,116 390,238" />
      <Badge x={258} y={158} n={2} />
      <Text x={274} y={163} label="Bearer token" />

      <Arrow points="454,116 454,371" both />
      <Badge x={436} y={158} n={4} />
      <Group x={196} y={196} w={276} h={282} label="Internal network" />
      <Box x={8} y={216} w={128} h={104} label="Keycloak" detail={'realm\n`jadice-flow`'} />
      <Arrow points="208,276 136,276" />
      <Badge x={166} y={256} n={3} />
      <Text x={166} y={302} anchor="middle" label="check" />
      <Box x={208} y={238} w={224} h={76} label="Controller" detail="`jadice-flow-controller`" tone="accent" />
      <Arrow points="264,314 264,366" />
      <Arrow points="390,314 390,366" />
      <Box x={208} y={366} w={112} h={96} label={'Workers,\ndatabase'} />
      <Box x={336} y={366} w={128} h={96} label="Data store" detail="own credentials" shape="store" />
    </Figure>
  );
}
