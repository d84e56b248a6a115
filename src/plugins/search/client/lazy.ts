/** Everything that is loaded when search is opened, or about to be. */
import type {ComponentType} from 'react';
import type {SearchModalProps} from './modal';
import {getEngine} from './selected';

export {getEngine};

/** Loads the dialog with its style. DocSearch declares its style free of side effects: a plain import is left out. */
export async function loadModal(): Promise<{default: ComponentType<SearchModalProps>}> {
  const [modal] = await Promise.all([import('./modal'), import('@docsearch/react/style')]);
  return modal;
}
