import {type ReactNode, useRef} from 'react';
import Heading from '@theme/Heading';
import Figure, {Arrow, Box, Text} from '@site/src/components/Figure';
import type {Outline, OutlineStep} from '../../views/outline';
import {save} from '../save';
import {layoutOf, type Node} from './layout';
import {standaloneDrawing} from './saveDrawing';
import {description, waysOut} from './words';

/** Look of a box: the steps stand out, ends and what is not reached do not. */
const toneOf = ({kind, isReached}: Node): 'accent' | 'quiet' => (kind === 'step' && isReached ? 'accent' : 'quiet');

/** Back ticks mark code in a figure: those of a file are not meant so. */
const plain = (text: string): string => text.replaceAll('`', "'");

/** The drawing alone. */
export function FlowDrawing({outline}: {outline: Outline}): ReactNode {
  const {nodes, lines, height} = layoutOf(outline);
  return (
    <Figure
      title={`Job flow of the template ${outline.name}`}
      desc={description(outline)}
      caption={`The template ${outline.name}. An arrow has the exit status for which it is taken; * is any.`}
      height={height}
    >
      {lines.map(({points}) => (
        <Arrow key={points} points={points} />
      ))}
      {nodes.map((node) => (
        <Box
          key={`${node.kind} ${node.y} ${node.x}`}
          x={node.x}
          y={node.y}
          w={node.w}
          h={node.h}
          label={plain(node.name)}
          {...(node.detail && {detail: plain(node.detail)})}
          tone={toneOf(node)}
        />
      ))}
      {lines.map(({points, label, x, y}) => (
        <Text key={points} x={x} y={y}>
          {plain(label)}
        </Text>
      ))}
    </Figure>
  );
}

interface Props {
  outline: Outline;
  /** Shows a step in the text of its file. */
  onShow: (outline: Outline, step: OutlineStep) => void;
}

/** A job template as a drawing and as a list, with a way to the lines of each step. */
export function Flow({outline, onShow}: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const saveDrawing = (): void => {
    const svg = frame.current?.querySelector('svg');
    if (svg) {
      save('job-flow.svg', standaloneDrawing(svg), 'image/svg+xml');
    }
  };
  return (
    <section>
      <Heading as="h3">
        Job template {outline.name} in {outline.file}
      </Heading>
      <div ref={frame}>
        <FlowDrawing outline={outline} />
      </div>
      <p>
        <button type="button" onClick={saveDrawing}>
          Save the drawing as SVG
        </button>
      </p>
      <ol>
        <li>Start: {waysOut(outline, undefined)}</li>
        {outline.steps.map((step) => (
          <li key={step.name}>
            <button type="button" onClick={() => onShow(outline, step)}>
              {step.name}, line {step.line}
            </button>{' '}
            worker {step.worker || 'none'}
            {step.parameters.length > 0 && `, parameters ${step.parameters.join(', ')}`}
            {step.isReached ? `; ${waysOut(outline, step)}` : '; no edge reaches this step'}
          </li>
        ))}
      </ol>
    </section>
  );
}
