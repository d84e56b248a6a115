import type {ReactNode} from 'react';
import Figure, {Arrow, Box, Group, Text} from '../../ui/Figure';

/** The components of a stack and their connections. */
export default function ArchitectureFigure(): ReactNode {
  return (
    <Figure
      title="Components of a jadice flow stack"
      desc="Your application and the optional source scanner send jobs to the controller over REST and exchange documents
        with the data store. The Controller UI calls the controller. The controller stores job metadata in the
        controller database, connects to the data store and sends each step to a worker. Workers read documents from the data store and write
        results to it. There is only one controller. Each worker type scales independently."
      caption="The components of a stack. Jobs go through the controller, documents through the data store."
      height={576}
    >
      <Group x={8} y={8} w={312} h={112} label="Clients" />
      <Box x={20} y={42} w={124} h={66} label="Application" detail="your code" />
      <Box x={154} y={42} w={154} h={66} label="Source scanner" detail="optional" tone="optional" />
      <Box x={336} y={42} w={136} h={66} label="Controller UI" detail="in the browser" />

      <Arrow points="212,120 212,182" />
      <Arrow points="404,108 404,146 280,146 280,182" />
      <Text x={202} y={156} anchor="end" label="REST, JSON" />

      <Box x={128} y={182} w={184} h={76} label="Controller" detail="one instance" tone="accent" />
      <Arrow points="312,220 352,220" both />
      <Box x={352} y={172} w={120} h={96} label={'Controller\ndatabase'} detail="job metadata" shape="store" />

      <Arrow points="220,258 220,318" both />
      <Text x={232} y={294} label="steps, references only" />

      <Group x={128} y={318} w={344} h={100} label="Workers: each type scales independently" />
      <Box x={140} y={352} w={100} h={54} label="OCR" />
      <Box x={250} y={352} w={100} h={54} label="PDF" />
      <Box x={360} y={352} w={100} h={54} label="File type" />

      <Arrow points="300,418 300,474" both />
      <Text x={312} y={452} label="read, write" />
      <Arrow points="28,120 28,479" both />
      <Text x={38} y={204} label="documents" />
      <Arrow points="128,236 84,236 84,479" both />
      <Box
        x={8}
        y={474}
        w={464}
        h={94}
        label="Data store"
        detail="neverpile eureka (default), S3 or WebDAV"
        shape="store"
      />
    </Figure>
  );
}
