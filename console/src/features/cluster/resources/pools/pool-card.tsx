import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { countPoolSlots, type SlotCounts } from '@trainyard/insights/cluster/slot-counts';
import { actionFor } from '@trainyard/rbac';
import type { Agent, QueueStats, ResourcePool, ResourcePoolType } from '@trainyard/sdk/types';
import { Tag } from '@trainyard/ui/base/badge';
import { IconButton } from '@trainyard/ui/base/icon-button';
import { ProgressBar } from '@trainyard/ui/base/progress-bar';
import { formatCount, missing, plural } from '@trainyard/ui/lib/format';
import { Info, Lock, Settings2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActionMenu } from '~/app/actions/action-menu';
import { useDialog } from '~/app/actions/use-dialog';
import { poolQueries } from '~/data/cluster/pools';
import { useFeature } from '~/data/feature-flags';
import { masterQuery } from '~/data/session';
import { useViewer } from '~/data/viewer';
import { SlotRow } from '~/features/cluster/resources/agents/slot-row';
import type { SlotJobs } from '~/features/cluster/resources/agents/use-slot-jobs';
import { deviceLabel, poolTypeLabel, schedulerLabel } from '~/features/cluster/resources/labels';
import { AllocationBar } from './allocation-bar';

// with more agents the card sums up their slots: the page of the pool draws them
const maxRows = 8;

type Props = {
  pool: ResourcePool;
  queue: QueueStats | null;
  /** those of the pool; undefined where the viewer may not see them */
  agents: readonly Agent[] | undefined;
  jobOf: SlotJobs;
};

/** Shows a pool: its slots by state, its type, and the length of its queue. */
export function PoolCard({ pool, queue, agents, jobOf }: Props) {
  const counts = countPoolSlots(pool, agents);
  const hasRows = agents !== undefined && agents.length > 0 && agents.length <= maxRows;
  return (
    <li
      tabIndex={-1}
      className="flex min-w-0 flex-col gap-2.5 px-4.5 py-3.5 -outline-offset-2 shadow-[1px_0_0_var(--line),0_1px_0_var(--line)]"
    >
      <PoolHead pool={pool} counts={counts} />
      {counts.capacity > 0 ? (
        <AllocationBar counts={counts} label={`Slots of ${pool.name}`} />
      ) : null}
      {hasRows ? (
        <div className="grid">
          {agents.map((agent) => (
            <SlotRow key={agent.id} agent={agent} jobOf={jobOf} />
          ))}
        </div>
      ) : null}
      <PoolFacts pool={pool} />
      <PoolFoot pool={pool} queue={queue} counts={counts} />
    </li>
  );
}

/** "26 / 32": in use, of how many. */
const share = (used: number, of: number) => `${formatCount(used)} / ${formatCount(of)}`;

const PoolHead = ({ pool, counts }: { pool: ResourcePool; counts: SlotCounts }) => (
  <div className="flex items-center gap-1">
    <h3 className="flex min-w-0 flex-1 items-center gap-2">
      <Link
        to="/resourcepool/$poolname/active"
        params={{ poolname: pool.name }}
        title={pool.name}
        className="truncate font-semibold"
      >
        {pool.name}
      </Link>
      {defaultLabel(pool) ? <Tag className="shrink-0">{defaultLabel(pool)}</Tag> : null}
      <span className="num ml-auto shrink-0 font-medium">
        {counts.capacity === 0 ? (
          'No slots'
        ) : (
          <>
            <span className="sr-only">Slots in use: </span>
            {share(counts.used, counts.capacity)}
          </>
        )}
      </span>
    </h3>
    {pool.description ? (
      <IconButton label={pool.description}>
        <Info aria-hidden className="size-3.5 text-faint" strokeWidth={1.5} />
      </IconButton>
    ) : null}
    <BindingsMenu pool={pool} />
  </div>
);

/** The workspaces a pool is bound to; undefined where the master binds none. */
function useBindings({ name }: ResourcePool): readonly number[] | undefined {
  const { data: master } = useSuspenseQuery(masterQuery);
  const isOn = useFeature('rp_binding') && master.rbacEnabled;
  const { data = [] } = useQuery({ ...poolQueries.bindings(name), enabled: isOn });
  return isOn ? data : undefined;
}

function BindingsMenu({ pool }: { pool: ResourcePool }) {
  const viewer = useViewer();
  const bound = useBindings(pool);
  const { open, dialog } = useDialog<{ poolName: string; bound: readonly number[] }>(
    () => import('./manage-bindings-dialog'),
  );
  if (bound === undefined) return null;
  const { state, reason } = actionFor({ resourcePool: pool }, 'manageBindings', viewer);
  const item = {
    ...{ id: 'manageBindings', label: 'Manage bindings', icon: Settings2, isDangerous: false },
    ...(state === 'allowed' ? {} : { reason }),
  };
  return (
    <>
      <ActionMenu
        isQuiet
        label={`Actions for ${pool.name}`}
        items={[item]}
        onRun={() => open({ poolName: pool.name, bound })}
      />
      {dialog}
    </>
  );
}

// the device type is unspecified until a first agent has connected
const hasDevices = ({ slotType }: ResourcePool) => slotType !== 'TYPE_UNSPECIFIED';

type PoolFact = { name: string; value: string; mark?: ReactNode };

