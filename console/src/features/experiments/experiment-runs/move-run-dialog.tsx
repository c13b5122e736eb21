import { showToast } from '@trainyard/ui/lib/toast-store';
import type { ActionDialogEnd } from '~/app/actions/entity-action';
import type { RowSubject } from '~/features/experiments/experiment-list/list-source';
import MoveRunsDialog from './move-runs-dialog';

/** Moves one run. */
export default function MoveRunDialog({
  experiment: { projectId, workspaceId },
  run,
  onDone,
  onClose,
}: RowSubject & ActionDialogEnd) {
  return (
    <MoveRunsDialog
      targets={{ runIds: run ? [run.id] : [], projectId }}
      count={1}
      hasSeveral={run?.experiment?.isMultitrial ?? false}
      source={{ workspaceId, projectId }}
      onClose={onClose}
      onMoved={({ refused: [refused] }) => {
        if (refused) throw new Error(refused.error);
        showToast({ kind: 'success', title: `Moved run ${run?.id}` });
        onDone();
      }}
    />
  );
}
