import { useNavigate } from '@tanstack/react-router';
import type { Experiment } from '@trainyard/sdk/types';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { reportError } from '~/app/report-error';
// before a dialog is there: it has to know where the focus was
import '~/lib/last-focus';
import type { TrialActId } from './trial-offers';

const CopyDialog = lazy(() => import('../forms/copy-dialog'));
const KillDialog = lazy(() => import('./trial-kill-dialog'));
const SearchDialog = lazy(() => import('../forms/search-dialog'));

type Asked = { act: TrialActId; trialId: number };

/** Does things with one trial of an experiment, dialogs and all. Render `dialog` somewhere. */
export function useTrialActs({ id, workspaceId }: Pick<Experiment, 'id' | 'workspaceId'>) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked>();
  const end = () => setAsked(undefined);
  const params = (trialId: number) => ({ experimentId: String(id), trialId: String(trialId) });

  async function openTensorBoard(trialId: number) {
    try {
      const { openTensorboard } = await import('~/app/open-tensorboard');
      await openTensorboard({ workspaceId, trialIds: [trialId] });
    } catch (error) {
      reportError(error, { message: 'Unable to open TensorBoard.' });
    }
    end();
  }

  function run(act: TrialActId, trialId: number) {
    if (act === 'viewLogs') {
      void navigate({
        to: '/experiments/$experimentId/trials/$trialId/logs',
        params: params(trialId),
      });
      return;
    }
    setAsked({ act, trialId });
    if (act === 'openTensorBoard') void openTensorBoard(trialId);
  }

  const common = asked && { trialId: asked.trialId, onClose: end };
  const dialog: ReactNode = common ? (
    <Suspense>
      {asked.act === 'continueTrial' ? <CopyDialog {...common} experimentId={id} /> : null}
      {asked.act === 'kill' ? <KillDialog {...common} experimentId={id} /> : null}
      {asked.act === 'hyperparameterSearch' ? (
        <SearchDialog {...common} experiment={{ id }} />
      ) : null}
    </Suspense>
  ) : null;
  return { run, running: asked?.act, dialog };
}
