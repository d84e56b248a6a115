import type {ReactNode} from 'react';
import Figure, {Arrow, Box, Group, Text} from '../../ui/Figure';

/** A job request with its items and parts. */
export default function JobModelFigure(): ReactNode {
  return (
    <Figure
      title="Job request, items and parts"
      desc="A job request contains the name of the job template, a priority and one or more items. An item is one logical
        document with processing properties, index data and any number of parts. A part is one data stream: a part of
        type BASE_PART is not yet processed, a part of type META is already processed. The url of a part refers to
        the data store."
      caption="A job request contains items, an item contains parts, and a part refers to its data stream in the data store."
      height={556}
    >
      <Box x={100} y={8} w={280} h={58} label="Job template" detail="the workflow" />
      <Arrow points="240,122 240,66" />
      <Text x={252} y={100} label="`jobTemplateName` selects it" />

      <Group x={8} y={122} w={464} h={310} label="Job request (at run time: job)" />
      <Text x={20} y={168} label={'`jobTemplateName`, `priority`\n1 or more items'} />

      <Group x={24} y={204} w={432} h={212} label="Item: one logical document" />
      <Text
        x={36}
        y={250}
        label={
          '`processingProperties`: values for the workers\n`IndexData`: for example, a customer number\n0 or more parts'
        }
      />
      <Box x={36} y={308} w={198} h={96} label="Part" detail={'`BASE_PART`\nnot yet processed'} tone="accent" />
      <Box x={246} y={308} w={198} h={96} label="Part" detail={'`META`\nalready processed'} tone="bare" />

      <Arrow points="135,404 135,465" />
      <Arrow points="345,404 345,465" />
      <Text x={240} y={458} anchor="middle" label="`url` refers to" />
      <Box x={36} y={464} w={408} h={84} label="Data store" detail="one data stream per part" shape="store" />
    </Figure>
  );
}
