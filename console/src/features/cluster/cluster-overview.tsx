import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { can } from '@trainyard/rbac';
import { getActiveTasksCount, getExperiments } from '@trainyard/sdk/calls';
import type { Agent, DeviceType, ResourcePool } from '@trainyard/sdk/types';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { formatCount, formatPercent, missing, plural } from '@trainyard/ui/lib/format';
import { cn } from '@trainyard/ui/lib/utils';
import { Fact, FactList } from '@trainyard/ui/page/fact-list';
import { SectionHeading } from '@trainyard/ui/page/section';
import { useEntityActions } from '~/app/actions/use-entity-actions';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { queryKeys } from '~/app/query-keys';
import { agentActions } from '~/features/cluster/agents/agent-actions';
import { AgentList } from '~/features/cluster/agents/agent-list';
import { countStates, type SlotState, slotCells } from '~/features/cluster/agents/slot-cells';
import { slotStyle } from '~/features/cluster/agents/slot-row';
import { PoolCard } from '~/features/cluster/pools/pool-card';
import { poolQueries } from '~/features/cluster/pools/pool-queries';
import { useViewer } from '~/features/viewer/queries';
import type { GroupedTableView } from '~/lib/table-search';
import { useAgents } from './cluster-layout';
import { deviceLabel } from './labels';
import { slotLoad } from './queries';

const countQueries = {
  /** interactive tasks that are not over, of everybody */
  tasks: () =>
    queryOptions({
      queryKey: queryKeys.cluster.taskCount,
      queryFn: ({ signal }) => getActiveTasksCount(client, {}, { signal }),
      refetchInterval: pollEvery(pollMs.clusterPage),
      meta: { errorMessage: 'Unable to count tasks.' },
    }),

  /** experiments that are active or being stopped, of everybody */
  experiments: () =>
    queryOptions({
      queryKey: queryKeys.cluster.experimentCount,
      queryFn: async ({ signal }) => {
        const states = [
          'STATE_ACTIVE',
          'STATE_STOPPING_CANCELED',
          'STATE_STOPPING_COMPLETED',
          'STATE_STOPPING_ERROR',
        ] as const;
        // a limit of -2 asks for the number alone
        const query = { limit: -2, states: [...states] };
        const { pagination } = await getExperiments(client, query, { signal });
        return pagination?.total ?? 0;
      },
      refetchInterval: pollEvery(pollMs.clusterPage),
      meta: { errorMessage: 'Unable to count experiments.' },
    }),
};

type ClusterFactsProps = { agents: readonly Agent[]; pools: readonly ResourcePool[] };

/** The resources of the cluster, and how many are in use. */
function ClusterFacts({ agents, pools }: ClusterFactsProps) {
  const viewer = useViewer();
  const seesAll = !viewer.rbacEnabled || can(viewer, 'user.administrate');
  const aux = sumOf(pools, ({ auxContainersRunning }) => auxContainersRunning);
  const auxCapacity = sumOf(pools, ({ auxContainerCapacity }) => auxContainerCapacity);
  return (
    <FactList>
      <Fact name="Connected Agents">{formatCount(agents.length)}</Fact>
      {deviceTypes.map((type) => (
        <SlotFact key={type} type={type} agents={agents} />
      ))}
      {auxCapacity > 0 ? (
        <Fact name="Aux Containers Running">
          {formatCount(aux)} / {formatCount(auxCapacity)}
        </Fact>
      ) : null}
      {seesAll ? <ActiveFacts /> : null}
    </FactList>
  );
}

/** The number of active experiments and tasks of all users. */
function ActiveFacts() {
  const { data: experiments } = useQuery(countQueries.experiments());
  const { data: tasks } = useQuery(countQueries.tasks());
  const counts = [
    ['Active Experiments', experiments],
    ['Active JupyterLabs', tasks?.notebooks],
    ['Active TensorBoards', tasks?.tensorboards],
    ['Active Shells', tasks?.shells],
    ['Active Commands', tasks?.commands],
  ] as const;
  return counts.map(([name, count]) => (
    <Fact key={name} name={name}>
      {count === undefined ? missing : formatCount(count)}
    </Fact>
  ));
}

