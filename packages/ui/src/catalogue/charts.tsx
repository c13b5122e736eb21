import { StackedBars } from '@trainyard/ui/charts/bars/stacked-bars';
import { ChartGrid } from '@trainyard/ui/charts/chart-grid';
import { ChartToolbar } from '@trainyard/ui/charts/chart-toolbar';
import type { ChartViewChoices } from '@trainyard/ui/charts/chart-view-menu';
import {
  exampleColorBy,
  exampleDimensions,
  examplePoints,
  exampleTrials,
  exampleValues,
  lineExamples,
} from '@trainyard/ui/charts/examples';
import { HeatMap } from '@trainyard/ui/charts/heat-map/heat-map';
import { Histogram } from '@trainyard/ui/charts/histogram/histogram';
import { IntervalChart } from '@trainyard/ui/charts/intervals/interval-chart';
import { LineChart } from '@trainyard/ui/charts/lines/line-chart';
import type { Scale } from '@trainyard/ui/charts/lines/series';
import { ParallelCoordinates } from '@trainyard/ui/charts/parallel/parallel-coordinates';
import { useParallelFilter } from '@trainyard/ui/charts/parallel/use-parallel-filter';
import { ScatterPlot } from '@trainyard/ui/charts/scatter/scatter-plot';
import { TreeMap } from '@trainyard/ui/charts/tree-map/tree-map';
import type { TreeMapNode } from '@trainyard/ui/charts/tree-map/tree-map-tiles';
import { formatCount } from '@trainyard/ui/lib/format';
import { useState } from 'react';
import { entriesOf } from './entry';

const lines = Object.entries(lineExamples);
const shape = { xLabel: 'Batch', xKind: 'number', timeZone: 'UTC' } as const;

function Lines() {
  const [view, setView] = useState<ChartViewChoices>({ smoothingBy: 'points', outliers: 'shown' });
  const [scale, setScale] = useState<Scale>('linear');
  const [smoothing, setSmoothing] = useState(0);
  const [filter, setFilter] = useState('');
  const visible = lines.filter(([, { title }]) => title.toLowerCase().includes(filter));
  return (
    <>
      <ChartToolbar
        filterLabel={`Filter ${lines.length} charts`}
        filter={filter}
        onFilterChange={setFilter}
        x="batches"
        xSegments={[{ value: 'batches', label: 'Batches' }]}
        xMetrics={[]}
        onXChange={() => {}}
        scale={scale}
        onScaleChange={setScale}
        smoothing={smoothing}
        onSmoothingChange={setSmoothing}
        view={view}
        onViewChange={(change) => setView({ ...view, ...change })}
      />
      <ChartGrid>
        {visible.map(([id, example]) => (
          <LineChart
            key={id}
            {...shape}
            scale={scale}
            smoothing={smoothing}
            smoothingKind={view.smoothingBy}
            outliers={view.outliers}
            {...example}
          />
        ))}
      </ChartGrid>
    </>
  );
}

const trialsOf = new Map([0, 24, 1000].map((count) => [count, exampleTrials(count)]));

function Parallel({ count, focused }: { count: number; focused?: string }) {
  const filter = useParallelFilter(exampleDimensions, trialsOf.get(count) ?? []);
  return (
    <ParallelCoordinates
      title={`${count} trials`}
      filter={filter}
      colorBy={{ ...exampleColorBy, dimensionId: 'val_error' }}
      focused={focused}
    />
  );
}

const [lr, dropout, optimizer] = exampleDimensions;
const [few, many] = [examplePoints(24, [0, 1]), examplePoints(1000, [0, 1])];
const words = examplePoints(80, [0, 2]);

const Points = () =>
  lr && dropout && optimizer ? (
    <ChartGrid>
      <ScatterPlot title="A few points" points={few} x={lr} y={dropout} colorBy={exampleColorBy} />
      <ScatterPlot title="Many points" points={many} x={lr} y={dropout} colorBy={exampleColorBy} />
      <ScatterPlot title="Words" points={words} x={lr} y={optimizer} />
      <ScatterPlot title="No points" points={[]} x={lr} y={dropout} />
      <HeatMap title="Cells" points={many} x={lr} y={dropout} colorBy={exampleColorBy} />
      <HeatMap
        title="Cells of words"
        points={words}
        x={lr}
        y={optimizer}
        colorBy={exampleColorBy}
      />
    </ChartGrid>
  ) : null;

