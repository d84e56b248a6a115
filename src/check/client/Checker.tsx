import {type ComponentType, type ReactNode, useEffect, useState} from 'react';
import Loading from '@theme/Loading';
import type {WorkbenchProps} from './Workbench';

type Loaded = {Workbench: ComponentType<WorkbenchProps>} | {error: unknown};

/** The check tool. Its script and styles load on this page only. After an error, the reader can load them again. */
export function Checker(props: WorkbenchProps): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    import('./Workbench').then(
      ({default: Workbench}) => setLoaded({Workbench}),
      (error: unknown) => setLoaded({error}),
    );
  }, [attempt]);
  return loaded && 'Workbench' in loaded ? (
    <loaded.Workbench {...props} />
  ) : (
    <Loading
      isLoading={!loaded}
      pastDelay={false}
      timedOut={false}
      error={loaded?.error}
      retry={() => setAttempt(attempt + 1)}
    />
  );
}
