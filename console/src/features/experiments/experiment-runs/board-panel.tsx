import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { isFinished, type Metric, metricKey, searcherMetric } from '@trainyard/sdk/model';
import { Tag } from '@trainyard/ui/base/badge';
import { Button } from '@trainyard/ui/base/button';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '@trainyard/ui/base/dropdown-menu';
import { IconButton } from '@trainyard/ui/base/icon-button';
import { SegmentedControl } from '@trainyard/ui/base/segmented-control';
import { Skeleton } from '@trainyard/ui/base/skeleton';
import { useCrosshair } from '@trainyard/ui/charts/pointer/crosshair';
import { tagText } from '@trainyard/ui/form/tags/tag-text';
import { seriesColor } from '@trainyard/ui/lib/colors';
import { formatDuration } from '@trainyard/ui/lib/duration';
import { formatCount, formatMetric, missing, plural } from '@trainyard/ui/lib/format';
import { useReportUnknown } from '@trainyard/ui/lib/refused-values';
import { type ColorPlaces, colorPlaces } from '@trainyard/ui/lib/stable-colors';
import { cn } from '@trainyard/ui/lib/utils';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { PanelRightClose, PanelRightOpen, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import { useLinkView } from '~/app/links/use-link-view';
import { chosenRunPlaces } from '~/data/experiments/experiment-colors';
import type { ExperimentRow } from '~/data/experiments/experiments';
import { curvesQuery, metricNamesQuery } from '~/data/experiments/metrics';
import { ColorChoice } from '~/features/experiments/base/color-choice';
import { rowPage } from '~/features/experiments/base/experiment-link';
import { withTag } from '~/features/experiments/base/filter/tag-condition';
import { comparedTrial } from '~/features/experiments/experiment-compare/best-trials';
import {
  CompareCharts,
  compareGroup,
} from '~/features/experiments/experiment-compare/compare-charts';
import { compareSearch } from '~/features/experiments/experiment-compare/compare-search';
import { curveSeries } from '~/features/experiments/experiment-compare/curve-series';
import {
  FilterByTagProvider,
  TagLink,
} from '~/features/experiments/experiment-list/columns/tag-link';
import { useListSource } from '~/features/experiments/experiment-list/list-source';
import { boardSearch } from './board-search';
import { RunEye } from './run-eye';

type Axis = 'batches' | 'elapsed';

const axes: { value: Axis; label: string }[] = [
  { value: 'batches', label: 'Batches' },
  { value: 'elapsed', label: 'Time' },
];

/** the maximum number of values next to the names of runs */
const maxColumns = 2;

/** Shows the curves of the selected runs next to their list, with their values at the pointer. */
export default function Board({ projectId }: { projectId: number }) {
  const [{ board, boardX, boardWide }, change] = useLinkView(boardSearch);
  const source = useListSource();
  const only = { name: '', filter: '', archived: true, only: board };
  const query = useQuery({
    ...source.query(projectId, { ...only, sort: 'id=asc', offset: 0, limit: board.length }),
    placeholderData: keepPreviousData,
  });
  const { data, error, refetch } = query;
  const rows = useMemo(
    () => board.flatMap((id) => data?.rows.find((row) => row.id === id) ?? []),
    [board, data],
  );
  const isCurrent = data !== undefined && !query.isPlaceholderData;
  useReportUnknown({
    name: 'board',
    values: board,
    choices: isCurrent ? data.rows.map(({ id }) => id) : undefined,
    fault: (id) => `There is no run ${id} that you may see.`,
    instead: 'It has no curve.',
  });
  return (
    <aside
      aria-label="Board"
      className={cn(
        'flex flex-none flex-col border-t border-l phone:hidden',
        boardWide ? 'w-[55%]' : 'w-96 max-w-[45%]',
      )}
    >
      <header className="flex h-11 flex-none items-center gap-2 px-4">
        <h2 className="font-medium">Board</h2>
        <span className="num text-sm text-muted">{plural(board.length, 'run')}</span>
        <span className="ml-auto flex items-center gap-1">
          <IconButton
            label={boardWide ? 'Make the board narrow' : 'Make the board wide'}
            onClick={() => change({ boardWide: !boardWide })}
          >
            {boardWide ? (
              <PanelRightClose aria-hidden className="size-4" strokeWidth={1.5} />
            ) : (
              <PanelRightOpen aria-hidden className="size-4" strokeWidth={1.5} />
            )}
          </IconButton>
          <SegmentedControl
            label="Axis of the board"
            value={boardX}
            segments={axes}
            onChange={(next) => change({ boardX: next })}
          />
        </span>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto scroll-bg px-4 pb-6">
        {rows.length > 0 ? (
          <Curves rows={rows} axis={boardX} />
        ) : error ? (
          <FailedQuery title="Unable to fetch runs." query={{ error, refetch }} />
        ) : data ? (
          <p className="text-muted">These runs do not exist, or you may not see them.</p>
        ) : (
          <Skeleton className="h-40 w-full" />
        )}
      </div>
    </aside>
  );
}

/** The metrics of the searchers, then a loss of training. */
function firstMetrics(rows: readonly ExperimentRow[], metrics: readonly Metric[]): Metric[] {
  const names = new Set(rows.flatMap(({ experiment }) => searcherMetric(experiment.config) ?? []));
  const searched = [...names].map((name) => ({ group: 'validation', name }));
  const training = metrics.filter(({ group }) => group === 'training');
  const loss = training.find(({ name }) => /loss/i.test(name)) ?? training[0];
  return [...searched, ...(loss ? [loss] : [])].slice(0, maxColumns);
}

type CurvesProps = { rows: readonly ExperimentRow[]; axis: Axis };

function Curves({ rows, axis }: CurvesProps) {
  const [{ board, boardMetric }, change] = useLinkView(boardSearch);
  const isLive = rows.some(({ experiment }) => !isFinished(experiment.state));
  const experimentIds = [...new Set(rows.map(({ experiment }) => experiment.id))];
  const { data: knownMetrics = [] } = useQuery(metricNamesQuery(experimentIds, { isLive }));
  const runs = useMemo(() => rows.map(({ id, experiment }) => ({ ...experiment, id })), [rows]);
  const best = useMemo(
    () =>
      new Map(
        rows.map(({ id, bestTrial }) => [
          id,
          comparedTrial({ id, hparams: null, summaryMetrics: bestTrial?.summaryMetrics ?? null }),
        ]),
      ),
    [rows],
  );
  const chosenPlaces = chosenRunPlaces.use();
  const places = useMemo(() => colorPlaces(board, chosenPlaces), [board, chosenPlaces]);
  useReportUnknown({
    name: 'boardMetric',
    values: boardMetric,
    choices: knownMetrics.length > 0 ? knownMetrics.map(metricKey) : undefined,
    fault: (value) => `There is no metric ${value}.`,
    instead: 'It has no chart.',
  });
  const linkedMetrics = knownMetrics.filter((metric) => boardMetric.includes(metricKey(metric)));
  const metrics = linkedMetrics.length > 0 ? linkedMetrics : firstMetrics(rows, knownMetrics);
  const view = { ...compareSearch.defaults(), x: axis };
  const metricKeys = metrics.map(metricKey);
  return (
    <>
      <CompareCharts
        isNamedBeside
        metrics={metrics}
        experiments={runs}
        best={best}
        isLive={isLive}
        places={places}
        view={view}
      />
      <Values
        rows={rows}
        metrics={metrics.slice(0, maxColumns)}
        isLive={isLive}
        axis={axis}
        places={places}
      />
      <div className="pt-3">
        <DropdownMenu>
          <DropdownMenuTrigger>
            <Button>
              <Plus aria-hidden className="size-3.5" />
              Add chart
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="start">
            {knownMetrics.map((metric) => {
              const key = metricKey(metric);
              const others = metricKeys.filter((each) => each !== key);
              return (
                <DropdownMenuCheckboxItem
                  key={key}
                  checked={metricKeys.includes(key)}
                  onCheckedChange={() =>
                    void change({
                      boardMetric: metricKeys.includes(key) ? others : [...metricKeys, key],
                    })
                  }
                >
                  {metric.name} <span className="text-faint">{metric.group}</span>
                </DropdownMenuCheckboxItem>
              );
            })}
          </DropdownMenuContent>
        </DropdownMenu>
      </div>
    </>
  );
}

type ValuesProps = CurvesProps & {
  metrics: readonly Metric[];
  isLive: boolean;
  places: ColorPlaces;
};

/** The values of the runs where the crosshair of the charts is; without one, their last. */
function Values({ rows, metrics, isLive, axis, places }: ValuesProps) {
  const narrowBy = useFilterByTag();
  const at = useCrosshair(compareGroup(axis))?.x;
  const ids = rows.map(({ id }) => id);
  const curves = useQueries({
    queries: metrics.map((metric) => curvesQuery(ids, { metric, isLive })),
  });
  const series = metrics.map((metric, index) =>
    curveSeries(
      rows.map(({ id, experiment }) => ({ ...experiment, id })),
      {
        metric,
        x: axis,
        places: new Map(),
        best: new Map(ids.map((id) => [id, { trialId: id }])),
        curves: curves[index]?.data ?? [],
      },
    ),
  );
  /** the last value up to there; none after the end of a run */
  function readValue(row: number, column: number): number | undefined {
    const points = series[column]?.[row]?.points ?? [];
    if (at === undefined) return points.at(-1)?.y;
    return (points.at(-1)?.x ?? at) < at ? undefined : points.findLast(({ x }) => x <= at)?.y;
  }
  return (
    <table className="num w-full table-fixed border-y text-sm">
      <colgroup>
        {/* an eye, a color, and the digits of the longest id */}
        <col style={{ width: 56 + 8 * String(Math.max(...ids)).length }} />
        <col />
        {metrics.map((metric) => (
          <col key={metricKey(metric)} className="w-20" />
        ))}
      </colgroup>
      <thead>
        <tr className="border-b text-left text-xs text-faint">
          <th scope="col" colSpan={2} className="py-1.5 font-normal">
            {titleAt(at, axis)}
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
      <tbody>
        {rows.map(({ id, experiment }, row) => (
          <tr key={id} className="border-b last:border-b-0">
            <td className="py-1 whitespace-nowrap text-muted">
              <span className="inline-flex items-center gap-1.5 font-mono">
                <RunEye runId={id} />
                <ColorChoice
                  experiment={{ id, name: experiment.name, projectId: experiment.projectId }}
                  of="runs"
                  color={seriesColor(places.get(id) ?? id - 1)}
                />
                {id}
              </span>
            </td>
            <td className="truncate py-1">
              <Link {...rowPage(experiment.id, id)} title={displayText(experiment.name)}>
                {displayText(experiment.name)}
              </Link>
              <FilterByTagProvider value={narrowBy}>
                <span className="flex gap-1 overflow-hidden">
                  {experiment.labels.toSorted().map((tag) => (
                    <TagLink
                      key={tag}
                      projectId={experiment.projectId}
                      tag={tag}
                      title={displayText(`Only runs with the tag ${tag}`)}
                      className="no-underline-hover min-w-0"
                    >
                      <Tag className="max-w-full">
                        <span className="truncate">{displayText(tagText(tag))}</span>
                      </Tag>
                    </TagLink>
                  ))}
                </span>
              </FilterByTagProvider>
            </td>
            {metrics.map((metric, column) => {
              const value = readValue(row, column);
              return (
                <td key={metricKey(metric)} className="pl-2 text-right">
                  {value === undefined ? missing : formatMetric(value)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns a function that narrows the list beside the board to the runs with a tag. */
function useFilterByTag() {
  const navigate = useNavigate();
  return (tag: string) =>
    void navigate({
      to: '.',
      search: (search) => ({
        ...search,
        filter: withTag('filter' in search ? String(search.filter ?? '') : '', tag),
        page: undefined,
      }),
    });
}

const titleAt = (at: number | undefined, axis: Axis): string => {
  if (at === undefined) return 'Last values';
  return axis === 'batches'
    ? `At batch ${formatCount(Math.round(at))}`
    : `After ${formatDuration(at * 1000)}`;
};
