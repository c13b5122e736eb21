import type { Checkpoint } from '@trainyard/sdk/types';
import { ConfirmActionDialog } from '@trainyard/ui/form/confirm-action-dialog';
import { formatBytes, formatCount, plural } from '@trainyard/ui/lib/format';
import { showToast } from '@trainyard/ui/lib/toast-store';
import type { ActionDialogEnd } from '~/app/actions/entity-action';
import { batchesOf, sizeOf } from '~/lib/checkpoint-facts';
import { useDeleteCheckpoints } from './mutations';

type Props = ActionDialogEnd & { checkpoints: readonly NamedCheckpoint[] };

/**
 * Confirms the deletion of files of checkpoints: the master answers immediately, and deletes later.
 */
export default function DeleteCheckpointsDialog({ checkpoints, onDone, onClose }: Props) {
  const { mutateAsync } = useDeleteCheckpoints();
  const what = whatOf(checkpoints);
  return (
    <ConfirmActionDialog
      title="Confirm Checkpoint Deletion"
      description={
        <>
          <p>{`Are you sure you want to request the deletion of ${what}? The request may complete or fail later without further notice.`}</p>
          <CheckpointFacts checkpoints={checkpoints} />
        </>
      }
      typeToConfirm={nameOf(checkpoints)}
      confirmLabel="Request Delete"
      isDanger
      failure="Unable to request the deletion."
      action={async () => {
        await mutateAsync(checkpoints.map(({ uuid }) => uuid));
        showToast({ kind: 'success', title: `Deletion of ${what} requested` });
        onDone();
      }}
      onClose={onClose}
    />
  );
}

const maxNamed = 5;

/** The checkpoints and their sizes; the master refuses those of registered model versions. */
function CheckpointFacts({ checkpoints }: Pick<Props, 'checkpoints'>) {
  const sizes = checkpoints.flatMap(({ resources }) => (resources ? [sizeOf({ resources })] : []));
  const bytes = sizes.reduce((total, size) => total + size, 0);
  const rest = checkpoints.length - maxNamed;
  return (
    <div className="mt-2 grid gap-2">
      <ul aria-label="Checkpoints" className="grid gap-0.5">
        {checkpoints.slice(0, maxNamed).map(({ uuid }) => (
          <li key={uuid} className="font-mono text-sm wrap-anywhere text-text">
            {uuid}
          </li>
        ))}
        {rest > 0 ? <li className="num">and {formatCount(rest)} more</li> : null}
      </ul>
      {sizes.length === checkpoints.length ? (
        <p className="num">
          {plural(checkpoints.length, 'checkpoint')}, {formatBytes(bytes)}
        </p>
      ) : null}
      <p>The master does not delete checkpoints of registered model versions.</p>
    </div>
  );
}

function whatOf(checkpoints: readonly NamedCheckpoint[]): string {
  const [only, ...others] = checkpoints;
  if (!only || others.length > 0) return plural(checkpoints.length, 'checkpoint');
  const batches = batchesOf(only);
  return batches === undefined ? `checkpoint ${only.uuid}` : `the checkpoint for batch ${batches}`;
}

/** The start of the id of the only checkpoint, which has no name, or how many there are. */
const nameOf = (checkpoints: readonly NamedCheckpoint[]): string =>
  checkpoints.length === 1 ? (checkpoints[0]?.uuid.slice(0, 8) ?? '') : String(checkpoints.length);

/** The fields of a checkpoint that texts about it need. */
export type NamedCheckpoint = Pick<Checkpoint, 'uuid' | 'metadata'> &
  Partial<Pick<Checkpoint, 'resources'>>;
