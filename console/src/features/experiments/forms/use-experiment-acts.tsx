import type { Experiment } from '@trainyard/sdk/types';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ActId, AskedAct } from './experiment-act';

const ExperimentAct = lazy(() => import('./experiment-act'));

/** Does things with one experiment, dialogs and all. Render `dialog` somewhere. */
export function useExperimentActs(experiment: Experiment) {
  const [asked, setAsked] = useState<AskedAct>();
  const dialog: ReactNode = asked ? (
    <Suspense>
      <ExperimentAct asked={asked} onEnd={() => setAsked(undefined)} />
    </Suspense>
  ) : null;
  return {
    dialog,
    /** what is under way, or asked about */
    running: asked?.act,
    act: (act: ActId) => setAsked({ act, experiment }),
  };
}
