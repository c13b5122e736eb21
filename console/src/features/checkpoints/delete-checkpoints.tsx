import { ConfirmAct } from '~/components/form/confirm-act';
import { plural } from '~/lib/format';
import { showToast } from '~/lib/toast-store';
import { batchesOf } from './checkpoint-facts';
import { useDeleteCheckpoints } from './mutations';
import type { NamedCheckpoint } from './named-checkpoint';

type Props = {
  checkpoints: readonly NamedCheckpoint[];
  onDeleted?: (() => void) | undefined;
  onClose: () => void;
};

/** Asks before the files of checkpoints go: the master answers at once, and deletes later. */
export function DeleteCheckpoints({ checkpoints, onDeleted, onClose }: Props) {
  const { mutateAsync } = useDeleteCheckpoints();
  const what = whatOf(checkpoints);
  return (
    <ConfirmAct
      title="Confirm Checkpoint Deletion"
      description={`Are you sure you want to request the deletion of ${what}? The request may complete or fail later without further notice.`}
      confirmLabel="Request Delete"
      isDanger
      failure="Unable to request the deletion."
      act={async () => {
        await mutateAsync(checkpoints.map(({ uuid }) => uuid));
        showToast({ kind: 'success', title: `Deletion of ${what} requested` });
        onDeleted?.();
      }}
      onClose={onClose}
    />
  );
}

function whatOf(checkpoints: readonly NamedCheckpoint[]): string {
  const [only, ...others] = checkpoints;
  if (!only || others.length > 0) return plural(checkpoints.length, 'checkpoint');
  const batches = batchesOf(only);
  return batches === undefined ? `checkpoint ${only.uuid}` : `the checkpoint for batch ${batches}`;
}
