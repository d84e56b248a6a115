/** Drawing of a job flow as plain data, created in the build for figures and in the browser for the files of a reader. */
import type {Outline} from '../views/outline';
import {layoutOf, type Layout, type Sheet} from './layout';
import {description} from './words';

export interface FlowDrawing extends Layout {
  title: string;
  /** The flow in sentences, for readers who cannot see it. */
  desc: string;
  caption: string;
}

/** The drawing of a template. */
export const drawingOf = (outline: Outline, sheet?: Sheet): FlowDrawing => ({
  title: `Job flow of the template ${outline.name}`,
  desc: description(outline),
  caption: `The template ${outline.name}. An arrow has the exit status for which it is taken; * is any.`,
  ...layoutOf(outline, sheet),
});
