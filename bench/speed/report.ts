import type {CheckFigures} from './check';
import type {PageFigures, SizedBuilds} from './run';
import type {SearchFigures} from './search';

/** A figure with its budget. */
export interface Row {
  what: string;
  figure: number;
  unit: string;
  /** Undefined where there is only a comparison. */
  budget?: {limit: number; atLeast?: boolean};
}

/** The most that a build may take of the stock build. */
const shares = {cold: 0.35, warm: 0.5};

const kb = (bytes: number): number => Number((bytes / 1000).toFixed(1));
const ratio = (part: number, whole: number): number => Number((part / whole).toFixed(2));

/** Rows about the pages. */
export function pageRows({weighed, audits, click, edit}: PageFigures): Row[] {
  const rows = weighed.flatMap(({template, bytes}, index): Row[] => {
    const {name, budget} = template;
    const audit = audits[index]!;
    const kinds = Object.keys(bytes) as (keyof typeof bytes)[];
    return [
      ...kinds.map((kind) => ({
        what: `${name}: ${kind}`,
        figure: kb(bytes[kind]),
        unit: 'kB brotli',
        budget: {limit: kb(budget[kind])},
      })),
      ...(['performance', 'accessibility', 'bestPractices', 'seo'] as const).map((score) => ({
        what: `${name}: Lighthouse ${score}`,
        figure: audit[score],
        unit: 'of 100',
        budget: {limit: score === 'performance' ? template.performance : 100, atLeast: true},
      })),
      {what: `${name}: LCP, simulated`, figure: audit.lcp, unit: 'ms', budget: {limit: 1200}},
      {what: `${name}: TBT, simulated`, figure: audit.tbt, unit: 'ms', budget: {limit: 100}},
      {what: `${name}: CLS`, figure: audit.cls, unit: '', budget: {limit: 0}},
    ];
  });
  return [
    ...rows,
    {what: 'click to painted page, prefetched', figure: click, unit: 'ms'},
    {what: '`npm start`: edit to screen', figure: edit, unit: 'ms', budget: {limit: 500}},
  ];
}

/** Rows about the search; `npm run bench:search` compares it with others. */
export function searchRows({indexBytes, today, tenfold, browser}: SearchFigures): Row[] {
  const figure = (value: number): number => Number(value.toFixed(1));
  return [
    {what: 'search: index of the current release', figure: kb(indexBytes), unit: 'kB brotli', budget: {limit: 170}},
    {what: 'search: opened to first hit', figure: browser.firstResult.median, unit: 'ms', budget: {limit: 200}},
    {what: 'search: longest task while opening', figure: browser.openingTask, unit: 'ms', budget: {limit: 50}},
    {what: 'search: longest task while typing', figure: browser.typingTask, unit: 'ms', budget: {limit: 50}},
    {what: 'search: keystroke, p95', figure: figure(today.keystroke), unit: 'ms', budget: {limit: 12}},
    {what: 'search: keystroke, p95, ten times', figure: figure(tenfold.keystroke), unit: 'ms', budget: {limit: 30}},
    {what: 'search: right page first', figure: figure(today.first), unit: '%', budget: {limit: 85, atLeast: true}},
    {
      what: 'search: right page in the first three',
      figure: figure(today.firstThree),
      unit: '%',
      budget: {limit: 97, atLeast: true},
    },
  ];
}

/** Rows about the check of what writers write. */
export const checkRows = ({cold, warm, changed}: CheckFigures): Row[] => [
  {what: '`npm run check`, first time', figure: cold, unit: 's', budget: {limit: 60}},
  {what: '`npm run check`, again', figure: warm, unit: 's', budget: {limit: 60}},
  {what: '`npm run check -- --changed`', figure: changed, unit: 's', budget: {limit: 60}},
];

/** Rows about the builds, and their share of the stock build of the same content in the same run. */
export function buildRows(sized: readonly SizedBuilds[]): Row[] {
  return sized.flatMap(({scale, site, stock}): Row[] => {
    const rows = (['cold', 'warm'] as const).flatMap((kind): Row[] => {
      const own = site[kind];
      const theirs = stock?.[kind];
      const what = `${scale}x: ${kind}`;
      return [
        {what, figure: own.seconds, unit: `s (stock ${theirs?.seconds ?? 'failed'})`},
        ...(theirs === undefined
          ? []
          : [
              {
                what: `${what}, of stock`,
                figure: ratio(own.seconds, theirs.seconds),
                unit: '',
                budget: {limit: shares[kind]},
              },
              {what: `${what}, of stock, processor time`, figure: ratio(own.cpuSeconds, theirs.cpuSeconds), unit: ''},
            ]),
      ];
    });
    const memory = {what: `${scale}x: peak memory, cold`, figure: site.cold.peakMiB, budget: {limit: 5120}};
    return [...rows, {...memory, unit: `MiB (stock ${stock?.cold.peakMiB ?? 'failed'})`}];
  });
}

/** The rows as a Markdown table. */
export function table(rows: readonly Row[]): string {
  const lines = rows.map(({what, figure, unit, budget}) => {
    const isMet = budget && (budget.atLeast ? figure >= budget.limit : figure <= budget.limit);
    const limit = budget ? `${budget.atLeast ? '>=' : '<='} ${budget.limit}` : '';
    return `| ${what} | ${figure} ${unit} | ${limit} | ${budget ? (isMet ? 'met' : 'missed') : ''} |`;
  });
  return ['| What | Figure | Budget | |', '| --- | --- | --- | --- |', ...lines].join('\n');
}
