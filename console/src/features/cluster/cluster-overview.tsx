import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { Agent, ResourcePool } from '@trainyard/sdk/types';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { formatCount, plural } from '@trainyard/ui/lib/format';
import { cn } from '@trainyard/ui/lib/utils';
import { SectionHeading } from '@trainyard/ui/page/section-heading';
import { useEntityActions } from '~/app/actions/use-entity-actions';
import type { GroupedTableView } from '~/lib/table-search';
import { agentActions } from './agents/agent-actions';
import { AgentList } from './agents/agent-list';
import { countStates, type SlotState, slotCells } from './agents/slot-cells';
import { slotStyle } from './agents/slot-row';
import { ClusterFacts } from './cluster-facts';
import { PoolCard } from './pools/pool-card';
import { poolQueries } from './pools/pool-queries';
import { useAgents } from './use-cluster-load';

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
