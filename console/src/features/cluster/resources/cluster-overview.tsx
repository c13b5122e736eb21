import { useQuery } from '@tanstack/react-query';
import { agentsIn } from '@trainyard/insights/cluster/slot-counts';
import type { Agent, ResourcePool, RPQueueStat } from '@trainyard/sdk/types';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { plural } from '@trainyard/ui/lib/format';
import { SectionHeading } from '@trainyard/ui/page/section';
import { useDeferredValue } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import { FailedNote } from '~/components/page/failed-note';
import { poolQueries } from '~/data/cluster/pools';
import { AgentList } from '~/features/cluster/resources/agents/agent-list';
import { FailedHolders } from '~/features/cluster/resources/agents/failed-holders';
import { useSlotJobs } from '~/features/cluster/resources/agents/use-slot-jobs';
import { ClusterQueue } from '~/features/cluster/resources/pools/cluster-queue';
import { PoolCard } from '~/features/cluster/resources/pools/pool-card';
import type { GroupedTableView } from '~/lib/table-search';
import { ClusterAllocation, ClusterFacts } from './cluster-facts';
import { useAgents } from './cluster-layout';

type View = GroupedTableView & { queue: string };

type Props = { view: View; onViewChange: (change: Partial<View>) => void };

/** Shows the usage of the cluster: its pools with their slots, and its agents. */
export function ClusterOverview({ view, onViewChange }: Props) {
  const pools = useQuery(poolQueries.list());
  const agents = useAgents();
  const queues = useQuery(poolQueries.stats());
  const { data: stats = [] } = queues;
  // hundreds of agents are listed after the slots are painted
  const areAgentsDrawn = useDeferredValue(true, false);
  const resources = { agents: agents.data, pools: pools.data ?? [] };
  return (
    <>
      <FailedNote
        title="Unable to fetch agents."
        hint="Their slots and their list are not shown."
        query={agents}
      />
      <FailedHolders />
      <ClusterFacts {...resources} />
      <ClusterAllocation {...resources} />
      <section>
        <SectionHeading note={pools.data ? noteOf(resources) : undefined}>
          Resource Pools
        </SectionHeading>
        {pools.data ? (
          <PoolCards {...resources} stats={stats} />
        ) : (
          <FailedQuery title="Unable to fetch resource pools." query={pools} />
        )}
      </section>
      <ClusterQueue
        pools={resources.pools}
        stats={stats}
        name={view.queue}
        onChoose={(queue) => onViewChange({ queue })}
      />
      {queues.data || resources.pools.some(({ name }) => name === view.queue) ? null : (
        <FailedQuery title="Unable to fetch job queue stats." query={queues} />
      )}
      {agents.data && areAgentsDrawn ? (
        <AgentList agents={agents.data} view={view} onViewChange={onViewChange} />
      ) : null}
    </>
  );
}

type Resources = { agents: readonly Agent[] | undefined; pools: readonly ResourcePool[] };

const noteOf = ({ agents, pools }: Resources) =>
  agents
    ? `${plural(pools.length, 'pool')}, ${plural(agents.length, 'agent')}, ${plural(slotCount(agents), 'slot')}`
    : plural(pools.length, 'pool');

const slotCount = (agents: readonly Agent[]) =>
  agents.reduce((sum, { slots }) => sum + Object.keys(slots).length, 0);

type CardsProps = Resources & { stats: readonly RPQueueStat[] };

function PoolCards({ pools, agents, stats }: CardsProps) {
  const jobOf = useSlotJobs();
  if (pools.length === 0)
    return (
      <EmptyState title="No resource pools" hint="This cluster has no pool that you may use." />
    );
  return (
    <ul
      aria-label="Resource Pools"
      data-rows
      className="grid grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] overflow-hidden rounded-lg border bg-raised"
    >
      {pools.map((pool) => (
        <PoolCard
          key={pool.name}
          pool={pool}
          queue={stats.find(({ resourcePool }) => resourcePool === pool.name)?.stats ?? null}
          agents={agents && agentsIn(pool, agents)}
          jobOf={jobOf}
        />
      ))}
    </ul>
  );
}
