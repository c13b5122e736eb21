import { useRouter } from '@tanstack/react-router';
import {
  displayName,
  isFinished,
  type RunState,
  searcherMetric,
  stateLabel,
} from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { Tag, toneClass } from '@trainyard/ui/base/badge';
import { ProgressBar } from '@trainyard/ui/base/progress-bar';
import { formatMetric, formatNumber, formatPercent, missing } from '@trainyard/ui/lib/format';
import { cn } from '@trainyard/ui/lib/utils';
import type { ComponentProps, MouseEvent } from 'react';
import { withBasePath } from '~/app/base-path';
import { Avatar } from '~/components/entity/avatar';
import { StateIcon, stateStyle } from '~/components/entity/state-badge';
import { Dot, rowPage } from '~/features/experiments/experiment-link';
import type { ExperimentRow } from '~/features/experiments/queries';
import { links } from '~/lib/links';
import { searcherValue } from '~/lib/searcher-value';

/** Lays out the cell that holds it. */
export const nameCellClass = 'flex items-center gap-1.5';

type NameProps = { experiment: Experiment; trialId?: number | undefined };

export function NameCell({ experiment, trialId }: NameProps) {
  const { id, name, archived, unmanaged } = experiment;
  const labels = experiment.labels.toSorted();
  const least = minLabels(experiment);
  const content = (
    <>
      <Dot experimentId={trialId ?? id} />
      {/* in a grid its cell takes the focus, and Enter there follows it */}
      <RowLink
        experimentId={id}
        trialId={trialId}
        title={name}
        tabIndex={-1}
        className="truncate font-medium"
      >
        {name}
      </RowLink>
      {archived ? <Tag className="shrink-0">Archived</Tag> : null}
      {unmanaged ? <Tag className="shrink-0">Unmanaged</Tag> : null}
      <Labels labels={labels} least={least} />
    </>
  );
  // a container is laid out apart: only rows whose labels depend on their room have one
  return labels.length > least ? (
    <span className={cn(nameCellClass, '@container min-w-0 flex-1')}>{content}</span>
  ) : (
    content
  );
}

/** The number of labels that fit beside a name in a narrow column: none beside another tag. */
export const minLabels = ({ archived, unmanaged }: Experiment): number =>
  archived || unmanaged ? 0 : 1;

type LabelsProps = { labels: readonly string[]; least: number };

/** As many tags as there is room for, in a wide column two, and how many more there are. */
const Labels = ({ labels, least }: LabelsProps) => {
  if (labels.length === 0) return null;
  const title = labels.join(', ');
  const more = (shown: number) => (labels.length > shown ? `+${labels.length - shown}` : '');
  return (
    <>
      {labels.slice(0, 2).map((label, at) => (
        <Label
          key={label}
          title={title}
          className={at < least ? 'block' : 'hidden @min-[18rem]:block'}
        >
          {label}
        </Label>
      ))}
      {labels.length > least ? (
        // one element for both widths: rows have to be cheap
        <span
          title={title}
          data-narrow={more(least)}
          data-wide={more(2)}
          className={cn(
            'num -ml-0.5 shrink-0 text-xs text-faint before:content-[attr(data-narrow)] @min-[18rem]:before:content-[attr(data-wide)]',
            labels.length <= 2 && '@min-[18rem]:hidden',
          )}
        />
      ) : null}
    </>
  );
};

type LabelProps = { title: string; className: string; children: string };

const Label = ({ title, className, children }: LabelProps) => (
  <span
    title={title}
    className={cn(
      'max-w-20 shrink-0 truncate rounded-sm border px-1.5 text-xs text-muted',
      className,
    )}
  >
    {children}
  </span>
);

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
  return (
    <span title={metricHover(row)} className="num">
      {formatMetric(value)}
    </span>
  );
};

/** Names the searcher metric of an experiment and its value in full. */
export function metricHover(row: ExperimentRow): string | undefined {
  const value = searcherValue(row);
  return value === undefined
    ? undefined
    : `${searcherMetric(row.experiment.config)} ${formatNumber(value)}`;
}

const Missing = () => <span className="text-faint">{missing}</span>;

export const ForkedFrom = ({ experimentId }: { experimentId: number | null }) =>
  experimentId === null ? (
    <Missing />
  ) : (
    <RowLink
      experimentId={experimentId}
      tabIndex={-1}
      className="align-top font-mono text-sm/5 text-muted"
    >
      {experimentId}
    </RowLink>
  );

/** Icon and word without an element around them. */
export function StateCell({ state }: { state: RunState }) {
  const { tone, shape } = stateStyle(state);
  return (
    <>
      <StateIcon
        shape={shape}
        className={cn('mt-[3px] mr-1.5 inline align-top', toneClass(tone))}
      />
      {stateLabel(state)}
    </>
  );
}

/** Initials and name without an element around them. */
export function UserCell({ user }: { user: Experiment }) {
  const name = displayName(user);
  return (
    <>
      <Avatar name={name} className="mr-1.5 align-top" />
      {name}
    </>
  );
}

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  experimentId: number;
  /** leads to a trial of the experiment */
  trialId?: number | undefined;
};

// as long as the pointer has to stay for the router's own links
const intentMs = 50;
let intent: ReturnType<typeof setTimeout> | undefined;

/**
 * A link in a row of a long list. Unlike the router's own it does nothing until it is used: rows
 * that are scrolled past are drawn by the dozen.
 */
function RowLink({ experimentId, trialId, ...rest }: Props) {
  const router = useRouter();
  const target = rowPage(experimentId, trialId);

  function onClick(event: MouseEvent) {
    const isForBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isForBrowser || event.button !== 0) return;
    event.preventDefault();
    void router.navigate(target);
  }

  return (
    <a
      {...rest}
      href={withBasePath(
        trialId === undefined
          ? links.experiment(experimentId)
          : links.experimentTrial({ experimentId, trialId }),
      )}
      onClick={onClick}
      onPointerEnter={() => {
        clearTimeout(intent);
        intent = setTimeout(() => void router.preloadRoute(target), intentMs);
      }}
      onPointerLeave={() => clearTimeout(intent)}
    />
  );
}
