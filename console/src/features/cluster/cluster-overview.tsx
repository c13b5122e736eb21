import { useQuery } from '@tanstack/react-query';
import { agentsIn } from '@trainyard/insights/cluster/slot-counts';
import type { Agent, ResourcePool, RPQueueStat } from '@trainyard/sdk/types';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { plural } from '@trainyard/ui/lib/format';
import { SectionHeading } from '@trainyard/ui/page/section';
import { useEntityActions } from '~/app/actions/use-entity-actions';
import { agentActions } from '~/features/cluster/agents/agent-actions';
import { AgentList } from '~/features/cluster/agents/agent-list';
import { useSlotJobs } from '~/features/cluster/agents/use-slot-jobs';
import { ClusterQueue } from '~/features/cluster/pools/cluster-queue';
import { PoolCard } from '~/features/cluster/pools/pool-card';
import { poolQueries } from '~/features/cluster/pools/pool-queries';
import type { GroupedTableView } from '~/lib/table-search';
import { ClusterAllocation, ClusterFacts } from './cluster-facts';
import { useAgents } from './cluster-layout';
import { FailedPart } from './failed-part';

type View = GroupedTableView & { queue: string };

type Props = { view: View; onViewChange: (change: Partial<View>) => void };

/** How full the cluster is: its pools with their slots, and its agents. */
export function ClusterOverview({ view, onViewChange }: Props) {
  const pools = useQuery(poolQueries.list());
  const agents = useAgents();
  const { run, dialog } = useEntityActions(agentActions);
  const onAction = (id: keyof typeof agentActions, agent: Agent) => run(id, { agentId: agent.id });
  const { data: stats = [] } = useQuery(poolQueries.stats());
  const known = { agents: agents.data, pools: pools.data ?? [] };
  return (
    <>
      <ClusterFacts {...known} />
      <ClusterAllocation {...known} />
      <section>
        <SectionHeading note={pools.data ? noteOf(known) : undefined}>
          Resource Pools
        </SectionHeading>
        {pools.data ? (
          <PoolCards {...known} stats={stats} onOpen={(agent) => onAction('slots', agent)} />
        ) : (
          <FailedPart title="Unable to fetch resource pools." query={pools} />
        )}
      </section>
      <ClusterQueue
        pools={known.pools}
        stats={stats}
        name={view.queue}
        onChoose={(queue) => onViewChange({ queue })}
      />
      {agents.data ? (
        <AgentList
          agents={agents.data}
          view={view}
          onViewChange={onViewChange}
          onAction={onAction}
        />
      ) : (
        <section>
          <SectionHeading>Agents</SectionHeading>
          <FailedPart title="Unable to fetch agents." query={agents} />
        </section>
      )}
      {dialog}
    </>
  );
}

type Known = { agents: readonly Agent[] | undefined; pools: readonly ResourcePool[] };

const noteOf = ({ agents, pools }: Known) =>
  agents
    ? `${plural(pools.length, 'pool')}, ${plural(agents.length, 'agent')}, ${plural(slotCount(agents), 'slot')}`
    : plural(pools.length, 'pool');

const slotCount = (agents: readonly Agent[]) =>
  agents.reduce((sum, { slots }) => sum + Object.keys(slots).length, 0);

type CardsProps = Known & { stats: readonly RPQueueStat[]; onOpen: (agent: Agent) => void };

function PoolCards({ pools, agents, stats, onOpen }: CardsProps) {
  const jobOf = useSlotJobs();
  if (pools.length === 0)
    return <EmptyState title="No resource pools" hint="This cluster has none that you may use." />;
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
          agents={agents && agentsIn(pool, agents)}
          jobOf={jobOf}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}
