import { isAborted, isAuthFailure } from '@trainyard/sdk/calls';
import type { Workspace } from '@trainyard/sdk/types';
import { showToast, showUndo } from '@trainyard/ui/lib/toast-store';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { messageOf } from '~/app/report-error';
import type { WorkspaceAction } from './actions';
import { useSwitchWorkspace, type WorkspaceSwitch } from './mutations';

const WorkspaceDialog = lazy(() => import('./workspace-dialog'));
const DeleteWorkspaceDialog = lazy(() => import('./delete-workspace-dialog'));

type Asked = { action: 'edit' | 'delete'; workspace: Workspace };

const done: Record<'archive' | 'unarchive', { word: string; undo: WorkspaceSwitch }> = {
  archive: { word: 'Archived', undo: 'unarchive' },
  unarchive: { word: 'Unarchived', undo: 'archive' },
};

/**
 * Does what the menu of a workspace offers: at once where it can be taken back, else by a dialog.
 * Render `dialog` somewhere; `onDeleted` hears when a workspace is going.
 */
export function useWorkspaceActions(onDeleted?: (workspace: Workspace) => void) {
  const [asked, setAsked] = useState<Asked>();
  const { mutateAsync } = useSwitchWorkspace();

  async function change(action: WorkspaceSwitch, workspace: Workspace): Promise<void> {
    try {
      await mutateAsync({ action, workspaceId: workspace.id });
    } catch (error) {
      if (isAuthFailure(error) || isAborted(error)) return;
      const title = `Unable to ${action} ${workspace.name}.`;
      const words = messageOf(error);
      showToast({ kind: 'error', title, description: words, details: words });
      return;
    }
    if (action === 'pin' || action === 'unpin') return;
    const { word, undo } = done[action];
    showUndo(`${word} ${workspace.name}`, () => void change(undo, workspace));
  }

  function run(action: WorkspaceAction, workspace: Workspace) {
    if (action === 'edit' || action === 'delete') setAsked({ action, workspace });
    else void change(action, workspace);
  }

  const close = () => setAsked(undefined);
  const dialog: ReactNode = asked ? (
    <Suspense>
      {asked.action === 'edit' ? (
        <WorkspaceDialog workspace={asked.workspace} onClose={close} />
      ) : (
        <DeleteWorkspaceDialog
          workspace={asked.workspace}
          onClose={close}
          onDeleted={() => onDeleted?.(asked.workspace)}
        />
      )}
    </Suspense>
  ) : null;
  return { run, dialog };
}
