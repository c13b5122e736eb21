import { useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
// before a dialog is there: it has to know where the focus was
import '~/lib/last-focus';
import { openTask } from '~/app/open-task';
import { reportError } from '~/app/report-error';
import { copyText } from '~/lib/copy-text';
import type { TaskAction } from './actions';
import { KillTask } from './kill-dialogs';
import type { TaskRow } from './queries';
import { linkTypeOf } from './task-kind';

const ConnectDialog = lazy(() => import('./connect-dialog'));
const SourcesDialog = lazy(() => import('./sources-dialog'));

type Asked = { about: 'kill' | 'connect' | 'sources'; task: TaskRow };

/** Does what the menu of a task offers. Render `dialog` somewhere. */
export function useTaskActions() {
  const [asked, setAsked] = useState<Asked>();
  const navigate = useNavigate();
  const close = () => setAsked(undefined);

  function open(task: TaskRow) {
    const taskType = task.kind === 'tensorboard' ? 'tensor-board' : 'jupyter-lab';
    try {
      openTask(task, { taskType });
    } catch (error) {
      reportError(error, { message: error instanceof Error ? error.message : undefined });
    }
  }

  const acts: Record<TaskAction, (task: TaskRow) => void> = {
    open,
    connect: (task) => setAsked({ about: 'connect', task }),
    kill: (task) => setAsked({ about: 'kill', task }),
    copyId: ({ id }) => void copyText(id, 'Task ID copied'),
    viewLogs: ({ kind, id, description, displayName }) =>
      void navigate({
        to: '/$taskType/$taskId/logs',
        params: { taskType: linkTypeOf[kind], taskId: id },
        search: { id: description || displayName },
      }),
  };

  const dialog: ReactNode = asked ? (
    <Suspense>
      {asked.about === 'kill' ? <KillTask task={asked.task} onClose={close} /> : null}
      {asked.about === 'connect' ? <ConnectDialog task={asked.task} onClose={close} /> : null}
      {asked.about === 'sources' ? <SourcesDialog task={asked.task} onClose={close} /> : null}
    </Suspense>
  ) : null;

  return {
    run: (action: TaskAction, task: TaskRow) => acts[action](task),
    showSources: (task: TaskRow) => setAsked({ about: 'sources', task }),
    dialog,
  };
}
