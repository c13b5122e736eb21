import { Link } from '@tanstack/react-router';
import type { OwnedExperiment } from '@trainyard/sdk/flows';
import type { ResourceAllocationAggregatedEntry } from '@trainyard/sdk/types';
import type { Prices } from '@trainyard/sdk/usage';
import { type Cost, costsBy, hoursTogether, sharesOf } from '@trainyard/sdk/usage';
import { Button } from '@trainyard/ui/base/button';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { ProgressBar } from '@trainyard/ui/base/progress-bar';
import { SkeletonRows } from '@trainyard/ui/base/skeleton';
import { formatPercent, formatSlotHours, missing } from '@trainyard/ui/lib/format';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { SectionHeading } from '@trainyard/ui/page/section';
import { DataTable } from '@trainyard/ui/table/data-table';
import { columnsFor } from '@trainyard/ui/table/table-columns';
import { useMemo } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import { OwnerBadge } from '~/components/owner/owner-badge';
import { useOwnerName } from '~/data/users';

import { costText } from './usage-shares';
import { useUsageExperiments, type Workloads } from './use-workloads';

type TopRow = {
  rank: number;
  id: number;
  experiment: OwnedExperiment | undefined;
  /** the experiments are known: one that is not there was deleted or is hidden */
  isRead: boolean;
  owner: string;
  hours: number;
  /** of the hours of all experiments */
  share: number;
  /** of the hours of the largest */
  ofLargest: number;
  cost: Cost | undefined;
};

const column = columnsFor<TopRow>();

// as wide with an id as with its name, so that no column moves when the names come; beside the side
// bar of a small screen all columns have room
const nameClass = 'w-64 max-w-64! max-[1280px]:w-34 max-[1280px]:max-w-34!';

const columns = [
  column.accessor('rank', { header: '#', meta: { isEnd: true, className: 'w-8 text-faint' } }),
  column.accessor('id', { header: 'ID', meta: { isEnd: true, className: 'w-16 text-muted' } }),
  column.accessor(({ experiment }) => experiment?.name, {
    id: 'experiment',
    header: 'Experiment',
    cell: ({ row: { original } }) =>
      original.experiment ? (
        <Link
          to="/experiments/$experimentId/{-$tab}"
          params={{ experimentId: String(original.id) }}
          className="font-medium hover:underline"
        >
          {displayText(original.experiment.name)}
        </Link>
      ) : (
        <span className="text-faint">
          {`Experiment ${original.id}${original.isRead ? ', deleted or hidden' : ''}`}
        </span>
      ),
    meta: { phone: 'title', className: nameClass },
  }),
  column.accessor(({ experiment }) => experiment?.projectName, {
    id: 'project',
    header: 'Project',
    cell: ({ row }) => <ProjectLink experiment={row.original.experiment} />,
    meta: { phone: 'line', className: nameClass },
  }),
  column.accessor('owner', {
    header: 'User',
    cell: ({ row: { original } }) =>
      original.experiment ? <OwnerBadge of={original.experiment} /> : missing,
    meta: { phone: 'line', className: 'w-40 max-w-40' },
  }),
  column.accessor(({ experiment }) => experiment?.resourcePool || missing, {
    id: 'pool',
    header: 'Pool',
    meta: { phone: 'line', className: 'w-28 max-w-28' },
  }),
  column.accessor('hours', {
    header: 'GPU Hours',
    cell: ({ getValue }) => formatSlotHours(getValue()),
    meta: { isEnd: true, phone: 'end', className: 'w-24' },
  }),
  column.accessor('share', {
    header: 'Share of experiments',
    cell: ({ getValue, row: { original } }) => (
      <span className="flex items-center justify-end gap-3">
        <ProgressBar
          // the largest fills its bar: of hundreds of experiments each is a small part
          share={original.ofLargest}
          label="Share of experiments"
          tone="off"
          className="w-20 max-[1280px]:hidden"
        />
        {formatPercent(getValue(), 1)}
      </span>
    ),
    meta: { isEnd: true, phone: 'line', className: 'w-48 max-[1280px]:w-32' },
  }),
];

function ProjectLink({ experiment }: { experiment: OwnedExperiment | undefined }) {
  if (!experiment) return missing;
  return (
    <Link
      to="/projects/$projectId/experiments"
      params={{ projectId: String(experiment.projectId) }}
      className="hover:underline"
    >
      {displayText(experiment.workspaceName)} / {displayText(experiment.projectName)}
    </Link>
  );
}

const maxRows = 10;

type Props = {
  workloads: Workloads;
  entries: readonly ResourceAllocationAggregatedEntry[];
  prices: Prices;
  /** reads the workloads of a long period, which takes time */
  onRead: (() => void) | undefined;
};

/** The experiments that used most of a period. */
export function TopExperiments(props: Props) {
  const { workloads, onRead } = props;
  const { readCount, count, error } = workloads;
  const isReading = readCount < count && !error;
  return (
    <section aria-label="Largest experiments">
      <SectionHeading
        note={
          isReading
            ? `reading workloads, ${readCount} of ${count} parts`
            : 'experiments, by GPU hours of their workloads'
        }
      >
        Top 10 of this period
      </SectionHeading>
      {onRead ? (
        <p className="flex flex-wrap items-center gap-3 text-muted">
          The master lists each workload of the period, month by month, which takes a while.
          <Button onClick={onRead}>Read the workloads</Button>
        </p>
      ) : (
        // as high as all rows, so that nothing below moves while they are read
        <div className={isReading ? 'min-h-94 phone:min-h-240' : undefined}>
          <FailedQuery title="Unable to fetch the workloads." query={workloads} />
          {/* each part changes the order, so the rows are shown when they stay */}
          {isReading ? (
            <SkeletonRows rows={maxRows} label="Reading workloads" />
          ) : (
            <TopTable {...props} />
          )}
        </div>
      )}
    </section>
  );
}

function TopTable({ workloads, entries, prices }: Props) {
  const { sums, readCount, count } = workloads;
  const shares = useMemo(() => sharesOf(sums), [sums]);
  const top = shares.slice(0, maxRows);
  const { experiments, isRead } = useUsageExperiments(top.map(({ key }) => Number(key)));
  const ownerOf = useOwnerName();
  const costs = costsBy(
    'experiment',
    { entries, workloads: sums, experiments, isRead, users: new Map() },
    prices,
  );
  const total = hoursTogether(shares);
  const rows = top.map(({ key, hours }, index): TopRow => {
    const experiment = experiments.get(Number(key));
    return {
      ...{ rank: index + 1, id: Number(key), experiment, isRead, hours, share: hours / total },
      ofLargest: hours / (top[0]?.hours ?? hours),
      owner: experiment ? ownerOf(experiment) : missing,
      cost: costs.get(key),
    };
  });
  const cost = column.accessor((row) => row.cost?.amount, {
    id: 'cost',
    header: 'Cost',
    cell: ({ row }) => costText(row.original.cost, prices),
    meta: { isEnd: true, phone: 'line' },
  });
  if (rows.length === 0)
    return readCount === count && count > 0 ? (
      <EmptyState title="No experiments" hint="None ran in this period." />
    ) : null;
  return (
    <DataTable
      caption="Top 10 of this period"
      columns={costs.size > 0 ? [...columns, cost] : columns}
      rows={rows}
      keyOf={({ id }) => id}
    />
  );
}
