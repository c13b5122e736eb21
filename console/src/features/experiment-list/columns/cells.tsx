import { isFinished, searcherMetric } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { Tag } from '@trainyard/ui/base/badge';
import { ProgressBar } from '@trainyard/ui/base/progress-bar';
import { formatMetric, formatNumber, formatPercent, missing } from '@trainyard/ui/lib/format';
import { cn } from '@trainyard/ui/lib/utils';
import { stateStyle } from '~/components/entity/state-badge';
import { RowLink } from '~/features/experiment-list/rows/row-link';
import { Dot } from '~/features/experiments/experiment-link';
import type { ExperimentRow } from '~/features/experiments/queries';
import { searcherValue } from '~/features/experiments/searcher-value';

export const NameCell = ({ experiment }: { experiment: Experiment }) => (
  <span className="@container flex items-center gap-1.5">
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

const More = ({ count, className }: { count: number; className?: string }) =>
  count > 0 ? (
    <span className={cn('num shrink-0 text-xs text-faint', className)}>+{count}</span>
  ) : null;

/** The first tag, in a wide column two, and how many more there are. */
const Labels = ({ labels }: { labels: readonly string[] }) => {
  const [first, second] = labels;
  if (first === undefined) return null;
  return (
    <span title={labels.join(', ')} className="flex shrink-0 items-center gap-1">
      <span className="flex max-w-20">
        <Tag>{first}</Tag>
      </span>
      {second === undefined ? null : (
        <span className="hidden max-w-20 @min-[18rem]:flex">
          <Tag>{second}</Tag>
        </span>
      )}
      <More count={labels.length - 1} className="@min-[18rem]:hidden" />
      <More count={labels.length - 2} className="hidden @min-[18rem]:inline" />
    </span>
  );
};

/** From 0 to 1; null where the master keeps none. A completed one is done (screens S7.3). */
export const progressShare = ({ progress, state }: Experiment): number | null =>
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
        tone={stateStyle(state).tone}
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

export const Muted = ({ children }: { children: string }) =>
  children === '' ? (
    <Missing />
  ) : (
    <span title={children} className="text-muted">
      {children}
    </span>
  );

export const ForkedFrom = ({ experimentId }: { experimentId: number | null }) =>
  experimentId === null ? (
    <Missing />
  ) : (
    <RowLink experimentId={experimentId} tabIndex={-1} className="font-mono text-sm/5 text-muted">
      {experimentId}
    </RowLink>
  );
