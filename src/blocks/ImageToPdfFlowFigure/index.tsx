import type {ReactNode} from 'react';
import {Arrow, Box} from '../../ui/Figure';
import JobFlow from '../JobFlow';
import type {FlowDrawing} from '@site/src/check/figures/drawing';

const effects: Readonly<Record<string, string>> = {
  filetypeAnalyzer: 'detects the MIME type\nadds no part',
  ocr: 'adds an hOCR part\nkeeps the source',
  pdf: 'creates one PDF/A-2b\nmarks source as `META`',
};

/** The job template `imageToPdfWithHOCR`, drawn from its file, with the effect of each step on the parts of the item. */
export default function ImageToPdfFlowFigure({data}: {readonly data: FlowDrawing}): ReactNode {
  return (
    <JobFlow
      data={data}
      desc="Three steps in a row. The start edge has the condition star and leads to filetypeAnalyzer, which detects the
        MIME type and adds no part. On COMPLETED the step ocr calls TessOCR and adds an hOCR part. On COMPLETED the step
        pdf calls CombineToPDF, creates one PDF/A-2b with a text layer and marks the source as META."
      caption="Template imageToPdfWithHOCR: three steps in a row. The right column shows how each step changes the parts."
    >
      {data.nodes
        .filter(({kind}) => kind === 'step')
        .map(({name, y, h}) => (
          <g key={name}>
            <Arrow points={`240,${y + h / 2} 272,${y + h / 2}`} />
            <Box x={272} y={y} w={200} h={h} detail={effects[name] ?? ''} />
          </g>
        ))}
    </JobFlow>
  );
}
