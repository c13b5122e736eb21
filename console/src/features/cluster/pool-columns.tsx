import { Link } from '@tanstack/react-router';
import type { QueueStats, ResourcePool } from '@trainyard/sdk/types';
import type { LocalColumn } from '~/components/data-table/local-rows';
import { Tag } from '~/components/ui/badge';
import { formatCount, missing } from '~/lib/format';
import { deviceLabel, poolTypeLabel, poolUsage, schedulerLabel } from './labels';

/** A pool with the length of its queue. */
export type PoolRow = { pool: ResourcePool; queue: QueueStats | null };

const PoolName = ({ pool }: { pool: ResourcePool }) => (
  <span className="flex min-w-0 items-center gap-2">
    <Link
      to="/resourcepool/$poolname/active"
      params={{ poolname: pool.name }}
      title={pool.description || pool.name}
      className="truncate font-medium"
    >
      {pool.name}
    </Link>
    {defaultLabel(pool) ? <Tag className="shrink-0">{defaultLabel(pool)}</Tag> : null}
  </span>
);

function defaultLabel({ defaultComputePool, defaultAuxPool }: ResourcePool): string | null {
  if (defaultComputePool && defaultAuxPool) return 'Default';
  if (defaultComputePool) return 'Default Compute';
  return defaultAuxPool ? 'Default Aux' : null;
}

/** "3 / 8": in use, of how many. */
const share = (used: number, of: number) => `${formatCount(used)} / ${formatCount(of)}`;

export const poolColumns: LocalColumn<PoolRow>[] = [
  {
    id: 'name',
    title: 'Name',
    value: ({ pool }) => pool.name,
    cell: ({ pool }) => <PoolName pool={pool} />,
  },
  {
    id: 'slots',
    title: 'Slots in use',
    isEnd: true,
    isDescFirst: true,
    value: ({ pool }) => poolUsage(pool),
    cell: ({ pool }) => share(pool.slotsUsed, pool.slotsAvailable),
  },
  {
    id: 'slotType',
    title: 'Accelerator',
    value: ({ pool }) => pool.accelerator || deviceLabel(pool.slotType),
    cell: ({ pool }) => pool.accelerator || deviceLabel(pool.slotType),
  },
  {
    id: 'aux',
    title: 'Aux Containers Running',
    isEnd: true,
    isDescFirst: true,
    value: ({ pool }) => pool.auxContainersRunning,
    cell: ({ pool }) => share(pool.auxContainersRunning, pool.auxContainerCapacity),
  },
  {
    id: 'active',
    title: 'Active',
    isEnd: true,
    isDescFirst: true,
    value: ({ queue }) => queue?.scheduledCount ?? null,
    cell: ({ queue }) => (queue ? formatCount(queue.scheduledCount) : missing),
  },
  {
    id: 'queued',
    title: 'Queued',
    isEnd: true,
    isDescFirst: true,
    value: ({ queue }) => queue?.queuedCount ?? null,
    cell: ({ queue }) => (queue ? formatCount(queue.queuedCount) : missing),
  },
  {
    id: 'agents',
    title: 'Connected Agents',
    isEnd: true,
    isDescFirst: true,
    value: ({ pool }) => pool.numAgents,
    cell: ({ pool: { numAgents, maxAgents } }) =>
      maxAgents > 0 ? share(numAgents, maxAgents) : formatCount(numAgents),
  },
  {
    id: 'type',
    title: 'Type',
    value: ({ pool }) => poolTypeLabel(pool.type),
    cell: ({ pool }) => poolTypeLabel(pool.type),
  },
  {
    id: 'scheduler',
    title: 'Scheduler Type',
    value: ({ pool }) => schedulerLabel(pool.schedulerType),
    cell: ({ pool }) => schedulerLabel(pool.schedulerType),
  },
];
