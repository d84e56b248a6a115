import type {ReactNode} from 'react';
import Figure, {Arrow, Box, Group, Text} from '../../ui/Figure';

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
      height={500}
    >
      <Text x={62} y={28} anchor="middle" strong>
        Host ports
      </Text>
      <Group x={152} y={8} w={320} h={484} label="jadice-flow-network" />

      <Box x={8} y={74} w={108} h={44} label="8080" />
      <Arrow points="116,96 168,96" />
      <Box
        x={168}
        y={46}
        w={264}
        h={104}
        label="jf-controller"
        detail={'port 8080\n`./controller-config`\nin-memory H2 database'}
        tone="accent"
      />

      <Arrow points="300,150 300,202" />
      <Text x={290} y={180} anchor="end">
        steps
      </Text>

      <Box x={8} y={222} w={108} h={44} label="7081" />
      <Arrow points="116,244 168,244" />
      <Box x={168} y={202} w={264} h={86} label="jadice-flow-worker-tessocr" detail={'port 8080\n`./worker-config`'} />

      <Arrow points="300,288 300,340" both />
      <Text x={290} y={322} anchor="end">
        documents
      </Text>
      <Arrow points="432,98 454,98 454,408 432,408" both />

      <Box x={8} y={386} w={108} h={44} label="8085" />
      <Arrow points="116,408 168,408" />
      <Box
        x={168}
        y={340}
        w={264}
        h={136}
        label="eureka"
        detail={'port 8080\n`./eureka-config`\n`./eureka-data`'}
        shape="store"
      />
    </Figure>
  );
}
