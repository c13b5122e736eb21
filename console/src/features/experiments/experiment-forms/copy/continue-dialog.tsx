import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { LoadingDialog } from '@trainyard/ui/form/loading-dialog';
import { experimentQueries } from '~/data/experiments/experiments';
import type { ActionDialogProps } from '~/features/experiments/base/action-dialog';
import CopyDialog from './copy-dialog';

/** Continues the only trial of an experiment. */
export default function ContinueDialog({
  experiment: { id, trialIds },
  onClose,
}: ActionDialogProps) {
  // lists do not include the ids of trials
  const isUnknown = trialIds.length === 0;
  const { data, isPending } = useQuery({ ...experimentQueries.detail(id), enabled: isUnknown });
  const trialId = trialIds[0] ?? data?.experiment?.trialIds[0];
  if (trialId !== undefined)
    return <CopyDialog experiment={{ id }} trialId={trialId} onClose={onClose} />;
  return (
    <LoadingDialog title="Continue Trial" onClose={onClose}>
      {isUnknown && isPending ? null : (
        <EmptyState
          title="No trial to continue"
          hint={`Experiment ${id} has not started a trial yet.`}
        />
      )}
    </LoadingDialog>
  );
}
