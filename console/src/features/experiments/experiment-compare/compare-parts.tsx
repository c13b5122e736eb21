import { metricKey } from '@trainyard/sdk/model';
import type { ColorPlaces } from '@trainyard/ui/lib/palette/stable-colors';
import { useReportUnknown } from '@trainyard/ui/lib/refused-values';
import { AfterPaint } from '@trainyard/ui/page/after-paint';
import { ClientTable } from '@trainyard/ui/table/client-table';
import type { TableColumn } from '@trainyard/ui/table/table-columns';
import { type ComponentProps, type ReactNode, useCallback, useMemo } from 'react';
import type { LiveStatus } from '~/app/polling/live-status';
import { ChartSkeletons, SearchChartSkeleton } from '~/components/metrics/chart-skeletons';
import { isChosenMetric } from '~/components/metrics/metric-tree';
import { useMetricFilter } from '~/components/metrics/use-text-filter';
import type { Direction } from '~/lib/metrics/metric-direction';
import type { ShownMetrics } from '~/lib/metrics/metric-rows';
import type { ValueKind } from '~/lib/metrics/metric-summary';
import { CompareCurves } from './compare-curves';
import { CompareDifferences } from './compare-differences';
import { CompareParallel } from './compare-parallel';
import type { ChangeView, CompareView } from './compare-search';
import type { ComparedItem, ComparedNoun } from './compared-item';
import type { Cost } from './cost/cost-rows';
import { LongLinkNote } from './long-link-note';
import { pointingRow } from './pointed-item';
import { rankColumn, rankColumns, settingColumns } from './ranking/rank-columns';
import { RankingHead } from './ranking/ranking-head';
import { rowActions } from './ranking/row-actions';
import { useRanking } from './ranking/use-ranking';
import type { FoundBest, MetricNames } from './use-compare-metrics';

/** The metric by which what is compared is ranked, and its base. */
export type RankedBy = {
  /** the key of the metric */
  metric: string;
  direction: Direction | undefined;
  base: number | undefined;
};

export type CompareProps<Row extends object> = {
  noun: ComparedNoun;
  status: ComponentProps<typeof LiveStatus>['query'];
  /** buttons in the head of the page */
  actions: ReactNode;
  /** what is compared, as rows of the table at the top */
  rows: readonly Row[];
  /** columns before the ranking: which row it is */
  names: TableColumn<Row>[];
  /** columns after the settings that differ */
  facts: TableColumn<Row>[];
  keyOf: (row: Row) => number;
  nameOf: (row: Row) => string;
  onDrop: (id: number) => void;
  /** the value of a row may stand for its setting: see `rankItems` */
  isSample: (row: Row) => boolean;
  /** which are missing, and why */
  notes: ReactNode;
  /** shown without rows */
  empty: ReactNode;
  /** the same as the rows, in the form that the parts of the page read */
  items: readonly ComparedItem[];
  /** the costs of those that are read, and a note on the others */
  costs: ReadonlyMap<number, Cost | undefined>;
  costNote: ReactNode;
  /** the part about searches, by what is ranked */
  searches?: (by: RankedBy) => ReactNode;
  metricNames: MetricNames;
  bestTrials: FoundBest;
  valueRule: ShownMetrics;
  isLive: boolean;
  places: ColorPlaces;
  colorOf: (id: number) => string;
  view: CompareView;
  onViewChange: ChangeView;
  /** the parts of other features */
  children: ReactNode;
};

