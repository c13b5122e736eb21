import { stateLabel } from '@trainyard/sdk/model';
import { formatCount, missing } from '@trainyard/ui/lib/format';
import { keyOf } from '@trainyard/ui/lib/keys';
import { cn } from '@trainyard/ui/lib/utils';
import type { DataColumn } from '@trainyard/ui/table/grid/columns';
import type { Aggregate, RowGroup } from '@trainyard/ui/table/use-row-groups';
import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { StateBadge } from '~/components/entity/state-badge';
import type { ExperimentRow } from '~/data/experiments/experiments';
import { Dot, ExperimentLink } from '~/features/experiments/base/experiment-link';
import { fieldOf } from '~/features/experiments/base/fields';
import { figureText } from '~/features/experiments/experiment-list/columns/figure-text';
import { useListSource } from '~/features/experiments/experiment-list/list-source';

type Column = DataColumn<ExperimentRow>;
type Group = RowGroup<ExperimentRow>;

type Props = {
  by: Column;
  groups: readonly Group[];
  numbers: readonly Column[];
};

// a border of collapsed cells does not stay with a head that does
const headClass =
  'sticky top-0 z-10 bg-bg px-3 py-1.5 max-[1280px]:px-1.5 font-medium after:absolute after:inset-x-0 after:bottom-0 after:h-px after:bg-line';

/**
 * A table of groups with aggregated numbers. A group expands to its rows; arrow keys move between
 * groups.
 */
export function GroupTable({ by, groups, numbers }: Props) {
  const { title } = useListSource();
  return (
    <div className="min-h-0 flex-1 overflow-auto overscroll-contain border-t scroll-bg">
      <table className="min-w-full text-left whitespace-nowrap [&_tr>:last-child]:pr-6 narrow:[&_tr>:last-child]:pr-4">
        <caption className="sr-only">
          {title} grouped by {by.title}
        </caption>
        <thead className="text-xs text-faint">
          <tr>
            <th scope="col" className={cn(headClass, 'pl-6 max-[1280px]:pl-6 narrow:pl-4')}>
              {by.title}
            </th>
            <th scope="col" className={cn(headClass, 'text-right')}>
              {title}
            </th>
            <th scope="col" className={headClass}>
              States
            </th>
            {numbers.map(({ id, title }) => (
              <th key={id} scope="col" className={cn(headClass, 'text-right')}>
                {title}
                <span className="block font-normal max-[1280px]:whitespace-normal">
                  mean, <span className="whitespace-nowrap">min – max</span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <GroupBody
            key={group.value}
            group={group}
            label={labelOf(by, group)}
            numbers={numbers}
            isOpen={group.getIsExpanded()}
            onToggle={group.toggleExpanded}
          />
        ))}
      </table>
    </div>
  );
}

/** States in their own words, numbers as their column says them, other values as they are. */
function labelOf(by: Column, { value, rows }: Group): string {
  const [first] = rows;
  if (by.id === 'state' && first) return stateLabel(first.experiment.state);
  const own = first && by.value(first);
  return typeof own === 'number' && !fieldOf(by.id)?.isIdentifier ? figureText(by.id, own) : value;
}

type State = ExperimentRow['experiment']['state'];

