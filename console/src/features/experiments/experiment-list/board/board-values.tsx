import { useQueries } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { summaryOf } from '@trainyard/insights/seeds/seed-groups';
import { type Metric, metricKey } from '@trainyard/sdk/model';
import { Dot, Tag } from '@trainyard/ui/base/badge';
import type { Series } from '@trainyard/ui/charts/lines/series';
import { useCrosshair } from '@trainyard/ui/charts/pointer/crosshair';
import { tagText } from '@trainyard/ui/form/tags/tag-text';
import { useHandler } from '@trainyard/ui/hooks/use-handler';
import { seriesColor } from '@trainyard/ui/lib/colors';
import { formatDuration } from '@trainyard/ui/lib/duration';
import { formatCount, formatMetric, missing } from '@trainyard/ui/lib/format';
import type { ColorPlaces } from '@trainyard/ui/lib/palette/stable-colors';
import { cn } from '@trainyard/ui/lib/utils';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { memo, useDeferredValue, useMemo } from 'react';
import { useLinkView } from '~/app/links/use-link-view';
import type { ExperimentRow } from '~/data/experiments/experiments';
import { type Curve, curvesQuery } from '~/data/experiments/metrics';
import { ColorChoice } from '~/features/experiments/base/color-choice';
import { rowPage } from '~/features/experiments/base/experiment-link';
import { withTag } from '~/features/experiments/base/filter/tag-condition';
import { compareGroup } from '~/features/experiments/experiment-compare/compare-charts';
import type { ComparedItem } from '~/features/experiments/experiment-compare/compared-item';
import { curveSeries } from '~/features/experiments/experiment-compare/curve-series';
import {
  FilterByTagProvider,
  TagLink,
} from '~/features/experiments/experiment-list/columns/tag-link';
import { useListSource } from '~/features/experiments/experiment-list/list-source';
import { differenceText } from '~/lib/metrics/difference-text';
import { BaseButton } from './base-row';
import { meanSeries, type RowGroup } from './board-groups';
import { boardSearch } from './board-search';
import { pointedRow, pointFromBoard } from './drawn-rows';
import { RowEye } from './row-eye';

/** The x axis of the board. */
export type BoardAxis = 'batches' | 'elapsed';

type Props = {
  rows: readonly ExperimentRow[];
  /** the same as they are compared */
  items: readonly ComparedItem[];
  /** the trial whose curve a row has */
  best: ReadonlyMap<number, { trialId: number } | undefined>;
  metrics: readonly Metric[];
  isLive: boolean;
  axis: BoardAxis;
  places: ColorPlaces;
  /** the groups of the rows, if they are grouped */
  groups: readonly RowGroup[] | undefined;
  /** the first row, if the others are compared with it */
  base: number | undefined;
  /** of more rows the table has the first ones, and only the means of groups */
  maxRows: number;
};

const dataOf = (results: readonly { data: Curve[] | undefined }[]) =>
  results.map(({ data }) => data);

