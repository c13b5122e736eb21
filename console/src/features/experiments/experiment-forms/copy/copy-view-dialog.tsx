import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { getExperiment, getExperimentTrials, getModelDefTree } from '@trainyard/sdk/calls';
import { isSingleTrial } from '@trainyard/sdk/model';
import CopyAsDialog from '~/app/copy-as-code/copy-as-dialog';
import { trialCall, type ViewCall } from '~/app/copy-as-code/trial-call';
import type { ActionDialogProps } from '~/features/experiments/base/action-dialog';
import { visibleCurves } from '~/features/experiments/metrics/queries';

/** Shows the requests of the open tab as code that makes the same ones. */
export default function CopyViewDialog({ experiment, onClose }: ActionDialogProps) {
  const { id: experimentId, trialIds } = experiment;
  const tab = useLocation({ select: ({ pathname }) => pathname.split('/')[3] });
  const queryClient = useQueryClient();
  const trialId = isSingleTrial(experiment) ? trialIds[0] : undefined;
  const isOfTrial = trialId !== undefined && /^(overview|profiler)$/.test(tab ?? '');
  const call = isOfTrial
    ? trialCall(tab, {
        trialId,
        curves: () => visibleCurves(queryClient, trialId),
      })
    : callOf(tab, experimentId);
  return <CopyAsDialog {...call} onClose={onClose} />;
}

function callOf(tab: string | undefined, experimentId: number): ViewCall {
  if (tab === 'code')
    return {
      makeCall: (client) => getModelDefTree(client, { experimentId }),
      command: `experiment download-model-def ${experimentId}`,
    };
  if (tab === 'insights')
    return {
      makeCall: (client) =>
        getExperimentTrials(client, {
          experimentId,
          sortBy: 'SORT_BY_ID',
          orderBy: 'ORDER_BY_ASC',
          limit: 100,
          offset: 0,
        }),
      command: `experiment list-trials ${experimentId}`,
    };
  return {
    makeCall: (client) => getExperiment(client, { experimentId }),
    command: `experiment ${tab === 'hyperparameters' ? 'config' : 'describe'} ${experimentId}`,
  };
}
