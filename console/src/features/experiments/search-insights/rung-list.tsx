import { groupBy } from '@trainyard/insights/group-by';
import type { Ladder } from '@trainyard/insights/rungs/ladder';
import type { Rung, TrialRungs } from '@trainyard/insights/rungs/rung-results';
import { rungName } from '@trainyard/insights/rungs/why-text';
import { ProgressBar } from '@trainyard/ui/base/progress-bar';
import { formatCount, formatMetric, plural } from '@trainyard/ui/lib/format';
import { DataTable } from '@trainyard/ui/table/data-table';
import { columnsFor } from '@trainyard/ui/table/table-columns';
import { useMemo } from 'react';
import { useLinkedTrials } from '~/components/metrics/linked-trials';

type Props = { rungs: readonly Rung[]; ladder: Ladder };

/** Shows the number of trials that reached each rung and that continued, and the value needed. */
export const RungList = ({ rungs, ladder }: Props) => (
  <div className="mb-4">
    <DataTable
      caption="Rungs"
      frame="flow"
      columns={columnsOf({ rungs, ladder })}
      rows={rungs}
      keyOf={keyOf}
    />
  </div>
);

/** The trials that arrived at each rung of each ladder. */
function trialsAtRungs(climbs: readonly TrialRungs[]): ReadonlyMap<string, readonly number[]> {
  const arrivals = climbs.flatMap(({ trial, start, ranks }) =>
    ranks.map(({ rung }) => ({ id: trial.id, start, rung })),
  );
  const groups = [...groupBy(arrivals, keyOf)];
  return new Map(groups.map(([key, own]) => [key, own.map(({ id }) => id)]));
}

const keyOf = ({ start, rung }: Pick<Rung, 'start' | 'rung'>) => `${start} ${rung}`;
const noTrials: readonly number[] = [];

type BarProps = Props & { climbs: readonly TrialRungs[] };

/** The same in few words, the full length first: those that were promoted, of those that arrived. */
export function RungBars({ rungs, ladder, climbs }: BarProps) {
  const trials = useMemo(() => trialsAtRungs(climbs), [climbs]);
  const linked = useLinkedTrials();
  const maxArrived = Math.max(1, ...rungs.map(({ arrived }) => arrived));
  const isSplit = new Set(rungs.map(({ start }) => start)).size > 1;
  const last = ladder.lengths.length - 1;
  return (
    <ul aria-label="Rungs">
      {rungs
        .toSorted((one, other) => one.start - other.start || other.rung - one.rung)
        .map(({ start, rung, batches, arrived, cut }) => (
          <li
            key={keyOf({ start, rung })}
            {...linked(
              trials.get(keyOf({ start, rung })) ?? noTrials,
              '-mx-1.5 grid h-7 grid-cols-[1fr_4.5rem_5.5rem] items-center gap-3 border-b px-1.5 last:border-0',
            )}
          >
            <span className="truncate">
              {rung === last ? 'Full length' : `Rung ${rung + 1}`}{' '}
              <span className="num text-sm text-faint">
                {formatCount(batches)}
                {isSplit ? ` from ${nameOf(start, last)}` : null}
              </span>
            </span>
            <span
              aria-hidden
              className="block h-2.5"
              style={{ width: `${(arrived / maxArrived) * 100}%` }}
            >
              <span className="block h-full overflow-hidden rounded-sm bg-off/40">
                <span
                  className="block h-full bg-run"
                  style={{
                    width: `${(promotedOf({ rung, arrived, cut }, last) / Math.max(1, arrived)) * 100}%`,
                  }}
                />
              </span>
            </span>
            <span className="num text-right whitespace-nowrap">
              {rung === last ? (
                formatCount(arrived)
              ) : (
                <>
                  {formatCount(cut.wentOn)} <span className="text-faint">of</span>{' '}
                  {formatCount(arrived)}
                </>
              )}
            </span>
          </li>
        ))}
    </ul>
  );
}

const nameOf = (rung: number, last: number) => (rung === last ? 'the full length' : rungName(rung));

/** there is nothing beyond the full length */
const promotedOf = (
  { rung, arrived, cut }: Pick<Rung, 'rung' | 'arrived' | 'cut'>,
  last: number,
) => (rung === last ? arrived : cut.wentOn);

const column = columnsFor<Rung>();

function columnsOf({ rungs, ladder }: Props) {
  const maxArrived = Math.max(1, ...rungs.map(({ arrived }) => arrived));
  const isSplit = new Set(rungs.map(({ start }) => start)).size > 1;
  const last = ladder.lengths.length - 1;
  return [
    column.accessor('rung', {
      header: 'Rung',
      cell: ({ row: { original }, getValue }) => (
        <>
          {getValue() === last ? 'Full length' : `Rung ${getValue() + 1}`}
          {isSplit ? (
            <span className="text-faint"> of the ladder from {nameOf(original.start, last)}</span>
          ) : null}
        </>
      ),
      meta: { isRowHeader: true, phone: 'title' },
    }),
    column.accessor('batches', {
      header: 'At',
      cell: ({ getValue }) => plural(getValue(), 'batch', 'batches'),
      meta: { phone: 'end' },
    }),
    column.accessor('arrived', {
      header: 'Trials',
      cell: ({ row, getValue }) => (
        <Share
          label={`Trials at ${nameOf(row.original.rung, last)}`}
          count={getValue()}
          max={maxArrived}
          tone="off"
        />
      ),
      meta: { phone: 'line' },
    }),
    column.accessor(({ cut }) => cut.wentOn, {
      id: 'wentOn',
      header: 'Promoted',
      cell: ({ row: { original }, getValue }) =>
        original.rung === last ? (
          <span className="text-faint">–</span>
        ) : (
          <Share
            label={`Promoted from ${rungName(original.rung)}`}
            count={getValue()}
            max={maxArrived}
            tone="ok"
          />
        ),
      meta: { phone: 'line' },
    }),
    column.accessor(({ cut }) => cut.worst, {
      id: 'worst',
      header: 'Cut at',
      cell: ({ row }) => formatMetric(row.original.cut.worst),
      meta: { phone: 'line' },
    }),
  ];
}

type ShareProps = { label: string; count: number; max: number; tone: 'off' | 'ok' };

const Share = ({ label, count, max, tone }: ShareProps) => (
  <span className="flex items-center gap-2">
    <ProgressBar share={count / max} label={label} tone={tone} className="w-24" />
    {formatCount(count)}
  </span>
);
