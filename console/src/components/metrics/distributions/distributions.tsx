import {
  type AgainstBase,
  againstBase,
  spreadOf,
} from '@trainyard/insights/comparison/distributions';
import type { Dimension } from '@trainyard/ui/charts/axes/dimension';
import { ScatterPlot } from '@trainyard/ui/charts/scatter/scatter-plot';
import { cssColor } from '@trainyard/ui/lib/colors';
import { capitalize, formatCount, formatMetric, missing } from '@trainyard/ui/lib/format';
import { cn } from '@trainyard/ui/lib/utils';
import { DataTable } from '@trainyard/ui/table/data-table';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { type ReactNode, useMemo } from 'react';
import { differenceText, distributionText } from '~/lib/metrics/difference-text';
import { bestValue, type Direction } from '~/lib/metrics/metric-direction';
import { BestValue } from '../best-value';

/** A value of a group, as a point of its strip. */
export type GroupPoint = { id: string; name: string; value: number };

export type Group = {
  id: string;
  /** below its strip */
  label: string;
  /** the name of its row */
  name: ReactNode;
  /** the variable of its color */
  color: string;
  points: readonly GroupPoint[];
};

type Props = {
  title: string;
  metric: string;
  direction: Direction | undefined;
  groups: readonly Group[];
  /** the place of the group that the others are compared with */
  baseAt: number;
  /** `Search`, `Week` */
  groupTitle: string;
  /** one of the values: `trial`, `trials` */
  noun: string;
  plural: string;
  onPick?: (id: string, keys: { isNewTab: boolean }) => void;
};

type Row = Group & {
  spread: ReturnType<typeof spreadOf>;
  best: number | undefined;
  against: AgainstBase | undefined;
  /** of the median to that of the base */
  difference: number;
};

const betterOf = { smaller: 'low', larger: 'high' } as const;

/** the share of a strip's place that its points use */
const stripWidth = 0.4;
/** Sets points that follow each other far apart (the golden ratio), so that few cover others. */
const aside = (index: number) => (((index * 0.618034 + 0.5) % 1) - 0.5) * stripWidth;

const numbersOf = (values: readonly GroupPoint[]) => values.map(({ value }) => value);

/** Groups of values beside each other: a strip of points for each, and how they differ from a base. */
export function Distributions(props: Props) {
  const { title, metric, direction, groups, baseAt, groupTitle, onPick } = props;
  const rows = useMemo(() => rowsOf(groups, { baseAt, direction }), [groups, baseAt, direction]);
  const points = useMemo(
    () =>
      groups.flatMap((group, at) =>
        group.points.map(({ id, name, value }, index) => ({
          id,
          name,
          x: at + aside(index),
          y: value,
        })),
      ),
    [groups],
  );
  const variables = useMemo(
    () => new Map(groups.flatMap(({ points, color }) => points.map(({ id }) => [id, color]))),
    [groups],
  );
  const [x, y] = useMemo(
    () =>
      [
        {
          id: 'group',
          label: groupTitle,
          kind: 'category',
          names: groups.map(({ label }) => label),
        },
        {
          id: 'metric',
          label: metric,
          kind: 'number',
          scale: 'linear',
          isMeasured: true,
          better: direction && betterOf[direction],
        },
      ] as const satisfies readonly Dimension[],
    [groups, groupTitle, metric, direction],
  );
  return (
    <>
      <ScatterPlot
        title={title}
        points={points}
        x={x}
        y={y}
        variableOf={(id) => variables.get(id) ?? '--c1'}
        onPick={onPick}
        fileName="distributions.png"
      />
      <DataTable
        caption={title}
        columns={columnsOf(props, rows)}
        rows={rows}
        keyOf={({ id }) => id}
      />
    </>
  );
}

type Base = Pick<Props, 'baseAt' | 'direction'>;

function rowsOf(groups: readonly Group[], { baseAt, direction }: Base): Row[] {
  const values = groups.map(({ points }) => numbersOf(points));
  const spreads = values.map(spreadOf);
  const compared = againstBase(values, baseAt);
  return groups.map((group, at) => {
    const spread = spreads[at];
    const best = direction === 'smaller' ? spread?.low : spread?.high;
    return {
      ...group,
      spread,
      best: direction && best,
      against: compared[at],
      difference: (spread?.median ?? Number.NaN) - (spreads[baseAt]?.median ?? Number.NaN),
    };
  });
}

const column = columnsFor<Row>();
const faint = <span className="text-faint">{missing}</span>;
const verdictClass = { better: 'text-ok', worse: 'text-bad' };

function columnsOf(props: Props, rows: readonly Row[]): TableColumn<Row>[] {
  const { direction, groupTitle, plural, noun, baseAt } = props;
  const metricOf = (value: number | undefined) =>
    value === undefined ? faint : formatMetric(value);
  const bestOfAll = bestValue(
    rows.map(({ best }) => best),
    direction,
  );
  const largest = Math.max(
    ...rows.map(({ spread }) => Math.abs(spread?.median ?? 0)).filter(Number.isFinite),
  );
  const base = rows[baseAt]?.label ?? '';
  return [
    column.display({
      id: 'group',
      header: groupTitle,
      cell: ({ row }) => (
        <span className="flex min-w-0 items-center gap-2">
          <span
            aria-hidden
            className="size-2 shrink-0 rounded-full"
            style={{ background: cssColor(row.original.color) }}
          />
          {row.original.name}
        </span>
      ),
      meta: { phone: 'title', isRowHeader: true },
    }),
    column.accessor(({ points }) => points.length, {
      id: 'count',
      header: capitalize(plural),
      cell: ({ row }) => formatCount(row.original.points.length),
      meta: { isEnd: true, phone: 'line' },
    }),
    column.accessor(({ spread }) => spread?.median, {
      id: 'median',
      header: 'Median',
      cell: ({ row }) => metricOf(row.original.spread?.median),
      meta: { isEnd: true, phone: 'line' },
    }),
    column.accessor(({ best }) => best, {
      id: 'best',
      header: 'Best',
      cell: ({ row: { original } }) =>
        original.best === undefined ? (
          faint
        ) : (
          <BestValue text={formatMetric(original.best)} isBest={original.best === bestOfAll} />
        ),
      meta: { isEnd: true, phone: 'line' },
    }),
    column.accessor(({ difference }) => difference, {
      id: 'difference',
      header: 'Difference',
      cell: ({ row: { original, index } }) =>
        index === baseAt || !Number.isFinite(original.difference)
          ? faint
          : differenceText(original.difference, largest),
      meta: { isEnd: true, phone: 'line' },
    }),
    column.display({
      id: 'against',
      header: `Against ${base}`,
      cell: ({ row: { original } }) => {
        if (!original.against) return faint;
        if (!direction) return <span className="text-muted">Say which values are better.</span>;
        const { text, verdict } = distributionText(original.against, { direction, noun, plural });
        return (
          <span className={cn('num', verdict ? verdictClass[verdict] : 'text-muted')}>{text}</span>
        );
      },
      // a sentence, which is never cut
      meta: { phone: 'line', className: 'max-w-none! min-w-64 whitespace-normal!' },
    }),
  ];
}
