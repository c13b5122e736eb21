import { Link } from '@tanstack/react-router';
import type { Agent, QueueStats, ResourcePool } from '@trainyard/sdk/types';
import { Tag } from '@trainyard/ui/base/badge';
import { ProgressBar } from '@trainyard/ui/base/progress-bar';
import { formatCount, missing } from '@trainyard/ui/lib/format';
import { SlotRow } from '~/features/cluster/agents/slot-row';
import { deviceLabel, poolTypeLabel, poolUsage, schedulerLabel } from '~/features/cluster/labels';

// with more slots the card sums them up: the table below lists the agents
const mostRows = 8;

type Props = {
  pool: ResourcePool;
  queue: QueueStats | null;
  agents: readonly Agent[];
  onOpen: (agent: Agent) => void;
};

/** A pool: its slots as they are held, what it is, how long its queue is. */
export function PoolCard({ pool, queue, agents, onOpen }: Props) {
  return (
    <li className="flex min-w-0 flex-col gap-2.5 px-4.5 py-3.5 shadow-[1px_0_0_var(--line),0_1px_0_var(--line)]">
      <PoolHead pool={pool} />
      {agents.length === 0 || agents.length > mostRows ? (
        <PoolLoad pool={pool} />
      ) : (
        <div className="grid">
          {agents.map((agent) => (
            <SlotRow key={agent.id} agent={agent} onOpen={() => onOpen(agent)} />
          ))}
        </div>
      )}
      <PoolFacts pool={pool} />
      <PoolFoot pool={pool} queue={queue} />
    </li>
  );
}

/** "26 / 32": in use, of how many. */
const share = (used: number, of: number) => `${formatCount(used)} / ${formatCount(of)}`;

const PoolHead = ({ pool }: { pool: ResourcePool }) => (
  <div>
    <h3 className="flex items-center gap-2">
      <Link
        to="/resourcepool/$poolname/active"
        params={{ poolname: pool.name }}
        title={pool.description || pool.name}
        className="truncate font-semibold"
      >
        {pool.name}
      </Link>
      {defaultLabel(pool) ? <Tag className="shrink-0">{defaultLabel(pool)}</Tag> : null}
      <span className="num ml-auto shrink-0 font-medium">
        {pool.slotsAvailable === 0 ? (
          'No slots'
        ) : (
          <>
            <span className="sr-only">Slots in use: </span>
            {share(pool.slotsUsed, pool.slotsAvailable)}
          </>
        )}
      </span>
    </h3>
  </div>
);

// a pool that nothing has connected to does not know them yet
const hasDevices = ({ slotType }: ResourcePool) => slotType !== 'TYPE_UNSPECIFIED';

/** The facts of a pool by name and value. Kubernetes decides the rest by itself. */
function factsOf(pool: ResourcePool): [name: string, value: string][] {
  const type: [string, string] = ['Type', poolTypeLabel(pool.type)];
  if (pool.type === 'RESOURCE_POOL_TYPE_K8S') return [type];
  const { numAgents, maxAgents, slotsPerAgent, auxContainerCapacityPerAgent } = pool;
  const device = hasDevices(pool) ? deviceLabel(pool.slotType) : missing;
  return [
    ['Accelerator', pool.accelerator || device],
    type,
    ['Instance Type', pool.instanceType || missing],
    ['Connected Agents', maxAgents > 0 ? share(numAgents, maxAgents) : formatCount(numAgents)],
    ['Slots Per Agent', slotsPerAgent < 0 ? 'Unknown' : formatCount(slotsPerAgent)],
    ...(auxContainerCapacityPerAgent > 0
      ? [['Aux Containers Per Agent', formatCount(auxContainerCapacityPerAgent)] as const]
      : []),
    ['Scheduler Type', schedulerLabel(pool.schedulerType)],
  ].map(([name = '', value = '']) => [name, value]);
}

const PoolFacts = ({ pool }: { pool: ResourcePool }) => (
  <dl className="num grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-sm">
    {factsOf(pool).map(([name, value]) => (
      <div key={name} className="contents">
        <dt className="text-faint">{name}</dt>
        <dd className="truncate text-right" title={value}>
          {value}
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

const PoolLoad = ({ pool }: { pool: ResourcePool }) => (
  <ProgressBar
    share={poolUsage(pool)}
    label={`Slots of ${pool.name} in use`}
    className="my-1 h-2 rounded-sm"
  />
);

type FootProps = Pick<Props, 'pool' | 'queue'>;

/** what runs, what waits, what needs no slot */
function PoolFoot({ pool, queue }: FootProps) {
  const params = { poolname: pool.name };
  const { auxContainersRunning, auxContainerCapacity } = pool;
  return (
    <p className="num mt-auto flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {queue ? (
        <>
          <Link to="/resourcepool/$poolname/active" params={params} className="hover:text-text">
            {formatCount(queue.scheduledCount)} Active
          </Link>
          <Link to="/resourcepool/$poolname/queued" params={params} className="hover:text-text">
            {formatCount(queue.queuedCount)} Queued
          </Link>
        </>
      ) : null}
      {auxContainerCapacity > 0 ? (
        <span className="ml-auto text-faint">
          {share(auxContainersRunning, auxContainerCapacity)} Aux Containers Running
        </span>
      ) : null}
    </p>
  );
}
