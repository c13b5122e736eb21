import type { Experiment } from '@trainyard/sdk/types';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { ActId, AskedAct } from './experiment-act';

const ExperimentAct = lazy(() => import('./experiment-act'));

/** Does things with one experiment, dialogs and all. Render `dialog` somewhere. */
export function useExperimentActs(experiment: Experiment) {
  const [asked, setAsked] = useState<AskedAct>();
  const [isOpen, setIsOpen] = useState(false);
  const onOpen = useCallback(() => setIsOpen(true), []);
  const dialog: ReactNode = asked ? (
    <Suspense>
      <ExperimentAct asked={asked} onEnd={() => setAsked(undefined)} onOpen={onOpen} />
    </Suspense>
  ) : null;
  return {
    dialog,
    /** what is under way, or asked about */
    running: asked?.act,
    /** its dialog is on its way */
    isLoading: asked !== undefined && !isOpen,
    act: (act: ActId) => {
      setIsOpen(false);
      setAsked({ act, experiment });
    },
  };
}
