import type { ExperimentActionId } from '@trainyard/rbac';
import type { Experiment } from '@trainyard/sdk/types';
import {
  Archive,
  ArchiveRestore,
  Ban,
  ChartLine,
  CircleX,
  CodeXml,
  Download,
  FastForward,
  FileCog,
  FolderInput,
  GitCompare,
  GitFork,
  type LucideIcon,
  NotebookPen,
  Pause,
  Pencil,
  Play,
  RotateCcw,
  SlidersHorizontal,
  Square,
  Tag,
  Trash2,
  Webhook,
} from 'lucide-react';
import type { EntityAction, EntityActions } from '~/app/actions/entity-action';
import { withBasePath } from '~/app/links/base-path';
import { openTensorboard } from '~/app/tasks/open-tensorboard';
import type { LifecycleAction } from '~/data/experiments/experiment-lifecycle';
import { cancelQueuedOne, runExperimentAction } from '~/data/experiments/experiment-mutations';
import { DeleteFacts, KillFacts } from '~/features/experiments/base/end-facts';
import { links } from '~/lib/links';

export type ExperimentActionName =
  | LifecycleAction
  | 'stop'
  | 'edit'
  | 'editNotes'
  | 'fork'
  | 'continueTrial'
  | 'hyperparameterSearch'
  | 'openTensorBoard'
  | 'downloadCode'
  | 'compareWith'
  | 'copyView'
  | 'saveAsTemplate'
  | 'retainLogs'
  | 'viewWebhooks'
  | 'move'
  | 'tag';

type Subject = { experiment: Experiment };
type Action = EntityAction<Subject, ExperimentActionName>;

/** An action that is one call to the master. */
const lifecycleAction = (id: LifecycleAction, label: string, icon: LucideIcon): Action => ({
  label,
  icon,
  run: ({ experiment: { id: experimentId } }, { queryClient }) =>
    runExperimentAction(queryClient, { action: id, experimentId }),
  failure: ({ experiment }) => `Unable to ${id} experiment ${experiment.id}.`,
  failureTitle: `${label} failed.`,
});

/** The toast after a lifecycle action, and the action that takes it back. */
const undoneBy = (
  undo: LifecycleAction,
  past: string,
): Required<Pick<Action, 'success' | 'undo'>> => ({
  success: ({ experiment }) => `${past} ${experiment.name}`,
  undo,
});

const cancel = lifecycleAction('cancel', 'Cancel', Ban);
const { run: _, ...resume } = lifecycleAction('resume', 'Resume', FastForward);

/**
 * Every action on an experiment: its label and icon, and the function or dialog that runs it. The row
 * of the same id in `@trainyard/rbac` decides if it is offered; `actionPlaces` lists the places.
 */
