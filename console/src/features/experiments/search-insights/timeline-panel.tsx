import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { laneItems, trialItems } from '@trainyard/insights/timeline/lanes';
import {
  type AllocationsOf,
  formatRange,
  heldSeconds,
  maxConcurrent,
  parseRange,
  type TimelineRow,
  timelineOf,
  waitedSeconds,
} from '@trainyard/insights/timeline/timeline';
import { isFinished } from '@trainyard/sdk/model';
import type { Trial } from '@trainyard/sdk/types';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { SegmentedControl } from '@trainyard/ui/base/segmented-control';
import { Spinner } from '@trainyard/ui/base/spinner';
import { useNow } from '@trainyard/ui/hooks/use-now';
import { formatDuration } from '@trainyard/ui/lib/duration';
import { formatCount, formatSlotHours, plural } from '@trainyard/ui/lib/format';
import { Fact, FactList } from '@trainyard/ui/page/fact-list';
import { Pager } from '@trainyard/ui/table/controls/pager';
import { useMemo } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import { useLinkView } from '~/app/links/use-link-view';
import { pollMs } from '~/app/polling/polling-intervals';
import { slotsPerTrial } from '~/lib/config/config-facts';
import { masterNow } from '~/lib/master-now';
import { searchSchema } from '~/lib/search-param';
import { z } from '~/lib/zod';
import type { PanelProps } from './panels';
import { insightQueries } from './queries';
import { SearchTrials } from './search-trials';
import { TimelineChart } from './timeline-chart';

/** The times in which each trial of a search lived, held slots and waited. */
export const TimelinePanel = (props: PanelProps) => (
  <SearchTrials experiment={props.experiment}>
    {(trials) => <Trials {...props} trials={trials} />}
  </SearchTrials>
);

type Props = PanelProps & { trials: readonly Trial[] };

const perPage = 100;

const timelineSearch = searchSchema(() => ({ by: z.catch(z.enum(['trials', 'slots']), 'trials') }));
const lines = [
  { value: 'trials', label: 'Trials' },
  { value: 'slots', label: 'Slots' },
] as const;

const noAllocations: AllocationsOf = new Map();

function Trials({ experiment, trials, view, onViewChange }: Props) {
  const isLive = !isFinished(experiment.state);
  const nowMs = useNow(isLive ? pollMs.live : null, masterNow);
  const pages = Math.max(1, Math.ceil(trials.length / perPage));
  const page = Math.min(view.page, pages - 1);
  const own = useMemo(() => trials.slice(page * perPage, (page + 1) * perPage), [trials, page]);
  const query = useQuery(insightQueries.allocationsOf(own, { isLive }));
  const allocations = query.data ?? noAllocations;
  const { rows } = useMemo(
    () => timelineOf(own, { allocations, nowMs }),
    [own, allocations, nowMs],
  );
  // the time range of all pages
  const { span } = useMemo(
    () => timelineOf(trials, { allocations, nowMs }),
    [trials, allocations, nowMs],
  );
  const [{ by }, change] = useLinkView(timelineSearch);
  const items = useMemo(() => (by === 'slots' ? laneItems(rows) : trialItems(rows)), [by, rows]);
  const slots = slotsPerTrial(experiment.config);
  const open = useOpenTrial(experiment.id);
  if (!span) return <EmptyState title="No trial has started" />;
  const readCount = rows.filter(({ allocations }) => allocations).length;
  return (
    <>
      <p className="max-w-3xl py-2 text-sm text-faint">
        {by === 'slots'
          ? `Each line is room for one trial${slots === undefined ? '' : `: ${plural(slots, 'slot')}`}. Times in which trials held slots are on the fewest lines that hold them; the master does not record which slots they were.`
          : 'Pale from a trial’s creation to its end, solid while an allocation of its task held slots.'}
      </p>
      <div className="flex items-center gap-4">
        <SegmentedControl
          label="Lines"
          value={by}
          segments={lines}
          onChange={(next) => change({ by: next })}
        />
        {query.isFetching && readCount < rows.length ? (
          <span className="flex min-w-0 items-center gap-2 text-muted">
            <Spinner label="Reading allocations" className="size-4" />
            <span className="num truncate">
              Allocations of {formatCount(readCount)} of {formatCount(rows.length)} trials read
            </span>
          </span>
        ) : null}
      </div>
      <Facts rows={rows} slots={slots} total={trials.length} isReading={query.isFetching} />
      {!query.data && query.error ? (
        <FailedQuery title="Unable to read when trials used slots." query={query} />
      ) : null}
      {items.length === 0 && !query.isFetching && !query.error ? (
        <EmptyState title="No trial has held slots" />
      ) : (
        <TimelineChart
          items={items}
          by={by}
          span={span}
          range={parseRange(view.part, span)}
          onRangeChange={(range) => onViewChange({ part: formatRange(range, span) })}
          onPick={open}
        />
      )}
      {pages > 1 ? (
        <Pager
          page={page}
          pageSize={perPage}
          total={trials.length}
          onPageChange={(next) => onViewChange({ page: next })}
        />
      ) : null}
    </>
  );
}

const sumOf = (rows: readonly TimelineRow[], secondsOf: (row: TimelineRow) => number | undefined) =>
  rows.reduce((sum, row) => sum + (secondsOf(row) ?? 0), 0);

type FactsProps = {
  rows: readonly TimelineRow[];
  slots: number | undefined;
  /** trials of all pages */
  total: number;
  /** more allocations are read, which the page says above: a note that goes would move the others */
  isReading: boolean;
};

function Facts({ rows, slots, total, isReading }: FactsProps) {
  const allocatedRows = rows.filter(({ allocations }) => allocations);
  const unreadCount = isReading ? 0 : rows.length - allocatedRows.length;
  // the other facts are about these trials
  const note = [
    ...(rows.length < total ? [`of ${formatCount(total)}, on this page`] : []),
    ...(unreadCount > 0 ? [`${formatCount(unreadCount)} not read`] : []),
  ].join(', ');
  const totalHeldSeconds = sumOf(allocatedRows, heldSeconds);
  return (
    <FactList>
      <Fact name="Trials" note={note}>
        {formatCount(rows.length)}
      </Fact>
      <Fact name="Most at once">{formatCount(maxConcurrent(allocatedRows))}</Fact>
      <Fact name="Slot time">{formatDuration(totalHeldSeconds * 1000)}</Fact>
      {slots === undefined ? null : (
        <Fact name="Slot-hours" note={`${slots} per trial`}>
          {formatSlotHours((totalHeldSeconds * slots) / 3600)}
        </Fact>
      )}
      <Fact name="Waited">{formatDuration(sumOf(allocatedRows, waitedSeconds) * 1000)}</Fact>
    </FactList>
  );
}

/** Returns a function that opens a trial in this tab, or in another one. */
function useOpenTrial(experimentId: number) {
  const router = useRouter();
  return (trialId: number, { isNewTab }: { isNewTab: boolean }) => {
    const to = {
      to: '/experiments/$experimentId/trials/$trialId/{-$tab}',
      params: { experimentId: String(experimentId), trialId: String(trialId) },
    } as const;
    if (isNewTab) window.open(router.buildLocation(to).href, '_blank', 'noopener,noreferrer');
    else void router.navigate(to);
  };
}
