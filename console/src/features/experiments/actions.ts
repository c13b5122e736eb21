import type { ExperimentActionId } from '@trainyard/rbac';
import {
  Archive,
  ArchiveRestore,
  Ban,
  CircleX,
  type LucideIcon,
  Pause,
  Play,
  Trash2,
} from 'lucide-react';

/** What can be done to one experiment or to many at once, without asking for anything more. */
export type LifecycleAction = Extract<
  ExperimentActionId,
  'activate' | 'pause' | 'cancel' | 'kill' | 'archive' | 'unarchive' | 'delete'
>;

type Question = { title: string; text: string; submit: string };

export type LifecycleActionRow = {
  label: string;
  /** of a toast: "Paused resnet50" */
  past: string;
  icon: LucideIcon;
  /** cannot be taken back: drawn in red */
  isDangerous: boolean;
  /** what is asked before it is done to one experiment; most are done at once */
  question?: (experimentId: number) => Question;
};

const row = (label: string, past: string, icon: LucideIcon): LifecycleActionRow => ({
  label,
  past,
  icon,
  isDangerous: false,
});

/** Menus, headers and the bar of a selection all draw from this, in this order. */
export const lifecycleActions: Record<LifecycleAction, LifecycleActionRow> = {
  activate: row('Activate', 'Activated', Play),
  pause: row('Pause', 'Paused', Pause),
  archive: row('Archive', 'Archived', Archive),
  unarchive: row('Unarchive', 'Unarchived', ArchiveRestore),
  cancel: row('Cancel', 'Canceled', Ban),
  kill: {
    label: 'Kill',
    past: 'Killed',
    icon: CircleX,
    isDangerous: true,
    question: (experimentId) => ({
      title: 'Confirm Experiment Kill',
      text: `Are you sure you want to kill experiment ${experimentId}?`,
      submit: 'Kill',
    }),
  },
  delete: {
    label: 'Delete',
    past: 'Deleted',
    icon: Trash2,
    isDangerous: true,
    question: (experimentId) => ({
      title: 'Confirm Experiment Deletion',
      text: `Are you sure you want to delete experiment ${experimentId}?`,
      submit: 'Delete Experiment',
    }),
  },
};

export const isLifecycleAction = (id: string): id is LifecycleAction =>
  Object.hasOwn(lifecycleActions, id);

/** What takes an action back on the master, for those that can be. */
export const inverseActions: Partial<Record<LifecycleAction, LifecycleAction>> = {
  activate: 'pause',
  pause: 'activate',
  archive: 'unarchive',
  unarchive: 'archive',
};

/** In the order menus show them. */
export const lifecycleActionIds = Object.keys(lifecycleActions).filter(isLifecycleAction);