/** The facts of a pool by name and value. Kubernetes decides the other ones. */
function factsOf(pool: ResourcePool): PoolFact[] {
  const type = {
    name: 'Type',
    value: poolTypeLabel(pool.type),
    mark: <ProviderMark type={pool.type} />,
  };
  if (pool.type === 'RESOURCE_POOL_TYPE_K8S') return [type];
  const { numAgents, maxAgents, slotsPerAgent, auxContainerCapacityPerAgent } = pool;
  const device = hasDevices(pool) ? deviceLabel(pool.slotType) : missing;
  return [
    { name: 'Accelerator', value: pool.accelerator || device },
    type,
    { name: 'Instance Type', value: pool.instanceType || missing },
    {
      name: 'Connected Agents',
      value: maxAgents > 0 ? share(numAgents, maxAgents) : formatCount(numAgents),
    },
    {
      name: 'Slots Per Agent',
      value: slotsPerAgent < 0 ? 'Unknown' : formatCount(slotsPerAgent),
    },
    ...(auxContainerCapacityPerAgent > 0
      ? [{ name: 'Aux Containers Per Agent', value: formatCount(auxContainerCapacityPerAgent) }]
      : []),
    { name: 'Scheduler Type', value: schedulerLabel(pool.schedulerType) },
  ];
}

const PoolFacts = ({ pool }: { pool: ResourcePool }) => (
  <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-sm">
    {factsOf(pool).map(({ name, value, mark }) => (
      <div key={name} className="contents">
        <dt className="text-faint">{name}</dt>
        <dd className="flex items-center justify-end gap-1.5" title={value}>
          {mark}
          <span className="truncate">{value}</span>
        </dd>
      </div>
    ))}
  </dl>
);

function defaultLabel({ defaultComputePool, defaultAuxPool }: ResourcePool): string | null {
  if (defaultComputePool && defaultAuxPool) return 'Default';
  if (defaultComputePool) return 'Default Compute';
  return defaultAuxPool ? 'Default Aux' : null;
}

type FootProps = Pick<Props, 'pool' | 'queue'> & { counts: SlotCounts };

/** Counts the queued jobs, else the running ones, else free slots; names the workspaces of the pool. */
function PoolFoot({ pool, queue, counts }: FootProps) {
  const { auxContainersRunning, auxContainerCapacity, auxContainerCapacityPerAgent } = pool;
  const bound = useBindings(pool);
  return (
    <p className="num mt-auto flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      <QueueNote pool={pool} queue={queue} counts={counts} />
      {auxContainerCapacityPerAgent > 0 && auxContainerCapacity > 0 ? (
        <span className="flex items-center gap-2 text-faint">
          <ProgressBar
            share={auxContainersRunning / auxContainerCapacity}
            label={`Aux containers of ${pool.name}`}
            className="w-16"
          />
          {share(auxContainersRunning, auxContainerCapacity)} Aux Containers Running
        </span>
      ) : null}
      {bound && bound.length > 0 ? (
        <span className="ml-auto flex items-center gap-1">
          <Lock aria-hidden className="size-3" strokeWidth={1.75} />
          Bound to: {plural(bound.length, 'workspace')}
        </span>
      ) : null}
    </p>
  );
}

// more queued jobs are shown as "100+"
const maxJobCount = 100;

function QueueNote({ pool, queue, counts }: FootProps) {
  const { queuedCount = 0, scheduledCount = 0 } = queue ?? {};
  const params = { poolname: pool.name };
  if (queuedCount > 0)
    return (
      <Link to="/resourcepool/$poolname/queued" params={params} className="hover:text-text">
        {queuedCount > maxJobCount ? `${maxJobCount}+` : queuedCount} Queued
      </Link>
    );
  if (scheduledCount > 0)
    return (
      <Link to="/resourcepool/$poolname/active" params={params} className="hover:text-text">
        {formatCount(scheduledCount)} Active
      </Link>
    );
  return counts.capacity > 0 ? <span>{plural(counts.free, 'Slot')} Free</span> : null;
}

// a cloud, a cloud with a hexagon, a rack, a wheel: our drawings, not logos of companies
const shapes: Partial<Record<ResourcePoolType, string>> = {
  RESOURCE_POOL_TYPE_AWS:
    'M4.5 9.5a2.5 2.5 0 0 1 .3-5 3.5 3.5 0 0 1 6.6.9 2.1 2.1 0 0 1-.1 4.1zM4 12.5c2.4 1.4 5.6 1.4 8 0',
  RESOURCE_POOL_TYPE_GCP:
    'M4.5 12.5a2.8 2.8 0 0 1 .2-5.6 3.6 3.6 0 0 1 6.8.9 2.4 2.4 0 0 1-.2 4.7zM8 2l1.7 1v2L8 6 6.3 5V3z',
  RESOURCE_POOL_TYPE_STATIC: 'M2.5 3h11v4h-11zM2.5 9h11v4h-11zM5 5h.01M5 11h.01',
  RESOURCE_POOL_TYPE_K8S:
    'M8 3.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM8 1.5v13M2.4 4.7l11.2 6.6M2.4 11.3l11.2-6.6',
};

/** The icon of the provider that runs the agents of a pool; the text next to it names it. */
function ProviderMark({ type }: { type: ResourcePoolType }) {
  const shape = shapes[type];
  if (!shape) return null;
  return (
    <svg
      aria-hidden
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.25}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-3.5 shrink-0 text-muted"
    >
      <path d={shape} />
    </svg>
  );
}
