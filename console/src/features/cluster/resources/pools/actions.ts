import { actionFor, can, type Viewer, whyNot } from '@trainyard/rbac';
import type { ResourcePool } from '@trainyard/sdk/types';
import {
  Boxes,
  ListOrdered,
  NotebookText,
  Settings2,
  SquareTerminal,
  Terminal,
} from 'lucide-react';
import {
  type EntityActions,
  menuItemsOf,
  type OfferedItem,
  offeredItems,
} from '~/app/actions/entity-action';

const launches = ['launchNotebook', 'launchShell', 'launchCommand'] as const;

type PoolAction = 'showQueue' | 'showRunning' | 'bind' | (typeof launches)[number];

/** A resource pool, or its queue, that is found. */
export type PoolHit = { kind: 'pool' | 'queue'; pool: ResourcePool; hasBindings: boolean };

const launchDialogs = async () =>
  (await import('~/features/cluster/notebooks/launch-dialog')).launchInPool;

export const poolActions: EntityActions<PoolAction, { pool: ResourcePool }> = {
  showQueue: {
    label: 'Show queue',
    icon: ListOrdered,
    run: ({ pool: { name: poolname } }, { navigate }) =>
      navigate({ to: '/resourcepool/$poolname/queued', params: { poolname } }),
  },
  showRunning: {
    label: 'Show running jobs',
    icon: Boxes,
    run: ({ pool: { name: poolname } }, { navigate }) =>
      navigate({ to: '/resourcepool/$poolname/active', params: { poolname } }),
  },
  bind: {
    label: 'Show bindings',
    icon: Settings2,
    run: ({ pool: { name: poolname } }, { navigate }) =>
      navigate({ to: '/resourcepool/$poolname/Bindings', params: { poolname } }),
  },
  launchNotebook: {
    label: 'Launch JupyterLab here',
    icon: NotebookText,
    dialog: async () => ({ default: (await launchDialogs()).notebook }),
  },
  launchShell: {
    label: 'Launch shell here',
    icon: SquareTerminal,
    dialog: async () => ({ default: (await launchDialogs()).shell }),
  },
  launchCommand: {
    label: 'Launch command here',
    icon: Terminal,
    dialog: async () => ({ default: (await launchDialogs()).command }),
  },
};

/**
 * The menu items of a pool or its queue, without the one that a click on the result itself runs. If
 * all launches are refused, only one shows the reason.
 */
export function poolItems({ kind, pool, hasBindings }: PoolHit, viewer: Viewer) {
  const mayLaunch = can(viewer, 'task.createAnywhere');
  const ids: PoolAction[] = [
    kind === 'pool' ? 'showQueue' : 'showRunning',
    ...(mayLaunch ? launches : (['launchNotebook'] as const)),
    ...(hasBindings ? (['bind'] as const) : []),
  ];
  const items: OfferedItem<PoolAction>[] = menuItemsOf(poolActions, ids);
  return offeredItems(items, (id) => {
    if (id === 'bind') return actionFor({ resourcePool: pool }, 'manageBindings', viewer);
    return id === 'launchNotebook' && !mayLaunch
      ? { state: 'disabled', reason: whyNot(viewer, 'task.createAnywhere') }
      : { state: 'allowed' };
  });
}
