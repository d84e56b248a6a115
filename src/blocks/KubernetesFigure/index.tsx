import type {ReactNode} from 'react';
import Figure, {Arrow, Box, Group, Text} from '../../ui/Figure';

/** A stack in Kubernetes: one Deployment for the controller and for each worker type. */
export default function KubernetesFigure(): ReactNode {
  return (
    <Figure
      title="A stack in Kubernetes"
      desc="Clients call the controller through its Service and exchange documents with the data store. The controller is a Deployment with one replica. Each
        worker type is a separate Deployment with one or more replicas and a Service. ConfigMaps and Secrets are mounted
        in the controller and the workers. The controller stores job metadata in the database. Workers read from and write to
        the data store."
      caption="One Deployment for the controller and one for each worker type. Only the workers can have more than one replica."
      height={598}
    >
      <Box x={196} y={8} w={200} h={44} label="Clients" />
      <Arrow points="296,52 296,136" />
      <Text x={306} y={80} label="Service" />

      <Arrow points="196,30 14,30 14,525 44,525" both />
      <Text x={26} y={52} label="documents" />

      <Group x={28} y={96} w={444} h={494} label="Namespace" />
      <Box x={44} y={136} w={104} h={84} label={'ConfigMap\nSecret'} tone="bare" />
      <Arrow points="148,178 176,178" />
      <Box x={176} y={136} w={240} h={84} label="Controller" detail={'Deployment\n1 replica'} tone="accent" />

      <Arrow points="296,220 296,282" />
      <Text x={306} y={256} label="Services" />
      <Arrow points="96,220 96,282" />
      <Text x={106} y={256} label="mounted" />

      <Group x={44} y={282} w={384} h={132} label="One Deployment for each worker type" />
      <Box x={56} y={318} w={174} h={80} label="OCR worker" detail="1 to n replicas" />
      <Box x={242} y={318} w={174} h={80} label="Other worker" detail="1 to n replicas" />

      <Arrow points="140,414 140,476" both />
      <Text x={150} y={450} label="documents" />
      <Arrow points="416,178 442,178 442,480" both />
      <Box x={44} y={476} w={200} h={98} label="Data store" detail={'neverpile eureka,\nS3 or WebDAV'} shape="store" />
      <Box x={260} y={476} w={196} h={98} label="Database" detail="such as MariaDB" shape="store" />
    </Figure>
  );
}