/** Counts the rows of each state, the most frequent state first. */
function statesOf(rows: readonly ExperimentRow[]): [state: State, count: number][] {
  const counts = new Map<State, number>();
  for (const { experiment } of rows)
    counts.set(experiment.state, (counts.get(experiment.state) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

type GroupProps = {
  group: Group;
  label: string;
  numbers: readonly Column[];
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
};

/** The next or the previous group's button takes the focus. */
function step(from: HTMLElement, by: number) {
  const all = [...(from.closest('table')?.querySelectorAll<HTMLElement>('[data-group]') ?? [])];
  all[all.indexOf(from) + by]?.focus();
}

function GroupBody({ group, label, numbers, isOpen, onToggle }: GroupProps) {
  const { value, rows } = group;
  const states = useMemo(() => statesOf(rows), [rows]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const key = keyOf(event);
    if (!/^Arrow(Right|Left|Down|Up)$/.test(key)) return;
    event.preventDefault();
    if (key === 'ArrowDown' || key === 'ArrowUp')
      step(event.currentTarget, key === 'ArrowDown' ? 1 : -1);
    else onToggle(key === 'ArrowRight');
  }

  return (
    <tbody className="border-b">
      <tr className="hover:bg-hover">
        <th scope="rowgroup" className="py-2 pr-3 pl-5 font-medium narrow:pl-3">
          <button
            type="button"
            data-group
            aria-expanded={isOpen}
            onClick={() => onToggle(!isOpen)}
            onKeyDown={onKeyDown}
            className="flex max-w-80 items-center gap-1 max-[1280px]:max-w-40"
          >
            <ChevronRight aria-hidden className={cn('size-3.5 shrink-0', isOpen && 'rotate-90')} />
            <span
              title={Number.isNaN(Number(value)) ? label : value}
              className={cn('truncate', value === '' && 'text-faint')}
            >
              {label || 'No value'}
            </span>
          </button>
        </th>
        <td className="num px-3 text-right max-[1280px]:px-1.5">{formatCount(rows.length)}</td>
        <td className="px-3 py-1.5 max-[1280px]:px-1.5">
          <span className="flex min-w-44 flex-wrap gap-x-3 phone:min-w-30">
            {states.map(([state, count]) => (
              <span
                key={state}
                title={stateLabel(state)}
                className="flex items-center gap-1 phone:*:*:last:sr-only"
              >
                <span className="num">{formatCount(count)}</span> <StateBadge state={state} />
              </span>
            ))}
          </span>
        </td>
        {numbers.map(({ id }) => (
          <td key={id} className="num px-3 py-1 text-right max-[1280px]:px-1.5">
            <Figures id={id} figures={group.aggregateOf(id)} of={rows.length} />
          </td>
        ))}
      </tr>
      {isOpen ? <Members rows={rows} numbers={numbers} /> : null}
    </tbody>
  );
}

type FiguresProps = { id: string; figures: Aggregate | undefined; of: number };

function Figures({ id, figures, of }: FiguresProps) {
  if (!figures) return <span className="text-faint">{missing}</span>;
  const { min, mean, max, count } = figures;
  return (
    <>
      {figureText(id, mean)}
      <span className="block text-xs text-faint">
        {min === max ? 'all alike' : `${figureText(id, min)} – ${figureText(id, max)}`}
        {count < of ? (
          <span className="max-[1280px]:block">{` (${formatCount(count)} of ${formatCount(of)})`}</span>
        ) : null}
      </span>
    </>
  );
}

const shownAtOnce = 50;

function Members({
  rows,
  numbers,
}: {
  rows: readonly ExperimentRow[];
  numbers: readonly Column[];
}) {
  const [visibleCount, setVisibleCount] = useState(shownAtOnce);
  return (
    <>
      {rows.slice(0, visibleCount).map((row) => (
        <tr key={row.id} className="hover:bg-hover">
          <td className="py-1 pr-3 pl-11 narrow:pl-9" colSpan={2}>
            <span className="flex max-w-96 items-center gap-2 max-[1280px]:max-w-48">
              <Dot experimentId={row.id} />
              <span className="font-mono text-sm text-muted">{row.id}</span>
              <ExperimentLink experiment={row.experiment} trialId={row.run?.id} />
            </span>
          </td>
          <td className="px-3 max-[1280px]:px-1.5">
            <StateBadge state={row.experiment.state} />
          </td>
          {numbers.map(({ id, value }) => {
            const own = value(row);
            return (
              <td key={id} className="num px-3 text-right max-[1280px]:px-1.5">
                {typeof own === 'number' ? figureText(id, own) : (own ?? missing)}
              </td>
            );
          })}
        </tr>
      ))}
      {rows.length > visibleCount ? (
        <tr>
          <td className="py-1 pl-11" colSpan={3 + numbers.length}>
            <button
              type="button"
              onClick={() => setVisibleCount(visibleCount + shownAtOnce)}
              className="link text-sm hover:underline"
            >
              {formatCount(rows.length - visibleCount)} more
            </button>
          </td>
        </tr>
      ) : null}
    </>
  );
}
