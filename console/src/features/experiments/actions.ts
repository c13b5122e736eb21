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
  FolderInput,
  GitFork,
  type LucideIcon,
  Pause,
  Pencil,
  Play,
  SlidersHorizontal,
  Square,
  Trash2,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { withBasePath } from '~/app/base-path';
import { reportError } from '~/app/report-error';
import { links } from '~/lib/links';
import type { ActionDialogProps } from './action-dialog';
import type { LifecycleAction } from './lifecycle';

type Confirmation = {
  title: string;
  text: (experimentId: number) => string;
  submit: string;
  /** precedes the server's reason when the action fails */
  failure: string;
};

type ExperimentActionRow = {
  label: string;
  /** replaces the label in the header of an experiment */
  headerLabel?: string;
  icon: LucideIcon;
  shortcut?: string;
  /** cannot be undone: shown in red */
  isDangerous?: boolean;
  /** of the toast after it: "Paused resnet50" */
  past?: string;
  /** the action that takes it back, which the toast offers as Undo */
  undo?: LifecycleAction;
  /** asked before the action; most run at once */
  confirmation?: Confirmation;
  /** loads the dialog that carries out the action */
  dialog?: () => Promise<{ default: ComponentType<ActionDialogProps> }>;
  /** carries out the action where neither the lifecycle calls nor a dialog do */
  run?: (experiment: Experiment) => Promise<void>;
};

/**
 * Every action on an experiment: how it is shown and what runs it. Whether it is offered is decided
 * by the row of the same id in `@trainyard/rbac`; `actionPlaces` lists where it is offered.
 */
export const experimentActions = {
  activate: { label: 'Activate', icon: Play, shortcut: 'P', past: 'Activated', undo: 'pause' },
  pause: { label: 'Pause', icon: Pause, shortcut: 'P', past: 'Paused', undo: 'activate' },
  /** cancels or kills, whichever the dialog is told */
  stop: {
    label: 'Stop',
    icon: Square,
    dialog: () => import('~/features/experiment-forms/stop-dialog'),
  },
  edit: {
    label: 'Edit',
    icon: Pencil,
    dialog: () => import('~/features/experiment-forms/edit-dialog'),
  },
  fork: {
    label: 'Fork',
    icon: GitFork,
    dialog: () => import('~/features/experiment-forms/copy/fork-dialog'),
  },
  continueTrial: {
    label: 'Continue Trial',
    icon: FastForward,
    dialog: () => import('~/features/experiment-forms/copy/continue-dialog'),
  },
  hyperparameterSearch: {
    label: 'Hyperparameter Search',
    icon: SlidersHorizontal,
    dialog: () => import('~/features/experiment-forms/search/search-dialog'),
  },
  openTensorBoard: {
    label: 'View in TensorBoard',
    headerLabel: 'TensorBoard',
    icon: ChartLine,
    run: ({ id, workspaceId }) => openInTensorboard({ workspaceId, experimentIds: [id] }),
  },
  downloadCode: {
    label: 'Download Experiment Code',
    icon: Download,
    // the browser asks the master itself, with the cookie of the session
    run: async ({ id }) => window.location.assign(withBasePath(links.modelDefinition(id))),
  },
  copyView: {
    label: 'Copy view as…',
    icon: CodeXml,
    dialog: () => import('~/features/experiment-forms/copy/copy-view-dialog'),
  },
  move: {
    label: 'Move',
    icon: FolderInput,
    dialog: () => import('~/features/experiment-forms/move/move-one-dialog'),
  },
  archive: { label: 'Archive', icon: Archive, past: 'Archived', undo: 'unarchive' },
  unarchive: { label: 'Unarchive', icon: ArchiveRestore, past: 'Unarchived', undo: 'archive' },
  cancel: { label: 'Cancel', icon: Ban },
  kill: {
    label: 'Kill',
    icon: CircleX,
    isDangerous: true,
    confirmation: {
      title: 'Confirm Experiment Kill',
      text: (id) => `Are you sure you want to kill experiment ${id}?`,
      submit: 'Kill',
      failure: 'Unable to kill experiment.',
    },
  },
  delete: {
    label: 'Delete',
    icon: Trash2,
    isDangerous: true,
    confirmation: {
      title: 'Confirm Experiment Deletion',
      text: (id) => `Are you sure you want to delete experiment ${id}?`,
      submit: 'Delete Experiment',
      failure: 'Unable to delete experiment.',
    },
  },
} as const satisfies Partial<Record<ExperimentActionId | 'stop' | 'copyView', ExperimentActionRow>>;

export type ExperimentActionName = keyof typeof experimentActions;

/** How an action is shown and what runs it, where the id is not known beforehand. */
export const rowOf = (id: ExperimentActionName): ExperimentActionRow => experimentActions[id];

type Places = {
  header: readonly ExperimentActionName[];
  rowMenu: readonly (ExperimentActionName & ExperimentActionId)[];
  bulkBar: readonly (LifecycleAction | 'move' | 'openTensorBoard')[];
  palette: readonly LifecycleAction[];
};

/** Where each action is offered, in the order of that place: frequent ones first, deletion last. */
export const actionPlaces = {
  header: [
    'stop',
    'fork',
    'continueTrial',
    'move',
    'openTensorBoard',
    'hyperparameterSearch',
    'downloadCode',
    'edit',
    'archive',
    'unarchive',
    'delete',
  ],
  rowMenu: [
    'activate',
    'pause',
    'edit',
    'fork',
    'continueTrial',
    'hyperparameterSearch',
    'openTensorBoard',
    'move',
    'archive',
    'unarchive',
    'cancel',
    'kill',
    'delete',
  ],
  bulkBar: [
    'openTensorBoard',
    'move',
    'activate',
    'pause',
    'archive',
    'unarchive',
    'cancel',
    'kill',
    'delete',
  ],
  palette: ['pause', 'activate', 'archive', 'kill'],
} as const satisfies Places;

type Shown = { workspaceId: number; experimentIds: number[] };

/** Opens one TensorBoard with these experiments; a failure is reported. */
export async function openInTensorboard(shown: Shown): Promise<void> {
  try {
    const { openTensorboard } = await import('~/app/open-tensorboard');
    await openTensorboard(shown);
  } catch (error) {
    reportError(error, { message: 'Unable to open TensorBoard.' });
  }
}
