import type {ReactNode} from 'react';
import Figure, {Arrow, Box, Text} from '../Figure';

/** The job template `ocr`: one step, and what it does to the parts of the item. */
export default function OcrFlowFigure(): ReactNode {
  return (
    <Figure
      title="Job flow of the template ocr"
      desc="The start edge has the condition star and leads to the step OCR, which calls the worker TessOCR with the
        output format TEXT_AND_HOCR. Before the step the item has one base part, scan.png. After the step scan.png is
        marked META, and the item has two new parts: plain text and hOCR."
      caption="The template ocr: one step. The source becomes META; two new parts come out."
      height={372}
    >
      <Text x={120} y={24} anchor="middle" strong>
        Job flow
      </Text>
      <Text x={368} y={24} anchor="middle" strong>
        Parts of the item
      </Text>

      <Box x={76} y={44} w={88} h={40} label="Start" tone="quiet" />
      <Box x={272} y={38} w={192} h={52} label="scan.png" detail="`BASE_PART`" />

      <Arrow points="120,84 120,134" />
      <Text x={132} y={114}>
        {'`"on": "*"`'}
      </Text>

      <Box x={8} y={134} w={232} h={96} label="OCR" detail={'worker `TessOCR`\n`TEXT_AND_HOCR`'} tone="accent" />
      <Arrow points="368,90 368,182 240,182" />

      <Arrow points="120,230 120,290" />
      <Box x={76} y={290} w={88} h={40} label="End" tone="quiet" />

      <Arrow points="240,206 256,206 256,242 272,242" />
      <Arrow points="256,206 256,298 272,298" />
      <Arrow points="256,206 256,346 272,346" />
      <Box x={272} y={216} w={192} h={52} label="scan.png" detail="now `META`" tone="quiet" />
      <Box x={272} y={280} w={192} h={36} label="plain text" />
      <Box x={272} y={328} w={192} h={36} label="hOCR" />
    </Figure>
  );
}
