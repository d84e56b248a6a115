import type {ReactNode} from 'react';
import Figure, {Arrow, Box, Text} from '../Figure';

interface Step {
  readonly name: string;
  readonly worker: string;
  /** Condition of the edge that leads here. */
  readonly on: string;
  /** What the step does to the parts of the item. */
  readonly effect: string;
}

const STEPS: readonly Step[] = [
  {
    name: 'filetypeAnalyzer',
    worker: 'FiletypeAnalyzer',
    on: '"*"',
    effect: 'finds the MIME type\nno new part\nsource stays',
  },
  {name: 'ocr', worker: 'TessOCR', on: 'COMPLETED', effect: 'adds an hOCR part\nsource stays'},
  {
    name: 'pdf',
    worker: 'CombineToPDF',
    on: 'COMPLETED',
    effect: 'makes one PDF/A-2b\nwith a text layer\nsource is now `META`',
  },
];

const FIRST = 124;
const PITCH = 148;
const END = FIRST + STEPS.length * PITCH - 10;

/** The job template `imageToPdfWithHOCR`: three steps, and what each does to the parts of the item. */
export default function ImageToPdfFlowFigure(): ReactNode {
  return (
    <Figure
      title="Job flow of the template imageToPdfWithHOCR"
      desc="Three steps in a row. The start edge has the condition star and leads to filetypeAnalyzer, which finds the
        MIME type and adds no part. On COMPLETED the step ocr calls TessOCR and adds an hOCR part. On COMPLETED the step
        pdf calls CombineToPDF, makes one PDF/A-2b with a text layer and marks the source as META."
      caption="The template imageToPdfWithHOCR: three steps in a row. The right column shows what each step does to the parts."
      height={END + 48}
    >
      <Text x={124} y={24} anchor="middle" strong>
        Job flow
      </Text>
      <Text x={372} y={24} anchor="middle" strong>
        Parts of the item
      </Text>
      <Box x={80} y={40} w={88} h={36} label="Start" tone="quiet" />
      {STEPS.map(({name, worker, on, effect}, index) => {
        const y = FIRST + index * PITCH;
        const from = index === 0 ? 76 : y - PITCH + 84;
        return (
          <g key={name}>
            <Arrow points={`124,${from} 124,${y}`} />
            <Text x={136} y={(from + y) / 2 + 5}>
              {`\`"on": ${on}\``}
            </Text>
            <Box x={8} y={y} w={232} h={84} label={name} detail={`worker \`${worker}\``} tone="accent" />
            <Arrow points={`240,${y + 42} 272,${y + 42}`} />
            <Box x={272} y={y} w={200} h={84} detail={effect} />
          </g>
        );
      })}
      <Arrow points={`124,${END - 54} 124,${END}`} />
      <Box x={80} y={END} w={88} h={36} label="End" tone="quiet" />
    </Figure>
  );
}
