import data from '@generated/check/default/builder.json';
import {useState} from 'react';
import type {SourceFile} from '../check';
import type {TemplateOffer} from '../views/offers';

/** The templates that a request can name: the published ones, or those of a file of the reader. */
export interface Templates {
  offers: readonly TemplateOffer[];
  /** The file of the reader. */
  file: SourceFile | undefined;
  /** Why the file could not be taken. */
  problem: string | undefined;
  open: (file: File) => Promise<void>;
  /** Goes back to the published templates. */
  close: () => void;
}

/** Reads job templates of the reader; the parser is loaded with the first file. */
export function useTemplates(): Templates {
  const [file, setFile] = useState<SourceFile>();
  const [offers, setOffers] = useState<readonly TemplateOffer[]>(data.templates);
  const [problem, setProblem] = useState<string>();
  return {
    offers,
    file,
    problem,
    open: async (opened) => {
      const source = {name: opened.name, text: await opened.text()};
      const {offersIn} = await import('../client/engine/run');
      const found = offersIn(source);
      setProblem(
        found.length === 0
          ? `${source.name} has no job template with a name; expected a list below jadice-flow.jobs.jobTemplates.`
          : undefined,
      );
      if (found.length > 0) {
        setFile(source);
        setOffers(found);
      }
    },
    close: () => {
      setFile(undefined);
      setProblem(undefined);
      setOffers(data.templates);
    },
  };
}
