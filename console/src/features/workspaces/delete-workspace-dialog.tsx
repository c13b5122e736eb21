import type { Workspace } from '@trainyard/sdk/types';
import { ConfirmDialog } from '@trainyard/ui/base/confirm-dialog';
import { plural } from '@trainyard/ui/lib/format';
import { messageOf } from '~/app/report-error';
import { useDeleteWorkspace } from './mutations';

type Props = { workspace: Workspace; onClose: () => void; onDeleted: () => void };

/** Asks for the name: nothing brings a workspace back. */
export default function DeleteWorkspaceDialog({ workspace, onClose, onDeleted }: Props) {
  const { mutate, isPending, error } = useDeleteWorkspace();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => isOpen || isPending || onClose()}
      title="Delete Workspace"
      description={
        <p className="wrap-anywhere">
          <strong className="font-medium text-text">{workspace.name}</strong> ({workspace.id}) goes
          with its {plural(workspace.numProjects, 'project')} and their notes. It holds no
          experiments: only such workspaces can be deleted. This cannot be undone.
        </p>
      }
      confirmLabel="Delete Workspace"
      typeToConfirm={workspace.name}
      isDanger
      isBusy={isPending}
      error={error ? messageOf(error) : undefined}
      onConfirm={() =>
        mutate(workspace.id, {
          onSuccess: () => {
            onClose();
            onDeleted();
          },
        })
      }
    />
  );
}
