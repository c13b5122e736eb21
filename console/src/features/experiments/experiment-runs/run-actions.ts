import type { RunActionId } from '@trainyard/rbac';
import {
  Archive,
  ArchiveRestore,
  ChartLine,
  CircleX,
  FolderInput,
  NotebookPen,
  Pause,
  Play,
  ScrollText,
  Trash2,
} from 'lucide-react';
import type { Confirmation, EntityAction, EntityActions } from '~/app/actions/entity-action';
import { openTensorboard } from '~/app/tasks/open-tensorboard';
import type { RowSubject } from '~/features/experiments/experiment-list/list-source';
import { performOnRun, type RunCall } from './mutations';

export type RunMenuAction = RunActionId | 'editNotes' | 'openTensorBoard' | 'viewLogs';

type Action = EntityAction<RowSubject, RunMenuAction>;

/** Sends one action; a row of this list always has its run. */
const runs =
  (action: RunCall): Action['run'] =>
  async ({ run }, { queryClient }) => {
    if (run) await performOnRun(queryClient, { action, run });
  };

const nameOf = ({ experiment, run }: RowSubject) => `run ${run?.id} of ${experiment.name}`;

const confirmation = (title: string, verb: string, text: string): Confirmation<RowSubject> => ({
  title: `Confirm run ${title.toLowerCase()}`,
  text: (subject) => `${verb} ${nameOf(subject)}? ${text}`,
  submit: title,
});

/** Every action on a run: its label and icon, and the function or dialog that runs it. */
export const runActions: EntityActions<RunMenuAction, RowSubject> = {
  resume: {
    label: 'Resume',
    icon: Play,
    run: runs('resume'),
    failure: () => 'Unable to resume the run.',
  },
  pause: {
    label: 'Pause',
    icon: Pause,
    run: runs('pause'),
    failure: () => 'Unable to pause the run.',
  },
  kill: {
    label: 'Kill',
    icon: CircleX,
    isDangerous: true,
    confirmation: confirmation('Kill', 'Kill', 'Progress since its last checkpoint is lost.'),
    run: runs('kill'),
    failure: () => 'Unable to kill the run.',
  },
  move: {
    label: 'Move',
    icon: FolderInput,
    dialog: () => import('./move-run-dialog'),
  },
  archive: {
    label: 'Archive',
    icon: Archive,
    run: runs('archive'),
    success: (subject) => `Archived ${nameOf(subject)}`,
    undo: 'unarchive',
    failure: () => 'Unable to archive the run.',
  },
  unarchive: {
    label: 'Unarchive',
    icon: ArchiveRestore,
    run: runs('unarchive'),
    success: (subject) => `Unarchived ${nameOf(subject)}`,
    undo: 'archive',
    failure: () => 'Unable to unarchive the run.',
  },
  delete: {
    label: 'Delete',
    icon: Trash2,
    isDangerous: true,
    confirmation: {
      ...confirmation(
        'Deletion',
        'Delete',
        'Its metrics, logs and checkpoints are deleted with it.',
      ),
      typeToConfirm: ({ experiment }) => experiment.name,
    },
    run: runs('delete'),
    failure: () => 'Unable to delete the run.',
  },
  editNotes: {
    label: 'Edit notes of the experiment...',
    icon: NotebookPen,
    dialog: () => import('~/features/experiments/experiment-forms/notes/notes-dialog'),
  },
  openTensorBoard: {
    label: 'Open Tensorboard',
    icon: ChartLine,
    run: ({ experiment: { workspaceId }, run }, { queryClient }) =>
      run && openTensorboard(queryClient, { workspaceId, trialIds: [run.id] }),
    failure: () => 'Unable to open TensorBoard.',
  },
  viewLogs: {
    label: 'View Logs',
    icon: ScrollText,
    run: ({ experiment, run }, { navigate }) =>
      navigate({
        to: '/experiments/$experimentId/trials/$trialId/logs',
        params: { experimentId: String(experiment.id), trialId: String(run?.id) },
      }),
  },
};

/** The actions on runs, in the order of menus. */
export const runActionOrder: readonly RunActionId[] = [
  'resume',
  'pause',
  'kill',
  'move',
  'archive',
  'unarchive',
  'delete',
];