const deviceTypes: DeviceType[] = ['TYPE_CUDA', 'TYPE_ROCM', 'TYPE_CPU'];

/** the slots of one kind of device; nothing where there are none */
function SlotFact({ type, agents }: { type: DeviceType; agents: readonly Agent[] }) {
  const { total, running, pending } = slotLoad(agents, type);
  const used = running + pending;
  if (total === 0) return null;
  return (
    <Fact name={`${deviceLabel(type)} Slots Allocated`} note={formatPercent(used / total, 0)}>
      {formatCount(used)} / {formatCount(total)}
    </Fact>
  );
}

const sumOf = (pools: readonly ResourcePool[], figure: (pool: ResourcePool) => number) =>
  pools.reduce((sum, pool) => sum + figure(pool), 0);

type Props = { view: GroupedTableView; onViewChange: (change: Partial<GroupedTableView>) => void };

/** How full the cluster is: its pools with their slots, and its agents. */
export function ClusterOverview({ view, onViewChange }: Props) {
  const { data: pools } = useSuspenseQuery(poolQueries.list());
  const { data: agents = [] } = useAgents();
  const { run, dialog } = useEntityActions(agentActions);
  const onAction = (id: keyof typeof agentActions, agent: Agent) => run(id, { agentId: agent.id });
  return (
    <>
      <ClusterFacts agents={agents} pools={pools} />
      <section>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <SectionHeading note={plural(pools.length, 'pool')}>Resource Pools</SectionHeading>
          {agents.length > 0 ? <SlotLegend agents={agents} /> : null}
        </div>
        {pools.length === 0 ? (
          <EmptyState title="No resource pools" hint="This cluster has none that you may use." />
        ) : (
          <PoolCards pools={pools} agents={agents} onOpen={(agent) => onAction('slots', agent)} />
        )}
      </section>
      <AgentList agents={agents} view={view} onViewChange={onViewChange} onAction={onAction} />
      {dialog}
    </>
  );
}

type CardsProps = {
  pools: readonly ResourcePool[];
  agents: readonly Agent[];
  onOpen: (agent: Agent) => void;
};

function PoolCards({ pools, agents, onOpen }: CardsProps) {
  const { data: stats = [] } = useQuery(poolQueries.stats());
  return (
    <ul
      aria-label="Resource Pools"
      className="grid grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] overflow-hidden rounded-lg border bg-raised"
    >
      {pools.map((pool) => (
        <PoolCard
          key={pool.name}
          pool={pool}
          queue={stats.find(({ resourcePool }) => resourcePool === pool.name)?.stats ?? null}
          agents={agents.filter(({ resourcePools }) => resourcePools.includes(pool.name))}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}

const states: { state: SlotState; label: string }[] = [
  { state: 'running', label: 'Running' },
  { state: 'pending', label: 'Pending' },
  { state: 'free', label: 'Free' },
  { state: 'off', label: 'Disabled' },
];

/** The legend: each colour of a slot, with its count. */
function SlotLegend({ agents }: { agents: readonly Agent[] }) {
  const counts = countStates(agents.flatMap(slotCells));
  return (
    <ul aria-label="Slots" className="num mb-2.5 flex flex-wrap gap-x-4 text-sm text-muted">
      {states
        .filter(({ state }) => state !== 'off' || counts.off > 0)
        .map(({ state, label }) => (
          <li key={state} className="flex items-center gap-1.5">
            <span aria-hidden className={cn('size-2.5 rounded-[2px]', slotStyle[state])} />
            {label} {formatCount(counts[state])}
          </li>
        ))}
    </ul>
  );
}
