import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { Agent, ResourcePool, RPQueueStat } from '@trainyard/sdk/types';
import { LocalTable } from '~/components/data-table/local-table';
import { Fact, FactList } from '~/components/page/fact-list';
import { SectionHeading } from '~/components/page/section-heading';
import { EmptyState } from '~/components/ui/empty-state';
import { formatCount, formatPercent } from '~/lib/format';
import type { TableView } from '~/lib/table-search';
import { AgentList } from './agent-list';
import { type PoolRow, poolColumns } from './pool-columns';
import { poolQueries } from './pool-queries';
import { slotLoad } from './queries';
import { useAgents } from './use-cluster-load';

type Props = { view: TableView; onViewChange: (change: Partial<TableView>) => void };

/** How full the cluster is, and its pools. */
export function ClusterOverview({ view, onViewChange }: Props) {
  const { data: pools } = useSuspenseQuery(poolQueries.list());
  const { data: stats } = useQuery(poolQueries.stats());
  const { data: agents = [] } = useAgents();
  return (
    <>
      <ClusterFacts agents={agents} pools={pools} />
      <section>
        <SectionHeading note={formatCount(pools.length)}>Resource Pools</SectionHeading>
        {pools.length === 0 ? (
          <EmptyState title="No resource pools" hint="This cluster has none that you may use." />
        ) : (
          <LocalTable
            caption="Resource Pools"
            columns={poolColumns}
            rows={poolRows(pools, stats ?? [])}
            keyOf={({ pool }) => pool.name}
            view={view}
            onViewChange={onViewChange}
          />
        )}
      </section>
      <AgentList agents={agents} />
    </>
  );
}

const poolRows = (pools: readonly ResourcePool[], stats: readonly RPQueueStat[]): PoolRow[] =>
  pools.map((pool) => ({
    pool,
    queue: stats.find(({ resourcePool }) => resourcePool === pool.name)?.stats ?? null,
  }));

type FactProps = { agents: readonly Agent[]; pools: readonly ResourcePool[] };

function ClusterFacts({ agents, pools }: FactProps) {
  const { total, running, pending } = slotLoad(agents);
  const used = running + pending;
  const aux = sumOf(pools, ({ auxContainersRunning }) => auxContainersRunning);
  const auxCapacity = sumOf(pools, ({ auxContainerCapacity }) => auxContainerCapacity);
  return (
    <FactList>
      <Fact name="Connected Agents">{formatCount(agents.length)}</Fact>
      <Fact name="Slots Allocated" {...(total > 0 ? { note: formatPercent(used / total, 0) } : {})}>
        {formatCount(used)} / {formatCount(total)}
      </Fact>
      {auxCapacity > 0 ? (
        <Fact name="Aux Containers Running">
          {formatCount(aux)} / {formatCount(auxCapacity)}
        </Fact>
      ) : null}
    </FactList>
  );
}

const sumOf = (pools: readonly ResourcePool[], figure: (pool: ResourcePool) => number) =>
  pools.reduce((sum, pool) => sum + figure(pool), 0);