/** The parts of the page that compares: a table, curves, parallel coordinates and settings. */
export function CompareParts<Row extends object>(props: CompareProps<Row>) {
  const { noun, rows, items, bestTrials, valueRule, places, view, onViewChange } = props;
  const { keyOf, isSample, metricNames: names } = props;
  const { filter, metric } = view;
  useReportUnknown({
    name: 'base',
    values: view.base === 0 ? [] : [view.base],
    choices: names.isComplete && rows.length > 0 ? items.map(({ id }) => id) : undefined,
    fault: (id) => `No ${noun} ${id} is compared.`,
    instead: 'The others are not compared with it.',
  });
  const samples = useMemo(() => new Set(rows.filter(isSample).map(keyOf)), [rows, isSample, keyOf]);
  const isSampleId = useCallback((id: number) => samples.has(id), [samples]);
  const ranked = useRanking({
    items,
    best: bestTrials.best,
    names,
    searched: valueRule.searched,
    view,
    isSample: isSampleId,
  });
  const { ranking, metric: rankedMetric } = ranked;
  const actions = rowActions({
    keyOf,
    nameOf: props.nameOf,
    base: view.base,
    onBase: (base) => onViewChange({ base }),
    onDrop: props.onDrop,
  });
  const columns: TableColumn<Row>[] = [
    rankColumn({ ranking, keyOf }),
    ...props.names,
    ...rankColumns({
      ranking,
      metric: rankedMetric,
      // as links had it before
      metricColumnId: noun === 'trial' ? 'best' : 'metric',
      keyOf,
      differenceTitle:
        ranking.base === undefined
          ? 'Difference'
          : view.base === 0
            ? 'Difference to the best'
            : `Difference to ${ranking.base}`,
    }),
    actions.base,
    ...settingColumns(ranked.settings, { ids: items.map(({ id }) => id), keyOf }),
    ...props.facts,
    actions.drop,
  ];
  const { found } = useMetricFilter(names.metrics, filter);
  const listedMetrics = useMemo(
    () => found.filter((each) => isChosenMetric(each, metric)).map(metricKey),
    [found, metric],
  );
  const showKind = useCallback((values: ValueKind) => onViewChange({ values }), [onViewChange]);
  const showAll = useCallback((all: boolean) => onViewChange({ all }), [onViewChange]);
  const findRows = useCallback((found: string) => onViewChange({ rows: found }), [onViewChange]);
  const leaveOut = useCallback((without: string[]) => onViewChange({ without }), [onViewChange]);
  return (
    <>
      {rows.length > 0 ? (
        <>
          <RankingHead
            {...ranked}
            direction={ranking.direction}
            onMetricChange={(rankBy) => onViewChange({ rankBy, better: undefined })}
            onDirectionChange={(better) => onViewChange({ better })}
          />
          <ClientTable
            caption={`${headingOf(noun)} to compare`}
            // leaves room for the curves below it
            frame="part"
            columns={columns}
            rows={rows}
            keyOf={keyOf}
            rowProps={(row) => pointingRow(keyOf(row))}
            view={view}
            onViewChange={onViewChange}
          />
        </>
      ) : null}
      {props.notes}
      <LongLinkNote />
      {rows.length > 0 ? (
        <AfterPaint label="Loading metrics" fallback={<ChartSkeletons label="Loading metrics" />}>
          <CompareCurves
            experiments={items}
            {...{ noun, names, bestTrials, places, view, onViewChange }}
            base={ranking.base}
            isLive={props.isLive}
          />
          <AfterPaint
            label="Loading parallel coordinates"
            fallback={<SearchChartSkeleton label="Loading parallel coordinates" />}
          >
            <CompareParallel
              experiments={items}
              {...{ noun, bestTrials, names, places }}
              metrics={listedMetrics}
            />
            <AfterPaint label="Loading settings">
              <CompareDifferences
                experiments={items}
                best={bestTrials.best}
                valueRule={valueRule}
                onKindChange={showKind}
                colorOf={props.colorOf}
                base={view.base}
                costs={props.costs}
                isAll={view.all}
                onAllChange={showAll}
                filter={view.rows}
                onFilterChange={findRows}
                leftOut={view.without}
                onLeftOutChange={leaveOut}
              />
              {props.costNote}
              {props.searches?.({
                metric: rankedMetric,
                direction: ranking.direction,
                base: ranking.base,
              })}
              {props.children}
            </AfterPaint>
          </AfterPaint>
        </AfterPaint>
      ) : (
        props.empty
      )}
    </>
  );
}

/** Names what is compared, as a heading. */
export const headingOf = (noun: ComparedNoun) => (noun === 'trial' ? 'Trials' : 'Experiments');
