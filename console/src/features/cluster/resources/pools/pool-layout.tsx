import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type ErrorComponentProps, useParams } from '@tanstack/react-router';
import {
  countPoolSlots,
  type SlotCounts,
  usedShare,
} from '@trainyard/insights/cluster/slot-counts';
import type { ResourcePool } from '@trainyard/sdk/types';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { formatCount, formatPercent } from '@trainyard/ui/lib/format';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { Page, PageBody } from '@trainyard/ui/page/page';
import { PageHead } from '@trainyard/ui/page/page-head';
import type { ReactNode } from 'react';
import { RouteError, TabError } from '~/app/errors/route-error';
import { usePageTitle } from '~/app/page-title';
import { LiveStatus } from '~/app/polling/live-status';
import { Crumb, CrumbLink, PageStrip } from '~/components/page/page-strip';
import { TabLink, TabLinks } from '~/components/page/tab-links';
import { poolQueries, type QueuePart } from '~/data/cluster/pools';
import { useFeature } from '~/data/feature-flags';
import { masterQuery } from '~/data/session';
import { useAgents } from '~/features/cluster/resources/cluster-layout';
import { poolTypeLabel, schedulerLabel } from '~/features/cluster/resources/labels';
import { AllocationBar, AllocationLegend } from './allocation-bar';
import { usePool } from './load-pool';

type Props = {
  name: string;
  title: string;
  /** the jobs that the page lists */
  part?: QueuePart;
  children: (pool: ResourcePool) => ReactNode;
};

/** One resource pool: its usage, its queue and its configuration. */
export function PoolLayout({ name, title, part, children }: Props) {
  usePageTitle(title);
  const pools = useSuspenseQuery(poolQueries.list());
  const pool = usePool(name);
  const { data: agents } = useAgents();
  const counts = pool && countPoolSlots(pool, agents);
  return (
    <Page>
      <PageStrip actions={<LiveStatus query={pools} />}>
        <CrumbLink to="/clusters">Cluster</CrumbLink>
        <Crumb>{pool && counts ? crumbOf(pool, counts) : name}</Crumb>
      </PageStrip>
      <PageHead title={name} meta={pool && counts ? factsOf(pool, counts) : null} />
      {pool && counts ? (
        <>
          {counts.capacity > 0 ? <Allocation name={name} counts={counts} /> : null}
          <WithTabs pool={pool} part={part}>
            {children(pool)}
          </WithTabs>
        </>
      ) : (
        <EmptyState
          title="This resource pool no longer exists"
          hint="The cluster no longer lists it."
        />
      )}
    </Page>
  );
}

/** A tab of a pool that failed to load; without the list of pools there is no head to keep. */
export function PoolTabError(props: ErrorComponentProps) {
  const { poolname = '' } = useParams({ strict: false });
  const { data: pools } = useQuery({ ...poolQueries.list(), enabled: false });
  if (!pools) return <RouteError {...props} />;
  return (
    <PoolLayout name={poolname} title={poolname}>
      {() => <TabError {...props} />}
    </PoolLayout>
  );
}

const crumbOf = (pool: ResourcePool, counts: SlotCounts) =>
  `${pool.name} (${schedulerLabel(pool.schedulerType)}) - ${formatPercent(usedShare(counts), 0)}`;

const factsOf = (pool: ResourcePool, { used, capacity }: SlotCounts) => [
  <span key="slots" className="num">
    {formatCount(used)} / {formatCount(capacity)} slots in use
  </span>,
  `${schedulerLabel(pool.schedulerType)} scheduler`,
  poolTypeLabel(pool.type),
  pool.description === '' ? null : (
    <span key="description" className="max-w-120 truncate" title={displayText(pool.description)}>
      {displayText(pool.description)}
    </span>
  ),
];

const Allocation = ({ name, counts }: { name: string; counts: SlotCounts }) => (
  <div className="grid shrink-0 gap-2 px-6 pt-1 pb-2 narrow:px-4">
    <AllocationBar counts={counts} label={`Slots of ${name}`} isLarge />
    <AllocationLegend counts={counts} />
  </div>
);

/**
 * The number of jobs in a list of a pool: that of the list itself while the page shows it, so that both
 * come from one answer, else the newest.
 */
function useJobCount(poolName: string, part: 'active' | 'queued', isShown: boolean) {
  const stats = useQuery(poolQueries.stats());
  const jobs = useQuery({ ...poolQueries.jobs(poolName, part), enabled: false });
  if (jobs.data && (isShown || jobs.dataUpdatedAt >= stats.dataUpdatedAt)) return jobs.data.length;
  const queue = stats.data?.find(({ resourcePool }) => resourcePool === poolName)?.stats;
  return part === 'active' ? queue?.scheduledCount : queue?.queuedCount;
}

type TabsProps = { pool: ResourcePool; part: QueuePart | undefined; children: ReactNode };

function WithTabs({ pool, part, children }: TabsProps) {
  const active = useJobCount(pool.name, 'active', part === 'active');
  const queued = useJobCount(pool.name, 'queued', part === 'queued');
  const { data: master } = useSuspenseQuery(masterQuery);
  const hasBindings = useFeature('rp_binding');
  if (pool.schedulerType === 'SCHEDULER_TYPE_ROUND_ROBIN') {
    return (
      <PageBody>
        <EmptyState title="Resource Pool is unavailable for Round Robin schedulers." />
      </PageBody>
    );
  }
  const params = { poolname: pool.name };
  const activeOptions = { includeSearch: false };
  return (
    <>
      <TabLinks label={`Tabs of ${pool.name}`}>
        <TabLink to="/resourcepool/$poolname/active" params={params} activeOptions={activeOptions}>
          <LateCount count={active} /> Active
        </TabLink>
        <TabLink to="/resourcepool/$poolname/queued" params={params} activeOptions={activeOptions}>
          <LateCount count={queued} /> Queued
        </TabLink>
        <TabLink to="/resourcepool/$poolname/stats" params={params} activeOptions={activeOptions}>
          Stats
        </TabLink>
        <TabLink to="/resourcepool/$poolname/configuration" params={params}>
          Configuration
        </TabLink>
        {master.rbacEnabled && hasBindings ? (
          <TabLink
            to="/resourcepool/$poolname/Bindings"
            params={params}
            activeOptions={activeOptions}
          >
            Bindings
          </TabLink>
        ) : null}
      </TabLinks>
      <PageBody>{children}</PageBody>
    </>
  );
}

/** A count that arrives late; it has its place before, so that the tabs stay where they are. */
const LateCount = ({ count }: { count: number | undefined }) => (
  <span className="num inline-block min-w-[1ch]">
    {count === undefined ? null : formatCount(count)}
  </span>
);
