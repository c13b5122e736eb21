import { isAborted, isAuthFailure } from '@trainyard/sdk/calls';
import type { Project } from '@trainyard/sdk/types';
import { showToast, showUndo } from '@trainyard/ui/lib/toast-store';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { messageOf } from '~/app/report-error';
import type { ProjectAction } from './actions';
import { type ProjectSwitch, useSwitchProject } from './mutations';

const dialogs = {
  edit: lazy(() => import('./edit-project-dialog')),
  move: lazy(() => import('./move-project-dialog')),
  delete: lazy(() => import('./delete-project-dialog')),
};

type Asked = { action: keyof typeof dialogs; project: Project };

const done: Record<ProjectSwitch, { word: string; undo: ProjectSwitch }> = {
  archive: { word: 'Archived', undo: 'unarchive' },
  unarchive: { word: 'Unarchived', undo: 'archive' },
};

/**
 * Does what the menu of a project offers: at once where it can be taken back, else by a dialog.
 * Render `dialog` somewhere; `onDeleted` hears when a project is going.
 */
export function useProjectActions(onDeleted?: (project: Project) => void) {
  const [asked, setAsked] = useState<Asked>();
  const { mutateAsync } = useSwitchProject();

  async function change(action: ProjectSwitch, project: Project): Promise<void> {
    try {
      await mutateAsync({ action, projectId: project.id });
    } catch (error) {
      if (isAuthFailure(error) || isAborted(error)) return;
      const title = `Unable to ${action} ${project.name}.`;
      const words = messageOf(error);
      showToast({ kind: 'error', title, description: words, details: words });
      return;
    }
    const { word, undo } = done[action];
    showUndo(`${word} ${project.name}`, () => void change(undo, project));
  }

  function run(action: ProjectAction, project: Project) {
    if (action === 'archive' || action === 'unarchive') void change(action, project);
    else setAsked({ action, project });
  }

  const Dialog = asked && dialogs[asked.action];
  const dialog: ReactNode = Dialog ? (
    <Suspense>
      <Dialog
        project={asked.project}
        onClose={() => setAsked(undefined)}
        onDeleted={() => onDeleted?.(asked.project)}
      />
    </Suspense>
  ) : null;
  return { run, dialog };
}
