import { Link } from '@tanstack/react-router';
import { isFinished, searcherMetric } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { type DataTableColumns, dataColumns } from '~/components/data-table/columns';
import { Elapsed } from '~/components/entity/elapsed';
import { RelativeTime } from '~/components/entity/relative-time';
import { StateBadge } from '~/components/entity/state-badge';
import { stateLook } from '~/components/entity/state-look';
import { UserBadge } from '~/components/entity/user-badge';
import { Tag } from '~/components/ui/badge';
import { ProgressBar } from '~/components/ui/progress-bar';
import { formatMetric, formatNumber, formatPercent, missing } from '~/lib/format';
import type { ExperimentRow } from './queries';
import { searcherValue } from './searcher-value';

const column = dataColumns<ExperimentRow>();

export const ExperimentLink = ({ experiment }: { experiment: Experiment }) => (
  <Link
    to="/experiments/$experimentId"
    params={{ experimentId: String(experiment.id) }}
    title={experiment.name}
    className="truncate font-medium"
  >
    {experiment.name}
  </Link>
);

const NameCell = ({ experiment }: { experiment: Experiment }) => (
  <span className="flex items-center gap-1.5">
    <ExperimentLink experiment={experiment} />
    {experiment.archived ? <Tag className="shrink-0">Archived</Tag> : null}
    <Labels labels={experiment.labels.toSorted()} />
  </span>
);

// those without room fall to a second line that is cut off; the empty start lets also the first fall
const Labels = ({ labels }: { labels: readonly string[] }) => (
  <span
    title={labels.join(', ')}
    className="flex h-4.5 min-w-0 flex-1 flex-wrap gap-1 overflow-hidden before:h-full before:w-0"
  >
    {labels.map((label) => (
      <Tag key={label} className="shrink-0">
        {label}
      </Tag>
    ))}
  </span>
);

export const ProgressCell = ({ experiment }: { experiment: Experiment }) => {
  const { progress, state } = experiment;
  if (progress === null || isFinished(state)) return <Missing />;
  return (
    <span className="flex items-center gap-2">
      <ProgressBar
        share={progress}
        tone={stateLook(state).tone}
        label={`Progress of ${experiment.name}`}
        className="flex-1"
      />
      <span className="num w-8 text-right text-sm text-muted">{formatPercent(progress, 0)}</span>
    </span>
  );
};

export const MetricCell = ({ row }: { row: ExperimentRow }) => {
  const value = searcherValue(row);
  if (value === undefined) return <Missing />;
  const name = searcherMetric(row.experiment.config);
  return (
    <span title={`${name} ${formatNumber(value)}`} className="num">
      {formatMetric(value)}
    </span>
  );
};

const Missing = () => <span className="text-faint">{missing}</span>;

const Muted = ({ children }: { children: string }) =>
  children === '' ? (
    <Missing />
  ) : (
    <span title={children} className="text-muted">
      {children}
    </span>
  );

/** Columns of the list. `metric` names the searcher metric where all experiments share one. */
export const experimentColumns = (metric?: string): DataTableColumns<ExperimentRow> =>
  column.columns([
    column.accessor('id', {
      header: 'ID',
      meta: { width: 60, isEnd: true, isFrozen: true, isDescFirst: true },
      cell: ({ row }) => <span className="font-mono text-sm/5 text-muted">{row.original.id}</span>,
    }),
    column.accessor('experiment.name', {
      id: 'name',
      header: 'Name',
      meta: { isFrozen: true },
      cell: ({ row }) => <NameCell experiment={row.original.experiment} />,
    }),
    column.accessor('experiment.state', {
      id: 'state',
      header: 'State',
      meta: { width: 124 },
      cell: ({ row }) => (
        <StateBadge state={row.original.experiment.state} className="max-w-full" />
      ),
    }),
    column.accessor('experiment.progress', {
      id: 'progress',
      header: 'Progress',
      meta: { width: 108, isDescFirst: true },
      cell: ({ row }) => <ProgressCell experiment={row.original.experiment} />,
    }),
    column.accessor(searcherValue, {
      id: 'searcherMetricsVal',
      header: metric === undefined ? 'Searcher metric' : `Best ${metric}`,
      meta: {
        width: 112,
        isEnd: true,
        hint: metric === undefined ? 'Each by its own searcher metric' : `Best ${metric}`,
      },
      cell: ({ row }) => <MetricCell row={row.original} />,
    }),
    column.accessor('experiment.numTrials', {
      id: 'numTrials',
      header: 'Trials',
      meta: { width: 60, isEnd: true, isDescFirst: true },
      cell: ({ row }) => row.original.experiment.numTrials,
    }),
    column.accessor('experiment.searcherType', {
      id: 'searcherType',
      header: 'Searcher',
      meta: { width: 112 },
      cell: ({ row }) => <Muted>{row.original.experiment.searcherType}</Muted>,
    }),
    column.accessor('experiment.startTime', {
      id: 'startTime',
      header: 'Started',
      meta: { width: 104, isEnd: true, isDescFirst: true },
      cell: ({ row }) => (
        <RelativeTime time={row.original.experiment.startTime} className="text-muted" />
      ),
    }),
    column.accessor('experiment.duration', {
      id: 'duration',
      header: 'Duration',
      meta: { width: 84, isEnd: true, isDescFirst: true, isQuiet: true },
      cell: ({ row: { original } }) => (
        <span className="text-muted">
          <Elapsed
            startTime={original.experiment.startTime}
            endTime={original.experiment.endTime}
          />
        </span>
      ),
    }),
    column.accessor('experiment.userId', {
      id: 'user',
      header: 'User',
      meta: { width: 148 },
      cell: ({ row }) => <UserBadge user={row.original.experiment} className="max-w-full" />,
    }),
    column.accessor('experiment.resourcePool', {
      id: 'resourcePool',
      header: 'Pool',
      meta: { width: 120 },
      cell: ({ row }) => <Muted>{row.original.experiment.resourcePool}</Muted>,
    }),
    column.accessor('experiment.forkedFrom', {
      id: 'forkedFrom',
      header: 'Forked from',
      meta: { width: 96, isEnd: true, isDescFirst: true },
      cell: ({ row }) => <ForkedFrom experimentId={row.original.experiment.forkedFrom} />,
    }),
  ]);

const ForkedFrom = ({ experimentId }: { experimentId: number | null }) =>
  experimentId === null ? (
    <Missing />
  ) : (
    <Link
      to="/experiments/$experimentId"
      params={{ experimentId: String(experimentId) }}
      className="font-mono text-sm/5 text-muted"
    >
      {experimentId}
    </Link>
  );