const values = exampleValues(500);

const Bars = () => (
  <ChartGrid>
    <Histogram title="Linear" label="seconds" values={values} />
    <Histogram title="Log" label="seconds" values={values} scale="log" />
    <Histogram title="No values" label="seconds" values={[]} />
  </ChartGrid>
);

const partsOf = (count: number): TreeMapNode[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${count} ${at}`,
    name: `part-${at + 1}`,
    value: 800 / (at + 1),
    hatched: (at % 3) / 4,
    color: '--c2',
  }));

const groups: TreeMapNode[] = [
  { id: 'a', name: 'first', value: 2000, color: '--c1', parts: partsOf(9) },
  { id: 'b', name: 'second', value: 900, color: '--c2', parts: partsOf(90) },
];

const areaTable = () => ({
  columns: [{ title: 'Part' }, { title: 'Value' }],
  rows: groups.map(({ name, value }) => [name, value]),
});

const Areas = () => (
  <ChartGrid>
    <TreeMap
      title="Groups"
      parts={groups}
      table={areaTable}
      valueText={formatCount}
      onOpen={() => {}}
    />
    <TreeMap
      title="No parts"
      parts={[]}
      table={areaTable}
      valueText={formatCount}
      onOpen={() => {}}
    />
  </ChartGrid>
);

const sums = [
  { id: 'a', name: 'first', color: '--c1', values: [4, 6, 3, 8] },
  { id: 'b', name: 'second', color: '--c2', values: [2, 1, 5, 2] },
  { id: 'total', name: 'total', color: '--text', values: [6, 7, 8, 10], isOutline: true },
];

const Sums = () => (
  <ChartGrid>
    <StackedBars
      title="Parts"
      series={sums}
      periods={['03-01', '03-02', '03-03', '03-04']}
      xLabel="Day"
    />
    <StackedBars title="No values" series={[]} periods={[]} xLabel="Day" />
  </ChartGrid>
);

const means = [0.41, 0.48, 0.56, 0.52, 0.37].map((mean, at) => ({
  label: `${10 ** (at - 5)} to ${10 ** (at - 4)}`,
  ...{ from: 10 ** (at - 5), to: 10 ** (at - 4), count: 20 },
  ...{ mean, low: mean - 0.03, high: mean + 0.03, isMarked: at === 2 },
}));
const namedMeans = ['adam', 'sgd'].map((label, at) => ({
  ...{ label, count: 1 + 9 * at, mean: 0.4 + at / 10 },
  ...{ low: at === 0 ? null : 0.45, high: at === 0 ? null : 0.55 },
}));
const ofMeans = { yLabel: 'accuracy', countLabel: 'Trials' };

const Intervals = () => (
  <ChartGrid>
    <IntervalChart title="Ranges" xLabel="lr" intervals={means} {...ofMeans} />
    <IntervalChart title="Names" xLabel="optimizer" intervals={namedMeans} {...ofMeans} />
    <IntervalChart title="No means" xLabel="lr" intervals={[]} {...ofMeans} />
  </ChartGrid>
);

const drawnCanvas = 'figure canvas';

export const charts = entriesOf('Charts', {
  'line-chart': { title: 'LineChart', Example: Lines, ready: drawnCanvas },
  'parallel-coordinates': { title: 'ParallelCoordinates', Example: () => <Parallel count={24} /> },
  'parallel-coordinates-many': {
    title: 'A thousand lines',
    Example: () => <Parallel count={1000} />,
  },
  'parallel-coordinates-focused': {
    title: 'One line among many',
    Example: () => <Parallel count={1000} focused="7" />,
  },
  'parallel-coordinates-empty': { title: 'No lines', Example: () => <Parallel count={0} /> },
  points: { title: 'ScatterPlot, HeatMap', Example: Points, ready: drawnCanvas },
  histogram: { title: 'Histogram', Example: Bars, ready: drawnCanvas },
  intervals: { title: 'IntervalChart', Example: Intervals, ready: drawnCanvas },
  'stacked-bars': { title: 'StackedBars', Example: Sums, ready: drawnCanvas },
  'tree-map': { title: 'TreeMap', Example: Areas },
});
