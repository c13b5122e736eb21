import { Link } from '@tanstack/react-router';
import { isFinished, searcherMetric, stateLabel, stateOf } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import type { DataColumn } from '~/components/data-table/columns';
import { Elapsed } from '~/components/entity/elapsed';
import { RelativeTime } from '~/components/entity/relative-time';
import { StateBadge } from '~/components/entity/state-badge';
import { stateLook } from '~/components/entity/state-look';
import { UserBadge } from '~/components/entity/user-badge';
import { Tag } from '~/components/ui/badge';
import { ProgressBar } from '~/components/ui/progress-bar';
import { formatMetric, formatNumber, formatPercent, missing, toPercent } from '~/lib/format';
import { Dot } from '../experiment-dot';
import type { ExperimentRow } from '../queries';
import { searcherValue } from '../searcher-value';
import { RowLink } from './row-link';

export const ExperimentLink = ({ experiment }: { experiment: Experiment }) => (
  <Link
    to="/experiments/$experimentId/{-$tab}"
    params={{ experimentId: String(experiment.id) }}
    title={experiment.name}
    className="truncate font-medium"
  >
    {experiment.name}
  </Link>
);

const NameCell = ({ experiment }: { experiment: Experiment }) => (
  <span className="flex items-center gap-1.5">
    <Dot experimentId={experiment.id} />
    {/* in a grid its cell takes the focus, and Enter there follows it */}
    <RowLink
      experimentId={experiment.id}
      title={experiment.name}
      tabIndex={-1}
      className="truncate font-medium"
    >
      {experiment.name}
    </RowLink>
    {experiment.archived ? <Tag className="shrink-0">Archived</Tag> : null}
    <Labels labels={experiment.labels.toSorted()} />
  </span>
);

const mostLabels = 2;

/** The first tags, cut where a long name leaves little room, and how many more there are. */
const Labels = ({ labels }: { labels: readonly string[] }) =>
  labels.length === 0 ? null : (
    <span
      title={labels.join(', ')}
      className="flex min-w-8 shrink items-center gap-1 overflow-hidden"
    >
      {labels.slice(0, mostLabels).map((label) => (
        <Tag key={label} className="min-w-6 truncate">
          {label}
        </Tag>
      ))}
      {labels.length > mostLabels ? (
        <span className="num shrink-0 text-xs text-faint">+{labels.length - mostLabels}</span>
      ) : null}
    </span>
  );

/** From 0 to 1; null where the master keeps none. What completed is done (screens S7.3). */
const progressShare = ({ progress, state }: Experiment): number | null =>
  state === 'STATE_COMPLETED' ? 1 : progress;

