import type {ReactNode} from 'react';
import Figure, {Arrow, Box, Text} from '@site/src/ui/Figure';
import type {FlowDrawing} from '@site/src/check/figures/drawing';

interface Props {
  /** Supplied by the plugin `check`. */
  readonly data: FlowDrawing;
  /** Description that replaces the one generated from the file. */
  readonly desc?: string;
  readonly caption?: string;
  /** Height of the sheet, if it has additional content. */
  readonly height?: number;
  /** Name of the highlighted step. By default, all reachable steps are highlighted. */
  readonly current?: string | undefined;
  /** Parts of the item, at the right of the flow. */
  readonly children?: ReactNode;
}

/** Marks a text as code. Replaces its back ticks, which would end the code. */
const code = (text: string): string => (text === '' ? '' : `\`${text.replaceAll('`', "'")}\``);

/** A job template as a graph, drawn from its file: `<JobFlow file="static/samples/workflows/branch.yaml" />`. */
export default function JobFlow({data, desc, caption, height, current, children}: Props): ReactNode {
  const {nodes, lines} = data;
  const toneOf = ({kind, isReached, name}: FlowDrawing['nodes'][number]): 'plain' | 'accent' | 'bare' =>
    kind !== 'step' || !isReached ? 'bare' : current === undefined || current === name ? 'accent' : 'plain';
  return (
    <Figure
      title={data.title}
      desc={desc ?? data.desc}
      caption={caption ?? data.caption}
      height={height ?? data.height}
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
          label={node.name.replaceAll('`', "'")}
          {...(node.detail && {detail: node.isReached ? code(node.detail) : node.detail})}
          tone={toneOf(node)}
          {...(node.kind === 'step' && {mark: 'step'})}
        />
      ))}
      {lines.map(({points, label, x, y}) => (
        <Text key={points} x={x} y={y} label={code(label)} />
      ))}
      {children !== undefined && (
        <>
          <Text x={124} y={24} anchor="middle" strong label="Job flow" />
          <Text x={372} y={24} anchor="middle" strong label="Parts of the item" />
        </>
      )}
      {children}
    </Figure>
  );
}
