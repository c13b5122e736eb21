import { Link } from '@tanstack/react-router';
import type { Agent, QueueStats, ResourcePool } from '@trainyard/sdk/types';
import { Tag } from '~/components/ui/badge';
import { ProgressBar } from '~/components/ui/progress-bar';
import { formatCount, plural } from '~/lib/format';
import { deviceLabel, poolTypeLabel, poolUsage, schedulerLabel } from './labels';
import { SlotRow } from './slot-row';

// beyond these a pool is read as a whole: its agents stand in the table below
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
    <p className="truncate text-sm text-faint" title={factsOf(pool)}>
      {factsOf(pool)}
    </p>
  </div>
);

// a pool that nothing has connected to does not know them yet
const hasDevices = ({ slotType }: ResourcePool) => slotType !== 'TYPE_UNSPECIFIED';

const factsOf = (pool: ResourcePool): string =>
  [
    poolTypeLabel(pool.type),
    schedulerLabel(pool.schedulerType),
    pool.accelerator || (hasDevices(pool) ? deviceLabel(pool.slotType) : ''),
    pool.instanceType,
  ]
    .filter(Boolean)
    .join(' · ');

function defaultLabel({ defaultComputePool, defaultAuxPool }: ResourcePool): string | null {
  if (defaultComputePool && defaultAuxPool) return 'Default';
  if (defaultComputePool) return 'Default Compute';
  return defaultAuxPool ? 'Default Aux' : null;
}

const PoolLoad = ({ pool }: { pool: ResourcePool }) => (
  <div className="grid gap-1.5 py-1">
    <ProgressBar
      share={poolUsage(pool)}
      label={`Slots of ${pool.name} in use`}
      className="h-2 rounded-sm"
    />
    <p className="text-sm text-faint">{agentsText(pool)}</p>
  </div>
);

const agentsText = ({ numAgents, maxAgents }: ResourcePool): string => {
  const agents = plural(numAgents, 'connected agent');
  return maxAgents > 0 ? `${agents}, up to ${formatCount(maxAgents)}` : agents;
};

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
