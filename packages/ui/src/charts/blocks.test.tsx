import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Dimension } from './axes/dimension';
import {
  exampleColorBy,
  exampleDimensions,
  examplePoints,
  exampleTrials,
  exampleValues,
  lineExamples,
} from './examples';
import { HeatMap } from './heat-map/heat-map';
import { Histogram } from './histogram/histogram';
import { LineChart } from './lines/line-chart';
import type { Scale } from './lines/series';
import { ParallelCoordinates } from './parallel/parallel-coordinates';
import { useParallelFilter } from './parallel/use-parallel-filter';
import { ScatterPlot } from './scatter/scatter-plot';

const [lr, dropout, optimizer] = exampleDimensions;
if (!lr || !dropout || !optimizer) throw new Error('the examples have no dimensions');

const texts = () =>
  screen
    .getAllByRole('row')
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));

const asTable = () => userEvent.click(screen.getByRole('button', { name: 'View as table' }));

const shape = { xLabel: 'Batch', xKind: 'number', timeZone: 'UTC' } as const;

test.each(Object.entries(lineExamples))(
  'the line chart %s is a figure by its name',
  (_, example) => {
    const options: { scale: Scale } = { scale: 'linear' };
    render(<LineChart {...shape} {...options} {...example} />);
    expect(screen.getByRole('figure', { name: example.title })).toBeVisible();
  },
);

