/** Figures that are drawn from files, with their areas on the sheet. Runs in the build. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listSamples, repositoryRoot} from '../../facts/load/load';
import {drawingOf, type FlowDrawing} from './drawing';
import type {Sheet} from './layout';
import type {Knowledge} from '../knowledge/knowledge';
import {parseFile} from '../model/parse';
import {outlinesOf, type Outline} from '../views/outline';

/** The left half, under a heading. */
const leftHalf: Sheet = {top: 40, right: 240};

/** Components that draw a file with additional content. */
export const ownFigures: Readonly<Record<string, {file: string; sheet: Sheet}>> = {
  OcrFlowFigure: {file: 'product/job-templates/ocr.yaml', sheet: leftHalf},
  ImageToPdfFlowFigure: {file: 'product/job-templates/imageToPdfWithHOCR.yaml', sheet: leftHalf},
};

/** Import path of the drawing that a component shows. */
export const drawingPath = (name: string): string => `flows/${name}.json`;

/** The first job template of a file with a step, or undefined. */
function templateOf(file: string, knowledge: Knowledge): Outline | undefined {
  const text = readFileSync(path.join(repositoryRoot, file), 'utf8');
  return outlinesOf([parseFile({name: file, text}, knowledge)])[0];
}

/** Drawings by import name: those of components, and one for each sample with a job template. */
export function drawings(knowledge: Knowledge): ReadonlyMap<string, FlowDrawing> {
  const own = Object.entries(ownFigures).map(([name, {file, sheet}]): [string, FlowDrawing] => {
    const outline = templateOf(file, knowledge);
    if (!outline) {
      throw new Error(`${file}: no job template with a step; expected the one that <${name}> draws`);
    }
    return [name, drawingOf(outline, sheet)];
  });
  const ofSamples = listSamples()
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file): [string, FlowDrawing][] => {
      const outline = templateOf(file, knowledge);
      return outline ? [[file, drawingOf(outline)]] : [];
    });
  return new Map([...own, ...ofSamples]);
}
