import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
// before a dialog is there: it has to know where the focus was
import '~/lib/last-focus';
import type { Experiment } from '@trainyard/sdk/types';
import { isLifecycleAction, type LifecycleAction } from '../actions';
import type { ActId } from '../forms/experiment-act';
import { type AskedAction, useRunAction } from '../use-run-action';

// a search or a fork brings whole forms
const ExperimentAct = lazy(() => import('../forms/experiment-act'));

/** What the menu of a row does. Stopping is cancel and kill there, each by itself. */
export type RowActId = LifecycleAction | Exclude<ActId, 'stop' | 'copyView'>;

export type AskedRowAct = { act: RowActId; experiment: Experiment };

type Props = { asked: AskedRowAct; onDone: () => void; onEnd: () => void };

/** Does what a row's menu asks for, once for each new `asked`; it comes with the first of them. */
export default function RowAction({ asked, onDone, onEnd }: Props) {
  const { act, experiment } = asked;
  if (isLifecycleAction(act))
    return <Lifecycle asked={{ action: act, experiment }} of={asked} onDone={onDone} />;
  return (
    <Suspense>
      <ExperimentAct
        asked={{ act, experiment }}
        onEnd={() => {
          onDone();
          onEnd();
        }}
      />
    </Suspense>
  );
}

type LifecycleProps = { asked: AskedAction; of: AskedRowAct; onDone: () => void };

function Lifecycle({ asked, of, onDone }: LifecycleProps) {
  const { run, dialog } = useRunAction(onDone);
  const started = useRef<AskedRowAct>(undefined);
  const start = useEffectEvent(() => {
    // effects may run twice for one change, acts may not
    if (started.current === of) return;
    started.current = of;
    void run(asked.action, asked.experiment);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new wish is one act
  useEffect(() => start(), [of]);
  return dialog;
}