/** The values of the rows where the crosshair of the charts is; without one, their last. */
export function BoardValues({ rows, items, best, metrics, isLive, axis, ...props }: Props) {
  const { places, groups, base, maxRows } = props;
  const isCrowd = rows.length > maxRows;
  const { colored } = useListSource();
  const [, change] = useLinkView(boardSearch);
  // the same each time, so that rows do not render with the pointer
  const setBase = useHandler((boardBase: number) => void change({ boardBase }));
  const narrowBy = useFilterByTag();
  // the table is less urgent than the line and the crosshair under the pointer
  const pointed = useDeferredValue(pointedRow.use());
  const at = useDeferredValue(useCrosshair(compareGroup(axis))?.x);
  const trialIds = rows.flatMap(({ id }) => best.get(id)?.trialId ?? []);
  const curves = useQueries({
    queries: metrics.map((metric) => ({
      ...curvesQuery(trialIds, { metric, isLive }),
      enabled: trialIds.length > 0,
    })),
    combine: dataOf,
  });
  // the pointer renders the table again and again
  const series = useMemo(
    () =>
      metrics.map((metric, index) =>
        curveSeries(items, { metric, x: axis, places, best, curves: curves[index] ?? [] }),
      ),
    [metrics, items, axis, places, best, curves],
  );
  const means = useMemo(
    () => groups && series.map((lines) => meanSeries(groups, 'range')(lines)),
    [groups, series],
  );
  /** the last value up to the crosshair; none after the end of a curve */
  function valueAt(line: Series | undefined): number | undefined {
    const points = line?.points ?? [];
    if (at === undefined) return points.at(-1)?.y;
    return (points.at(-1)?.x ?? at) < at ? undefined : points.findLast(({ x }) => x <= at)?.y;
  }
  const readValue = (row: number, column: number) => valueAt(series[column]?.[row]);
  /** the mean of a group at the crosshair, as the charts have it; without one, of its last values */
  function readMean({ id, rowIds }: RowGroup, column: number): number | undefined {
    if (at !== undefined) return valueAt(means?.[column]?.find((line) => line.id === String(id)));
    const values = rows.flatMap((row, index) =>
      rowIds.includes(row.id) ? (readValue(index, column) ?? []) : [],
    );
    return summaryOf(values)?.mean;
  }
  /** the base is the first row */
  function differenceFromBase(value: number | undefined, column: number): string {
    const baseValue = readValue(0, column);
    if (value === undefined || baseValue === undefined) return missing;
    return differenceText(value - baseValue, Math.max(Math.abs(value), Math.abs(baseValue)));
  }
  function renderRow(row: number) {
    const each = rows[row];
    if (!each) return null;
    const { id } = each;
    return (
      <tr
        key={id}
        onPointerEnter={() => pointFromBoard(id)}
        className={cn('border-b last:border-b-0', id === pointed && 'bg-hover')}
      >
        <NameCells
          row={each}
          color={groups ? undefined : seriesColor(places.get(id) ?? id - 1)}
          isBase={id === base}
          onBaseChange={setBase}
        />
        {metrics.map((metric, column) => (
          <td key={metricKey(metric)} className="pl-2 text-right">
            {valueText(readValue(row, column))}
            {base === undefined ? null : id === base ? (
              <Difference text="base" />
            ) : (
              <Difference text={differenceFromBase(readValue(row, column), column)} />
            )}
          </td>
        ))}
      </tr>
    );
  }
  return (
    <FilterByTagProvider value={narrowBy}>
      <table className="num w-full table-fixed border-y text-sm">
        <colgroup>
          {/* an eye, a color, and the digits of the longest id */}
          <col style={{ width: 56 + 8 * String(Math.max(...rows.map(({ id }) => id))).length }} />
          <col />
          {metrics.map((metric) => (
            <col key={metricKey(metric)} className="w-20" />
          ))}
        </colgroup>
        <thead>
          <tr className="border-b text-left text-xs text-faint">
            <th scope="col" colSpan={2} className="py-1.5 font-normal">
              {titleAt(at, axis)}
              {colored === 'runs' ? null : ' of best trials'}
              {isCrowd && !groups ? `, first ${maxRows} of ${formatCount(rows.length)}` : null}
            </th>
            {metrics.map((metric) => (
              <th
                key={metricKey(metric)}
                scope="col"
                title={metric.name}
                className="truncate pl-2 text-right font-normal"
              >
                {metric.name}
              </th>
            ))}
          </tr>
        </thead>
        {groups && base !== undefined ? (
          <tbody onPointerLeave={() => pointFromBoard(undefined)}>{renderRow(0)}</tbody>
        ) : null}
        {groups?.map((group) => {
          const { id, name, rowIds } = group;
          return (
            <tbody key={id} onPointerLeave={() => pointFromBoard(undefined)}>
              <tr onPointerEnter={() => pointFromBoard(id)} className="border-b">
                <th scope="rowgroup" colSpan={2} className="py-1 text-left font-medium">
                  <span className="flex items-center gap-2" title={displayText(name)}>
                    <Dot color={seriesColor(places.get(id) ?? 0)} />
                    <span className="truncate">{displayText(name)}</span>
                    <span className="flex-none font-normal text-faint">{`n ${rowIds.length}`}</span>
                  </span>
                </th>
                {metrics.map((metric, column) => (
                  <td key={metricKey(metric)} className="pl-2 text-right">
                    {valueText(readMean(group, column))}
                    {base === undefined ? null : (
                      <Difference text={differenceFromBase(readMean(group, column), column)} />
                    )}
                  </td>
                ))}
              </tr>
              {isCrowd
                ? null
                : rows.map((row, index) => (rowIds.includes(row.id) ? renderRow(index) : null))}
            </tbody>
          );
        }) ?? (
          <tbody onPointerLeave={() => pointFromBoard(undefined)}>
            {rows.slice(0, maxRows).map((_, index) => renderRow(index))}
          </tbody>
        )}
      </table>
    </FilterByTagProvider>
  );
}

type NameProps = {
  row: ExperimentRow;
  /** of its line; a row of a group has none of its own */
  color: string | undefined;
  isBase: boolean;
  onBaseChange: (boardBase: number) => void;
};

/** The eye, color, id, name and tags of a row, which do not change with the pointer. */
const NameCells = memo(function NameCells({ row, color, isBase, onBaseChange }: NameProps) {
  const { id, experiment, run } = row;
  const { name, projectId, labels } = experiment;
  const { colored } = useListSource();
  return (
    <>
      <td className="py-1 whitespace-nowrap text-muted">
        <span className="inline-flex items-center gap-1.5 font-mono">
          <RowEye row={row} />
          {color === undefined ? null : (
            <ColorChoice experiment={{ id, name, projectId }} of={colored} color={color} />
          )}
          {id}
        </span>
      </td>
      <td className="truncate py-1">
        <span className="flex items-center gap-1">
          <Link
            {...rowPage(experiment.id, run?.id)}
            title={displayText(name)}
            className="min-w-0 truncate"
          >
            {displayText(name)}
          </Link>
          <BaseButton row={row} isBase={isBase} onChange={onBaseChange} />
        </span>
        <span className="flex gap-1 overflow-hidden">
          {labels.toSorted().map((tag) => (
            <TagLink
              key={tag}
              projectId={projectId}
              tag={tag}
              title={displayText(`Only ${colored} with the tag ${tag}`)}
              className="no-underline-hover min-w-0"
            >
              <Tag className="max-w-full">
                <span className="truncate">{displayText(tagText(tag))}</span>
              </Tag>
            </TagLink>
          ))}
        </span>
      </td>
    </>
  );
});

/** The difference of a value to that of the base, below it. */
const Difference = ({ text }: { text: string }) => (
  <span className="block text-xs text-faint">{text}</span>
);

const valueText = (value: number | undefined): string =>
  value === undefined ? missing : formatMetric(value);

/** Returns a function that narrows the list beside the board to the rows with a tag. */
function useFilterByTag() {
  const navigate = useNavigate();
  return useHandler(
    (tag: string) =>
      void navigate({
        to: '.',
        search: (search) => ({
          ...search,
          filter: withTag('filter' in search ? String(search.filter ?? '') : '', tag),
          page: undefined,
        }),
      }),
  );
}

const titleAt = (at: number | undefined, axis: BoardAxis): string => {
  if (at === undefined) return 'Last values';
  return axis === 'batches'
    ? `At batch ${formatCount(Math.round(at))}`
    : `After ${formatDuration(at * 1000)}`;
};
