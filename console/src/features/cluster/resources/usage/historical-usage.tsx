import { useQuery } from '@tanstack/react-query';
import { displayName } from '@trainyard/sdk/model';
import type { ResourceAllocationAggregatedEntry } from '@trainyard/sdk/types';
import type { UsageKind } from '@trainyard/sdk/usage';
import {
  chartPeriodsOf,
  costsBy,
  daysOf,
  formatCost,
  isByWorkloads,
  movedNote,
  movedRange,
  type Prices,
  priceOf,
  sharesOf,
  type UsageRange,
  type UsageSums,
  usageBy,
} from '@trainyard/sdk/usage';
import { Button } from '@trainyard/ui/base/button';
import { SegmentedControl } from '@trainyard/ui/base/segmented-control';
import { Spinner } from '@trainyard/ui/base/spinner';
import { NoData } from '@trainyard/ui/charts/no-data';
import { PageBody } from '@trainyard/ui/page/page';
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react';
import { useDialog } from '~/app/actions/use-dialog';
import { FailedQuery } from '~/app/errors/failed-query';
import { CountedStatus } from '~/components/page/counted-status';
import { CsvButton } from '~/components/page/csv-button';
import { poolsQuery, useSlotCounts } from '~/data/cluster/pools';
import { usePrices } from '~/data/cluster/prices';
import { usersQuery } from '~/data/users';
import { ClusterLayout } from '~/features/cluster/resources/cluster-layout';
import type { UsageSearch } from '~/features/cluster/resources/search';
import { masterNow } from '~/lib/master-now';
import { PeriodControls } from './period-controls';
import { usageQuery } from './queries';
import { TopExperiments } from './top-experiments';
import { UsageChart } from './usage-chart';
import type { ShownUsage } from './usage-csv-dialog';
import { UsageFacts } from './usage-facts';
import { UsageShares } from './usage-shares';
import { useUsageExperiments, useWorkloads, type Workloads } from './use-workloads';

type Props = {
  range: UsageRange;
  by: UsageKind;
  /** how the period of the link was cut */
  cut: string | undefined;
  onSearchChange: (change: Partial<UsageSearch>) => void;
};

const kinds: Record<UsageKind, { label: string; title: string }> = {
  user: { label: 'User', title: 'Compute Hours by User' },
  workspace: { label: 'Workspace', title: 'Compute Hours by Workspace' },
  project: { label: 'Project', title: 'Compute Hours by Project' },
  experiment: { label: 'Experiment', title: 'Compute Hours by Experiment' },
  pool: { label: 'Pool', title: 'Compute Hours by Resource Pool' },
  label: { label: 'Label', title: 'Compute Hours by Label' },
};

const kindSegments = (Object.keys(kinds) as UsageKind[]) // its keys and no others
  .map((value) => ({ value, label: kinds[value].label }));

const keyOf = ({ startDate, endDate }: UsageRange) => `${startDate} ${endDate}`;

/** Compute hours over time, whose they were, and what they cost. */
export function HistoricalUsage({ cut, ...props }: Props) {
  const { range, onSearchChange } = props;
  const query = useQuery(usageQuery(range));
  const [moved, setMoved] = useState<{ key: string; note: string | undefined }>();
  const controls = (
    <PeriodControls
      range={range}
      onSearchChange={onSearchChange}
      onMove={(change) => {
        const next = movedRange(range, change);
        setMoved({ key: `${next.after} ${next.before}`, note: movedNote(range, next) });
        onSearchChange({ groupBy: range.groupBy, ...next });
      }}
    />
  );
  if (query.data) {
    const note = moved?.key === keyOf(range) ? moved.note : cut;
    return <Usage {...props} query={query} note={note} controls={controls} entries={query.data} />;
  }
  return (
    <UsageFrame>
      <div className="flex flex-wrap items-center gap-3">{controls}</div>
      {query.error ? (
        <FailedQuery title="Unable to fetch historical usage." query={query} />
      ) : (
        <Spinner label="Loading" className="size-4 text-faint" />
      )}
    </UsageFrame>
  );
}

type FrameProps = { actions?: ReactNode; children: ReactNode };

const UsageFrame = ({ actions, children }: FrameProps) => (
  <ClusterLayout actions={actions}>
    <PageBody className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">{children}</PageBody>
  </ClusterLayout>
);

type UsageProps = Omit<Props, 'cut'> & {
  query: ComponentProps<typeof CountedStatus>['query'];
  entries: ResourceAllocationAggregatedEntry[];
  controls: ReactNode;
  /** about the period */
  note: string | undefined;
};

