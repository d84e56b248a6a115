import type {ReactNode} from 'react';
import {Arrow, Box} from '../../ui/Figure';
import JobFlow from '../JobFlow';
import type {FlowDrawing} from '@site/src/check/figures/drawing';

/** The job template `ocr`, drawn from its file: one step and its effect on the parts of the item. */
export default function OcrFlowFigure({data}: {readonly data: FlowDrawing}): ReactNode {
  const step = data.nodes.find(({kind}) => kind === 'step')!;
  const [middle, out] = [step.y + step.h / 2, step.y + step.h - 16];
  return (
    <JobFlow
      data={data}
      desc="The start edge has the condition star and leads to the step OCR, which calls the worker TessOCR with the
        output format TEXT_AND_HOCR. Before the step the item has one base part, scan.png. After the step scan.png is
        marked META, and the item has two new parts: plain text and hOCR."
      caption="Template ocr: one step. It marks the source as META and creates two new parts."
      height={out + 164}
    >
      <Box x={280} y={36} w={192} h={52} label="scan.png" detail="`BASE_PART`" mark="part" />
      <Arrow points={`376,88 376,${middle} 240,${middle}`} />
      {[40, 96, 144].map((down) => (
        <Arrow key={down} points={`240,${out} 260,${out} 260,${out + down} 280,${out + down}`} />
      ))}
      <Box x={280} y={out + 14} w={192} h={52} label="scan.png" detail="now `META`" tone="bare" mark="part" />
      <Box x={280} y={out + 78} w={192} h={36} label="plain text" mark="result" />
      <Box x={280} y={out + 126} w={192} h={36} label="hOCR" mark="result" />
    </JobFlow>
  );
}