export const experimentActions: EntityActions<ExperimentActionName, Subject> = {
  activate: {
    ...lifecycleAction('activate', 'Activate', Play),
    ...undoneBy('pause', 'Activated'),
    shortcut: 'P',
  },
  pause: {
    ...lifecycleAction('pause', 'Pause', Pause),
    ...undoneBy('activate', 'Paused'),
    shortcut: 'P',
  },
  /** trains on in the same experiment, maybe longer than before */
  resume: {
    ...resume,
    dialog: () => import('~/features/experiments/experiment-forms/resume-dialog'),
  },
  retry: {
    ...lifecycleAction('retry', 'Retry', RotateCcw),
    success: ({ experiment }) => `${experiment.name} runs again`,
  },
  /** the dialog asks whether to cancel or to kill */
  stop: {
    label: 'Stop',
    icon: Square,
    dialog: () => import('~/features/experiments/experiment-forms/stop-dialog'),
  },
  edit: {
    label: 'Edit',
    icon: Pencil,
    dialog: () => import('~/features/experiments/experiment-forms/edit-dialog'),
  },
  editNotes: {
    label: 'Edit notes...',
    icon: NotebookPen,
    dialog: () => import('~/features/experiments/experiment-forms/notes/notes-dialog'),
  },
  fork: {
    label: 'Fork',
    icon: GitFork,
    dialog: () => import('~/features/experiments/experiment-forms/copy/copy-dialog'),
  },
  continueTrial: {
    label: 'Continue Trial',
    icon: FastForward,
    dialog: () => import('~/features/experiments/experiment-forms/copy/continue-dialog'),
  },
  hyperparameterSearch: {
    label: 'Hyperparameter Search',
    icon: SlidersHorizontal,
    dialog: () => import('~/features/experiments/experiment-forms/search/search-dialog'),
  },
  openTensorBoard: {
    label: 'View in TensorBoard',
    headerLabel: 'TensorBoard',
    icon: ChartLine,
    run: ({ experiment: { id, workspaceId } }, { queryClient }) =>
      openTensorboard(queryClient, { workspaceId, experimentIds: [id] }),
    failure: () => 'Unable to open TensorBoard.',
  },
  downloadCode: {
    label: 'Download Experiment Code',
    icon: Download,
    // the browser asks the master itself, with the cookie of the session
    run: ({ experiment }) =>
      window.location.assign(withBasePath(links.modelDefinition(experiment.id))),
  },
  compareWith: {
    label: 'Compare with...',
    icon: GitCompare,
    run: (_subject, { navigate }) =>
      navigate({ to: '.', search: (search) => ({ ...search, against: 0 }) }),
  },
  copyView: {
    label: 'Copy view as...',
    icon: CodeXml,
    dialog: () => import('~/features/experiments/experiment-forms/copy/copy-view-dialog'),
  },
  viewWebhooks: {
    label: 'Webhooks...',
    icon: Webhook,
    dialog: () => import('~/features/experiments/experiment-forms/webhooks/webhooks-dialog'),
  },
  saveAsTemplate: {
    label: 'Save as template...',
    icon: FileCog,
    dialog: () => import('~/features/experiments/templates/create-template-dialog'),
  },
  retainLogs: {
    label: 'Retain Logs...',
    icon: FileCog,
    dialog: () => import('~/features/experiments/experiment-forms/retain-logs-dialog'),
  },
  /** for several experiments of the list; a single one has a field for its tags */
  tag: { label: 'Tag', icon: Tag, shortcut: 'T' },
  move: {
    label: 'Move',
    icon: FolderInput,
    dialog: async () => ({
      default: (await import('~/features/experiments/experiment-forms/move/move-dialog'))
        .MoveOneDialog,
    }),
  },
  archive: {
    ...lifecycleAction('archive', 'Archive', Archive),
    ...undoneBy('unarchive', 'Archived'),
  },
  unarchive: {
    ...lifecycleAction('unarchive', 'Unarchive', ArchiveRestore),
    ...undoneBy('archive', 'Unarchived'),
  },
  cancel: {
    ...cancel,
    run: (subject, context) => {
      const { experiment } = subject;
      return experiment.state === 'STATE_QUEUED'
        ? cancelQueuedOne(context.queryClient, experiment)
        : cancel.run?.(subject, context);
    },
  },
  kill: {
    ...lifecycleAction('kill', 'Kill', CircleX),
    isDangerous: true,
    confirmation: {
      title: 'Confirm Experiment Kill',
      text: ({ experiment }) => `Are you sure you want to kill experiment ${experiment.id}?`,
      details: KillFacts,
      submit: 'Kill',
    },
    failure: () => 'Unable to kill experiment.',
  },
  delete: {
    ...lifecycleAction('delete', 'Delete', Trash2),
    isDangerous: true,
    confirmation: {
      title: 'Confirm Experiment Deletion',
      text: ({ experiment }) => `Are you sure you want to delete experiment ${experiment.id}?`,
      details: DeleteFacts,
      submit: 'Delete Experiment',
      typeToConfirm: ({ experiment }) => experiment.name,
    },
    failure: () => 'Unable to delete experiment.',
  },
};

type Places = {
  header: readonly ExperimentActionName[];
  rowMenu: readonly (ExperimentActionName & ExperimentActionId)[];
  bulkBar: readonly (LifecycleAction | 'move' | 'tag' | 'openTensorBoard' | 'retainLogs')[];
  palette: readonly LifecycleAction[];
};

/** Where each action is offered, in the order of that place: frequent ones first, deletion last. */
export const actionPlaces = {
  header: [
    'stop',
    'retry',
    'resume',
    'fork',
    'continueTrial',
    'move',
    'openTensorBoard',
    'hyperparameterSearch',
    'downloadCode',
    'saveAsTemplate',
    'retainLogs',
    'edit',
    'archive',
    'unarchive',
    'compareWith',
    'copyView',
    'viewWebhooks',
    'delete',
  ],
  rowMenu: [
    'activate',
    'pause',
    'retry',
    'resume',
    'edit',
    'editNotes',
    'fork',
    'continueTrial',
    'hyperparameterSearch',
    'openTensorBoard',
    'retainLogs',
    'move',
    'archive',
    'unarchive',
    'cancel',
    'kill',
    'delete',
  ],
  bulkBar: [
    'openTensorBoard',
    'tag',
    'move',
    'retainLogs',
    'activate',
    'pause',
    'retry',
    'resume',
    'archive',
    'unarchive',
    'cancel',
    'kill',
    'delete',
  ],
  palette: ['pause', 'activate', 'retry', 'resume', 'archive', 'kill'],
} as const satisfies Places;
