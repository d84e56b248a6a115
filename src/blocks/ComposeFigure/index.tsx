import {Fragment, type ReactNode} from 'react';
import Figure, {Arrow, Box, Group, Text} from '../../ui/Figure';

const services = [
  {port: '8080', name: 'jf-controller', detail: 'in-memory H2, `./controller-config`', tone: 'accent'},
  {port: '7081', name: 'jadice-flow-worker-tessocr', detail: '`./worker-config`'},
  {port: '8085', name: 'eureka', detail: '`./eureka-config` `./eureka-data`', shape: 'store'},
] as const;

/** Vertical distance between two containers. */
const PITCH = 102;

/** The demo stack: three containers, one network, three published ports. */
export default function ComposeFigure(): ReactNode {
  return (
    <Figure
      title="Demo stack in Docker Compose"
      desc="Three containers share the network jadice-flow-network, and each listens on port 8080 inside it. The
        controller jf-controller is published on host port 8080, the OCR worker jadice-flow-worker-tessocr on 7081,
        and the data store eureka on 8085. The controller calls the worker and the data store, and the worker calls the
        data store. Each container mounts its configuration directory. eureka also mounts the directory eureka-data."
      caption="The demo stack. Inside the network, each container listens on 8080. On the host, the ports are 8080, 7081 and 8085."
      height={348}
    >
      <Text x={44} y={28} anchor="middle" strong label="Host ports" />
      <Group x={112} y={6} w={360} h={336} label="jadice-flow-network" />
      {services.map(({port, name, detail, ...look}, index) => (
        <Fragment key={name}>
          <Box x={8} y={54 + index * PITCH} w={72} h={40} label={port} />
          <Arrow points={`80,${74 + index * PITCH} 128,${74 + index * PITCH}`} />
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
      <Arrow points="280,106 280,144" />
      <Text x={292} y={130} label="steps" />
      <Arrow points="280,208 280,246" both />
      <Text x={292} y={232} label="documents" />
      <Arrow points="432,74 452,74 452,278 432,278" both />
    </Figure>
  );
}