function Usage({ query, range, by, entries, controls, note, onSearchChange }: UsageProps) {
  // a long period is read on request
  const [read, setRead] = useState<string>();
  const isEnabled = range.groupBy === 'day' || isByWorkloads(by) || read === keyOf(range);
  const workloads = useWorkloads(range, isEnabled);
  const prices = usePrices();
  const { usage, costs } = useUsage(by, { entries, workloads: workloads.sums, prices });
  const periods = useMemo(
    () => chartPeriodsOf(range, { entryCount: entries.length, now: masterNow() }),
    [entries, range],
  );
  const slotCount = useSlotCounts()?.connected;
  const { label, title } = kinds[by];
  const kindChoice = (
    <div className="flex max-w-full overflow-x-auto">
      <SegmentedControl
        label="By"
        value={by}
        segments={kindSegments}
        onChange={(next) => onSearchChange({ by: next })}
      />
    </div>
  );
  return (
    <UsageFrame
      actions={
        <>
          <CountedStatus query={query} />
          <DownloadButton range={range} usage={{ title, first: label, range, usage, costs }} />
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-3">
        {controls}
        <span className="ml-auto phone:ml-0">
          <PriceButton prices={prices} />
        </span>
      </div>
      {note ? (
        <p role="status" className="text-sm text-muted">
          {note}
        </p>
      ) : null}
      <UsageFacts range={range} entries={entries} prices={prices} slotCount={slotCount} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {isByWorkloads(by) ? <WorkloadsNote workloads={workloads} /> : null}
        {entries.length === 0 && usage.sums.size === 0 ? (
          <>
            {kindChoice}
            <NoData hint="Usage is summed up once a day, after it is over. Choose other dates; for today, download the CSV of workloads or allocations." />
          </>
        ) : (
          <UsageChart
            title={title}
            usage={usage}
            entries={entries}
            periods={periods}
            slotCount={slotCount}
            prices={prices}
            control={kindChoice}
          />
        )}
      </div>
      <TopExperiments
        workloads={workloads}
        entries={entries}
        prices={prices}
        onRead={isEnabled ? undefined : () => setRead(keyOf(range))}
      />
      {usage.sums.size > 0 ? (
        <UsageShares first={label} usage={usage} costs={costs} prices={prices} />
      ) : null}
    </UsageFrame>
  );
}

type UsageSources = {
  entries: readonly ResourceAllocationAggregatedEntry[];
  workloads: UsageSums;
  prices: Prices;
};

const noIds: readonly number[] = [];

/** The hours and costs by one kind of entity, with the names that have loaded. */
function useUsage(by: UsageKind, { entries, workloads, prices }: UsageSources) {
  const { data: people } = useQuery(usersQuery);
  const ids = useMemo(
    () =>
      isByWorkloads(by)
        ? sharesOf(workloads)
            .map(({ key }) => Number(key))
            .sort((one, other) => one - other)
        : noIds,
    [by, workloads],
  );
  const { experiments, isRead } = useUsageExperiments(ids);
  return useMemo(() => {
    const users = new Map(people?.map((user) => [user.username, displayName(user)]));
    const sources = { entries, workloads, experiments, isRead, users };
    return { usage: usageBy(by, sources), costs: costsBy(by, sources, prices) };
  }, [by, entries, workloads, experiments, isRead, people, prices]);
}

/** Says where these sums come from, and how far they are read. */
const WorkloadsNote = ({ workloads }: { workloads: Workloads }) => {
  const { readCount, count, error } = workloads;
  if (error) return <FailedQuery title="Unable to fetch the workloads." query={workloads} />;
  return (
    <p className="text-sm text-faint">
      {readCount < count
        ? `Reading the workloads of experiments: ${readCount} of ${count} parts.`
        : 'From the workloads of experiments; notebooks, shells and commands are not in them.'}
    </p>
  );
};

function PriceButton({ prices }: { prices: Prices }) {
  const { data: pools = [] } = useQuery(poolsQuery);
  const dialog = useDialog<{ prices: Prices; pools: readonly string[] }>(
    () => import('./price-dialog'),
  );
  const names = pools.map(({ name }) => name);
  const set = new Set(names.map((name) => priceOf(prices, name)).filter((price) => price !== null));
  const [first] = set;
  const text = first === undefined ? 'not set' : formatCost(first, prices);
  return (
    <>
      <Button onClick={() => dialog.open({ prices, pools: names })}>
        Price per slot-hour{' '}
        <span className="num font-medium">{set.size > 1 ? 'by pool' : text}</span>
      </Button>
      {dialog.dialog}
    </>
  );
}

function DownloadButton({ range, usage }: { range: UsageRange; usage: ShownUsage }) {
  const download = useDialog<ReturnType<typeof daysOf> & { usage: ShownUsage }>(
    () => import('./usage-csv-dialog'),
  );
  return (
    <>
      <CsvButton onClick={() => download.open({ ...daysOf(range, masterNow()), usage })} />
      {download.dialog}
    </>
  );
}