export const ProgressCell = ({ experiment }: { experiment: Experiment }) => {
  const { state } = experiment;
  const share = progressShare(experiment);
  if (share === null) return <Missing />;
  if (isFinished(state))
    return (
      <span className="num block text-right text-sm text-muted">{formatPercent(share, 0)}</span>
    );
  return (
    <span className="flex items-center gap-2">
      <ProgressBar
        share={share}
        tone={stateLook(state).tone}
        label={`Progress of ${experiment.name}`}
        className="flex-1"
      />
      <span className="num w-8 text-right text-sm text-muted">{formatPercent(share, 0)}</span>
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

// a head is cut where its name would be longer than its column
const metricTitle = (metric: string | undefined): string => {
  if (metric === undefined) return 'Searcher metric';
  return metric.length > 8 ? metric : `Best ${metric}`;
};
const metricWidth = (metric: string | undefined): number =>
  Math.min(132, Math.max(96, 24 + 6 * metricTitle(metric).length));

/** What the list shows until somebody arranges it. `metric` names the searcher metric where all experiments share one. */
export const experimentColumns = (metric?: string): DataColumn<ExperimentRow>[] => [
  {
    id: 'id',
    title: 'ID',
    kind: 'number',
    width: 60,
    isEnd: true,
    isDescFirst: true,
    value: ({ id }) => id,
    cell: ({ id }) => <span className="font-mono text-sm/5 text-muted">{id}</span>,
  },
  {
    id: 'name',
    title: 'Name',
    kind: 'text',
    value: ({ experiment }) => experiment.name,
    cell: ({ experiment }) => <NameCell experiment={experiment} />,
  },
  {
    id: 'state',
    title: 'State',
    width: 118,
    value: ({ experiment }) => stateOf(experiment.state),
    exportValue: ({ experiment }) => stateLabel(experiment.state),
    cell: ({ experiment }) => <StateBadge state={experiment.state} className="max-w-full" />,
  },
  {
    id: 'progress',
    title: 'Progress',
    kind: 'number',
    width: 76,
    isDescFirst: true,
    value: ({ experiment }) => experiment.progress,
    exportTitle: 'Progress (%)',
    exportValue: ({ experiment }) => {
      const share = progressShare(experiment);
      return share === null ? null : toPercent(share);
    },
    cell: ({ experiment }) => <ProgressCell experiment={experiment} />,
  },
  {
    id: 'searcherMetricsVal',
    title: metricTitle(metric),
    exportTitle: metric === undefined ? 'Searcher metric' : `Best ${metric}`,
    kind: 'number',
    width: metricWidth(metric),
    isEnd: true,
    hint: metric === undefined ? 'Each by its own searcher metric' : `Best ${metric}`,
    value: searcherValue,
    cell: (row) => <MetricCell row={row} />,
  },
  {
    id: 'numTrials',
    title: 'Trials',
    kind: 'number',
    width: 54,
    isEnd: true,
    isDescFirst: true,
    value: ({ experiment }) => experiment.numTrials,
  },
  {
    id: 'searcherType',
    title: 'Searcher',
    kind: 'text',
    width: 112,
    value: ({ experiment }) => experiment.searcherType,
    cell: ({ experiment }) => <Muted>{experiment.searcherType}</Muted>,
  },
  {
    id: 'startTime',
    title: 'Started',
    kind: 'date',
    width: 76,
    isEnd: true,
    isDescFirst: true,
    value: ({ experiment }) => experiment.startTime,
    cell: ({ experiment }) => <RelativeTime time={experiment.startTime} className="text-muted" />,
  },
  {
    id: 'duration',
    title: 'Duration',
    kind: 'number',
    width: 84,
    isEnd: true,
    isDescFirst: true,
    isQuiet: true,
    value: ({ experiment }) => experiment.duration,
    exportTitle: 'Duration (s)',
    cell: ({ experiment: { startTime, endTime } }) => (
      <span className="text-muted">
        <Elapsed startTime={startTime} endTime={endTime} />
      </span>
    ),
  },
  {
    id: 'user',
    title: 'User',
    kind: 'text',
    width: 90,
    value: ({ experiment }) => experiment.username,
    cell: ({ experiment }) => <UserBadge user={experiment} className="max-w-full" />,
  },
  {
    id: 'resourcePool',
    title: 'Pool',
    kind: 'text',
    width: 84,
    value: ({ experiment }) => experiment.resourcePool,
    cell: ({ experiment }) => <Muted>{experiment.resourcePool}</Muted>,
  },
  {
    id: 'forkedFrom',
    title: 'Forked',
    hint: 'The experiment that this one was forked from',
    exportTitle: 'Forked from',
    kind: 'number',
    width: 64,
    isEnd: true,
    isDescFirst: true,
    value: ({ experiment }) => experiment.forkedFrom,
    cell: ({ experiment }) => <ForkedFrom experimentId={experiment.forkedFrom} />,
  },
];

const ForkedFrom = ({ experimentId }: { experimentId: number | null }) =>
  experimentId === null ? (
    <Missing />
  ) : (
    <RowLink experimentId={experimentId} tabIndex={-1} className="font-mono text-sm/5 text-muted">
      {experimentId}
    </RowLink>
  );
