import { type ActionableProject, actionFor, can, type Viewer, whyNot } from '@trainyard/rbac';
import type { Note, Project, ResourcePool } from '@trainyard/sdk/types';
import { type ActionItem, offeredItems } from '@trainyard/ui/base/action-items';
import {
  Boxes,
  ListOrdered,
  NotebookText,
  Settings2,
  SquareTerminal,
  Terminal,
  Trash2,
} from 'lucide-react';
import { type EntityActions, menuItemsOf } from '~/app/actions/entity-action';
import { deleteNote } from '~/features/notes/mutations';

const launches = ['launchNotebook', 'launchShell', 'launchCommand'] as const;

type PoolAction = 'showQueue' | 'showRunning' | 'bind' | (typeof launches)[number];

/** A resource pool, or its queue, that is found. */
export type PoolHit = { kind: 'pool' | 'queue'; pool: ResourcePool; hasBindings: boolean };

const launchDialogs = async () => (await import('~/features/notebooks/launch-dialog')).launchInPool;

export const poolActions: EntityActions<PoolAction, { pool: ResourcePool }> = {
  showQueue: {
    label: 'Show Queue',
    icon: ListOrdered,
    run: ({ pool: { name: poolname } }, { navigate }) =>
      navigate({ to: '/resourcepool/$poolname/queued', params: { poolname } }),
  },
  showRunning: {
    label: 'Show Running Jobs',
    icon: Boxes,
    run: ({ pool: { name: poolname } }, { navigate }) =>
      navigate({ to: '/resourcepool/$poolname/active', params: { poolname } }),
  },
  bind: {
    label: 'Show Bindings',
    icon: Settings2,
    run: ({ pool: { name: poolname } }, { navigate }) =>
      navigate({ to: '/resourcepool/$poolname/Bindings', params: { poolname } }),
  },
  launchNotebook: {
    label: 'Launch JupyterLab Here',
    icon: NotebookText,
    dialog: async () => ({ default: (await launchDialogs()).notebook }),
  },
  launchShell: {
    label: 'Launch Shell Here',
    icon: SquareTerminal,
    dialog: async () => ({ default: (await launchDialogs()).shell }),
  },
  launchCommand: {
    label: 'Launch Command Here',
    icon: Terminal,
    dialog: async () => ({ default: (await launchDialogs()).command }),
  },
};

/**
 * The menu items of a pool or its queue: what the hit itself opens is not among them. Of launches
 * that are refused one tells the reason.
 */
export function poolItems({ kind, pool, hasBindings }: PoolHit, viewer: Viewer) {
  const mayLaunch = can(viewer, 'task.createAnywhere');
  const ids: PoolAction[] = [
    kind === 'pool' ? 'showQueue' : 'showRunning',
    ...(mayLaunch ? launches : (['launchNotebook'] as const)),
    ...(hasBindings ? (['bind'] as const) : []),
  ];
  const items: ActionItem<PoolAction>[] = menuItemsOf(poolActions, ids);
  return offeredItems(items, (id) => {
    if (id === 'bind') return actionFor({ resourcePool: pool }, 'manageBindings', viewer);
    return id === 'launchNotebook' && !mayLaunch
      ? { state: 'disabled', reason: whyNot(viewer, 'task.createAnywhere') }
      : { state: 'allowed' };
  });
}

type NoteSubject = { projectId: number; page: number; note: Note };

/** A page of a project's notes that is found. */
export type NoteHit = { kind: 'note'; note: NoteSubject; project: Project & ActionableProject };

export const noteActions: EntityActions<'delete', NoteSubject> = {
  delete: {
    label: 'Delete Page...',
    icon: Trash2,
    isDangerous: true,
    confirmation: {
      title: 'Delete Page',
      text: ({ note }) => `Are you sure you want to delete "${note.name}"? This cannot be undone.`,
      submit: 'Delete Page',
    },
    run: ({ projectId, page, note }, { queryClient }) =>
      deleteNote(queryClient, projectId, page, note),
    success: ({ note }) => `Deleted ${note.name}`,
    failure: () => 'Unable to delete the page.',
  },
};

/** The menu items of a page of notes, for those who may edit it. */
export const noteItems = ({ project }: NoteHit, viewer: Viewer): ActionItem<'delete'>[] =>
  offeredItems(menuItemsOf(noteActions, ['delete']), () =>
    actionFor({ project }, 'editNotes', viewer),
  );
