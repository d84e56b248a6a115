import {Fragment, type ReactNode} from 'react';
import Figure, {Arrow, Box, Group, Text} from '../../ui/Figure';

/** Vertical distance between two containers. */
const PITCH = 102;

interface Props {
  /** The stack of the installation guide, which keeps jobs in MariaDB. */
  readonly permanent?: boolean;
}

/** The demo stack, or the permanent one with its database: the containers of one network, and their published ports. */
export default function ComposeFigure({permanent = false}: Props): ReactNode {
  const services = [
    ...(permanent ? [{name: 'flow-db', detail: 'MariaDB, volume `flow-db-data`', shape: 'store'} as const] : []),
    {
      port: '8080',
      name: 'jf-controller',
      detail: permanent ? '`./controller-config`' : 'in-memory H2, `./controller-config`',
      tone: 'accent',
    },
    {port: '7081', name: 'jadice-flow-worker-tessocr', detail: '`./worker-config`'},
    {port: '8085', name: 'eureka', detail: '`./eureka-config` `./eureka-data`', shape: 'store'},
  ] as const;
  const stack = permanent ? 'stack' : 'demo stack';
  /** Where the row of the controller begins. */
  const top = permanent ? PITCH : 0;
  return (
    <Figure
      title={permanent ? 'Stack in Docker Compose' : 'Demo stack in Docker Compose'}
      desc={`${permanent ? 'Four' : 'Three'} containers share the network jadice-flow-network. The controller
        jf-controller is published on host port 8080, the OCR worker jadice-flow-worker-tessocr on 7081,
        and the data store eureka on 8085. Inside the network, all three listen on port 8080.
        The controller calls the worker and the data store, and the worker calls the
        data store. Each of them mounts its configuration directory. eureka also mounts the directory eureka-data.
        ${permanent ? 'The controller keeps its jobs in flow-db, a MariaDB database with the volume flow-db-data.' : ''}`}
      caption={`The ${stack}. Inside the network, controller, worker and data store listen on 8080. On the host, the ports are 8080, 7081 and 8085.`}
      height={top + 348}
    >
      <Text x={44} y={top + 28} anchor="middle" strong label="Host ports" />
      <Group x={112} y={6} w={360} h={top + 336} label="jadice-flow-network" />
      {services.map(({name, detail, ...look}, index) => (
        <Fragment key={name}>
          {'port' in look && (
            <>
              <Box x={8} y={54 + index * PITCH} w={72} h={40} label={look.port} />
              <Arrow points={`80,${74 + index * PITCH} 128,${74 + index * PITCH}`} />
            </>
          )}
          <Box
            x={128}
            y={42 + index * PITCH}
            w={304}
            h={name === 'eureka' ? 80 : 64}
            label={name}
            detail={detail}
            {...look}
          />
        </Fragment>
      ))}
      {permanent && (
        <>
          <Arrow points="280,106 280,144" both />
          <Text x={292} y={130} label="jobs" />
        </>
      )}
      <Arrow points={`280,${top + 106} 280,${top + 144}`} />
      <Text x={292} y={top + 130} label="steps" />
      <Arrow points={`280,${top + 208} 280,${top + 246}`} both />
      <Text x={292} y={top + 232} label="documents" />
      <Arrow points={`432,${top + 74} 452,${top + 74} 452,${top + 278} 432,${top + 278}`} both />
    </Figure>
  );
}
