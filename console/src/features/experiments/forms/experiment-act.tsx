import type { Experiment } from '@trainyard/sdk/types';
import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
// before the dialog is there: it has to know where the focus was
import '~/lib/last-focus';
import { reportError } from '~/app/report-error';
import { useRunAction } from '../use-run-action';
import type { ActDialogProps } from './act-dialog';

type AtOnceId = 'activate' | 'pause' | 'archive' | 'unarchive' | 'openTensorBoard';
type DialogId =
  | 'stop'
  | 'fork'
  | 'continueTrial'
  | 'move'
  | 'hyperparameterSearch'
  | 'edit'
  | 'delete'
  | 'copyView';

/** What the page of an experiment does with it. */
export type ActId = AtOnceId | DialogId;
export type AskedAct = { act: ActId; experiment: Experiment };

const dialogs: Record<DialogId, ComponentType<ActDialogProps>> = {
  stop: lazy(() => import('./stop-dialog')),
  fork: lazy(() => import('./fork-dialog')),
  continueTrial: lazy(() => import('./continue-dialog')),
  move: lazy(() => import('./move-one-dialog')),
  hyperparameterSearch: lazy(() => import('./search-dialog')),
  edit: lazy(() => import('./edit-dialog')),
  delete: lazy(() => import('./delete-dialog')),
  copyView: lazy(() => import('./copy-view-dialog')),
};

type Props = {
  /** each new one is done once */
  asked: AskedAct;
  /** it is over: done, failed, or the dialog was closed */
  onEnd: () => void;
  /** its dialog is there */
  onOpen?: (() => void) | undefined;
};

const isDialog = (act: ActId): act is DialogId => act in dialogs;

/** Does what was asked for: at once, or by a dialog. It comes with the first act. */
export default function ExperimentAct({ asked, onEnd, onOpen }: Props) {
  const { act, experiment } = asked;
  if (!isDialog(act)) return <AtOnce act={act} asked={asked} onEnd={onEnd} />;
  const Dialog = dialogs[act];
  return (
    <Suspense>
      <Dialog experiment={experiment} onClose={onEnd} />
      <Opened onOpen={onOpen} />
    </Suspense>
  );
}

/** Runs with the dialog beside it, which may have to be loaded. */
function Opened({ onOpen }: Pick<Props, 'onOpen'>) {
  useEffect(() => onOpen?.(), [onOpen]);
  return null;
}

function AtOnce({ act, asked, onEnd }: Props & { act: AtOnceId }) {
  const { run } = useRunAction();
  const started = useRef<AskedAct>(undefined);
  const start = useEffectEvent(async () => {
    // effects may run twice for one change, acts may not
    if (started.current === asked) return;
    started.current = asked;
    const { experiment } = asked;
    await (act === 'openTensorBoard' ? showTensorboard(experiment) : run(act, experiment));
    onEnd();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new wish is one act
  useEffect(() => void start(), [asked]);
  return null;
}

async function showTensorboard({ id, workspaceId }: Experiment) {
  try {
    const { openTensorboard } = await import('~/app/open-tensorboard');
    await openTensorboard({ workspaceId, experimentIds: [id] });
  } catch (error) {
    reportError(error, { message: 'Unable to open TensorBoard.' });
  }
}