test('a chart with bad data shows the error and can be retried', async () => {
  const onRetry = vi.fn();
  render(
    <ScatterPlot
      title="lr"
      points={[]}
      x={lr}
      y={dropout}
      state={{ kind: 'failed', message: 'Bad Data', onRetry }}
    />,
  );
  expect(screen.getByText('Unable to Load data for chart')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a scatter plot omits points outside its axes, its table does not', async () => {
  const points = [
    { id: '1', name: 'trial 1', x: 0.1, y: 0.5, value: 2 },
    { id: '2', name: 'trial 2', x: 0, y: 0.5, value: Number.NaN },
  ];
  render(<ScatterPlot title="lr" points={points} x={lr} y={dropout} colorBy={exampleColorBy} />);
  expect(screen.getByText('val_error')).toBeVisible();
  await asTable();
  expect(texts()).toEqual([
    ['Name', 'lr', 'dropout', 'val_error'],
    ['trial 1', '0.1', '0.5', '2'],
    ['trial 2', '0', '0.5', 'NaN'],
  ]);
});

test('an empty plot of points outside the axes says why (issue 46, row 3)', () => {
  const points = [{ id: '1', name: 'trial 1', x: Number.NaN, y: 1 }];
  render(<ScatterPlot title="lr" points={points} x={lr} y={dropout} />);
  expect(screen.getByText(/^No point has a value on both axes/)).toBeVisible();
});

test('a histogram counts every value once', async () => {
  render(<Histogram title="Time" label="seconds" values={exampleValues(200)} scale="log" />);
  expect(screen.getByText('200 values')).toBeVisible();
  await asTable();
  const counts = texts()
    .slice(1)
    .map(([, , count]) => Number(count));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(200);
});

test('a heat map shows the mean of each cell', async () => {
  const points = examplePoints(80, [0, 2]);
  render(
    <HeatMap
      title="optimizer vs lr"
      points={points}
      x={lr}
      y={optimizer}
      colorBy={exampleColorBy}
    />,
  );
  await asTable();
  const [head, ...rows] = texts();
  expect(head).toEqual(['lr', 'optimizer', 'Mean val_error', 'Count']);
  const counts = rows.map((row) => Number(row[3]));
  // one of the eighty is NaN
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(79);
});

function Parallel({ count = 20, onPick }: { count?: number; onPick?: (id: string) => void }) {
  const filter = useParallelFilter(exampleDimensions, trialsOf(count));
  return <ParallelCoordinates title="Trials" filter={filter} onPick={onPick} />;
}

const trialsByCount = new Map<number, ReturnType<typeof exampleTrials>>();
function trialsOf(count: number) {
  const trials = trialsByCount.get(count) ?? exampleTrials(count);
  trialsByCount.set(count, trials);
  return trials;
}

test('a part of an axis can be brushed, moved and cleared with the keyboard alone', async () => {
  const user = userEvent.setup();
  render(<Parallel />);
  const figure = screen.getByRole('figure', { name: 'Trials' });
  const axis = () => within(figure).getByRole('button', { name: /^Axis dropout/ });
  axis().focus();
  await user.keyboard('{Enter}');
  const low = within(figure).getByRole('slider', { name: 'dropout: lower end of the filter' });
  const before = Number(low.getAttribute('aria-valuenow'));
  low.focus();
  await user.keyboard('{ArrowUp}');
  expect(Number(low.getAttribute('aria-valuenow'))).toBe(before + 2);
  within(figure).getByRole('slider', { name: 'dropout: filter' }).focus();
  await user.keyboard('{End}');
  const high = within(figure).getByRole('slider', { name: 'dropout: upper end of the filter' });
  expect(high.getAttribute('aria-valuenow')).toBe('100');
  expect(within(figure).getByText(/^\d+ of 20$/)).toBeVisible();
  axis().focus();
  await user.keyboard('{Delete}');
  expect(within(figure).queryByRole('slider')).toBeNull();
  expect(within(figure).queryByText(/of 20$/)).toBeNull();
});

test('an axis can have several filters, which one action clears together', async () => {
  const user = userEvent.setup();
  render(<Parallel />);
  for (const name of [/^Axis lr/, /^Axis dropout/]) {
    screen.getByRole('button', { name }).focus();
    await user.keyboard('{Enter}');
  }
  expect(screen.getAllByRole('slider')).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(screen.queryByRole('slider')).toBeNull();
});

test('axes are reordered with keys, and the metric stays last among new ones', async () => {
  const user = userEvent.setup();
  render(<Parallel />);
  const names = () =>
    screen.getAllByRole('button', { name: /^Axis/ }).map(({ textContent }) => textContent);
  expect(names()).toEqual(['lr', 'dropout', 'optimizer', 'batch_size', 'val_error']);
  screen.getByRole('button', { name: /^Axis lr/ }).focus();
  await user.keyboard('{ArrowRight}');
  expect(names()).toEqual(['dropout', 'lr', 'optimizer', 'batch_size', 'val_error']);
});

test('keys walk the lines from the lowest metric on, and Enter opens one', async () => {
  const user = userEvent.setup();
  const onPick = vi.fn();
  render(<Parallel onPick={onPick} />);
  screen.getByRole('group', { name: /^Trials: arrow keys/ }).focus();
  await user.keyboard('{Home}');
  expect(screen.getByText(/^trial \d+: lr .*, val_error /)).toBeVisible();
  await user.keyboard('{Enter}');
  expect(onPick).toHaveBeenCalledOnce();
});

test('the table of parallel coordinates shows words as words, and only the lines that pass', async () => {
  const user = userEvent.setup();
  render(<Parallel />);
  screen.getByRole('button', { name: /^Axis lr/ }).focus();
  await user.keyboard('{Enter}');
  const visibleCount = Number(screen.getByText(/^\d+ of 20$/).textContent?.split(' ')[0]);
  await asTable();
  const [, ...rows] = texts();
  expect(rows).toHaveLength(visibleCount);
  expect(rows.every((row) => ['adam', 'sgd', 'lamb'].includes(row[3] ?? ''))).toBe(true);
});

const chosenRate: Dimension = { id: 'lr', label: 'lr', kind: 'number', scale: 'linear' };
const measuredLoss: Dimension = { ...chosenRate, id: 'loss', label: 'loss', isMeasured: true };
const stretchedDimensions = [chosenRate, measuredLoss];
const stretchedLines = Array.from({ length: 16 }, (_, index) => ({
  id: String(index),
  name: `trial ${index}`,
  values: [index, index === 15 ? 880 : 2 + index / 10],
}));
const stretchedPoints = stretchedLines.map(({ id, name, values: [x, y] }) => ({
  id,
  name,
  x,
  y,
  value: y,
}));
const byLoss = { label: 'loss' };

function Stretched() {
  const filter = useParallelFilter(stretchedDimensions, stretchedLines);
  return (
    <>
      <ParallelCoordinates title="Lines" filter={filter} />
      <ScatterPlot
        title="Points"
        points={stretchedPoints}
        x={chosenRate}
        y={measuredLoss}
        colorBy={byLoss}
      />
      <HeatMap
        title="Cells"
        points={stretchedPoints}
        x={chosenRate}
        y={chosenRate}
        colorBy={byLoss}
      />
      <Histogram title="Counts" label="loss" values={stretchedPoints.map(({ y }) => y ?? 0)} />
    </>
  );
}

test('E9: charts of a search leave out a diverged trial with a note', async () => {
  const user = userEvent.setup();
  render(<Stretched />);
  const figure = (name: string) => within(screen.getByRole('figure', { name }));
  expect(figure('Lines').getByText(/^1 line above [4-6]/)).toBeVisible();
  expect(figure('Points').getByText(/^1 point above [4-6]/)).toBeVisible();
  expect(figure('Points').getByText(/^≥ /)).toBeVisible();
  expect(figure('Counts').getByText(/^1 value above [3-5]/)).toBeVisible();
  expect(figure('Counts').getByText('15 values')).toBeVisible();
  await user.click(figure('Lines').getByRole('button', { name: 'show' }));
  expect(figure('Counts').getByText('16 values')).toBeVisible();
  expect(figure('Points').getByText('880')).toBeVisible();
  await user.click(figure('Points').getByRole('button', { name: 'leave out' }));
  expect(figure('Lines').getByRole('button', { name: 'show' })).toBeVisible();
  figure('Lines').getByRole('button', { name: 'show' }).focus();
  await user.keyboard('{Enter}');
  expect(figure('Lines').queryByRole('button', { name: 'show' })).toBeNull();
  expect(figure('Lines').getByRole('group', { name: /^Lines: arrow keys/ })).toHaveFocus();
});
