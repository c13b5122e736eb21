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
  icon: LucideIcon;
  /** cannot be taken back: drawn in red */
  isDangerous: boolean;
  /** what is asked before it is done to one experiment; most are done at once */
  question?: (experimentId: number) => Question;
};

const row = (label: string, icon: LucideIcon): LifecycleActionRow => ({
  label,
  icon,
  isDangerous: false,
});

/** Menus, headers and the bar of a selection all draw from this, in this order. */
export const lifecycleActions: Record<LifecycleAction, LifecycleActionRow> = {
  activate: row('Activate', Play),
  pause: row('Pause', Pause),
  archive: row('Archive', Archive),
  unarchive: row('Unarchive', ArchiveRestore),
  cancel: row('Cancel', Ban),
  kill: {
    label: 'Kill',
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
    icon: Trash2,
    isDangerous: true,
    question: (experimentId) => ({
      title: 'Confirm Experiment Deletion',
      text: `Are you sure you want to delete experiment ${experimentId}?`,
      submit: 'Delete Experiment',
    }),
  },
};

export const isLifecycleAction = (id: string): id is LifecycleAction => id in lifecycleActions;

/** In the order menus show them. */
export const lifecycleActionIds = Object.keys(lifecycleActions).filter(isLifecycleAction);
