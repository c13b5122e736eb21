import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { stubChartSize } from '../../test/chart-size';
import { LineChart } from './line-chart';
import type { Series } from './series';

const series = (name: string, ys: number[], color = '--c1'): Series => ({
  id: name,
  name,
  color,
  points: ys.map((y, index) => ({ x: (index + 1) * 100, y })),
});

const shape = { scale: 'linear', xLabel: 'Batch', xKind: 'number', timeZone: 'UTC' } as const;

const show = (title: string, lines: Series[], badges = ['T']) =>
  render(<LineChart title={title} badges={badges} series={lines} {...shape} />);

test('a chart is a figure with its name, its groups and the last value', () => {
  show('loss', [series('training loss', [2, 1.5, 0.43123456])]);
  const figure = screen.getByRole('figure', { name: 'loss' });
  expect(within(figure).getByText('T')).toBeVisible();
  expect(within(figure).getByText('0.4312')).toBeVisible();
});

test('two lines show both last values, with the line they belong to', () => {
  show(
    'loss',
    [series('training loss', [2, 1]), series('validation loss', [3, 2.5], '--c2')],
    ['T', 'V'],
  );
  expect(screen.getByTitle('training loss').textContent).toBe('1');
  expect(screen.getByTitle('validation loss').textContent).toBe('2.5000');
});

test('a run that reached NaN shows a note', () => {
  show('loss', [series('training loss', [2, Number.NaN])]);
  expect(screen.getByTitle('training loss').textContent).toBe('NaN');
});

test.each([
  ['NaN', [Number.NaN, Number.NaN], 'linear', 'No value is a finite number.'],
  ['zero', [0, -1], 'log', 'No value is above zero, where a log axis begins.'],
] as const)(
  'a chart of only %s says why it is empty (issue 46, row 3)',
  async (_, ys, scale, reason) => {
    render(
      <LineChart
        title="loss"
        series={[series('training loss', [...ys])]}
        {...shape}
        scale={scale}
      />,
    );
    expect(await screen.findByText(reason)).toBeVisible();
  },
);

test('a chart without points shows a text and no tools', () => {
  show('loss', [series('training loss', [])]);
  expect(screen.getByText('No data to plot.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a chart that loads keeps the place of its legend, and paper says how to print it', () => {
  const lines = [series('one', []), series('two', [], '--c2')];
  const chart = (isLoading: boolean) => (
    <LineChart title="loss" series={lines} isNamed isLoading={isLoading} {...shape} />
  );
  const { rerender } = render(chart(true));
  const figure = screen.getByRole('figure', { name: 'loss' });
  expect(within(figure).getByText('Loading...').parentElement).not.toHaveClass('hidden');
  // the names take their place, and neither eyes nor screen readers find them
  const place = within(figure).getByText('two').closest('[aria-hidden]');
  expect(place).toHaveClass('invisible');
  expect(within(figure).queryByRole('button', { name: /two/ })).toBeNull();
  expect(within(figure).getByText('Ctrl+P prints every chart.')).toBeInTheDocument();
  rerender(chart(false));
  expect(within(figure).getByText('No data to plot.')).toBeVisible();
  expect(within(figure).queryByText('two')).toBeNull();
});

test('the same numbers can be read as a table, newest first', async () => {
  const user = userEvent.setup();
  show('loss', [
    series('training loss', [2, Number.POSITIVE_INFINITY]),
    series('validation loss', [3], '--c2'),
  ]);
  await user.click(screen.getByRole('button', { name: 'View as table' }));
  const rows = screen
    .getAllByRole('row')
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Batch', 'training loss', 'validation loss'],
    ['200', 'Infinity', '–'],
    ['100', '2', '3'],
  ]);
  await user.click(screen.getByRole('button', { name: 'View as table' }));
  expect(screen.queryByRole('table')).toBeNull();
});

test('a long curve is revealed in steps', async () => {
  const user = userEvent.setup();
  show('loss', [
    series(
      'training loss',
      Array.from({ length: 450 }, (_, index) => index),
    ),
  ]);
  await user.click(screen.getByRole('button', { name: 'View as table' }));
  expect(screen.getAllByRole('row')).toHaveLength(201);
  await user.click(screen.getByRole('button', { name: 'Show more of 450 rows' }));
  expect(screen.getAllByRole('row')).toHaveLength(401);
});

test('a hostile name stays text', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const user = userEvent.setup();
  const { container } = show(hostile, [series(hostile, [1, 2])]);
  await user.click(screen.getByRole('button', { name: 'View as table' }));
  expect(screen.getByRole('figure', { name: hostile })).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
});

test('Enter opens a flag, and pins the tooltip elsewhere', async () => {
  const user = userEvent.setup();
  const opened: string[] = [];
  const line = series('loss', [3, 2, 1]);
  const flags = [{ x: 200, label: 'Best Checkpoint' }];
  render(
    <LineChart
      title="loss"
      series={[{ ...line, flags }]}
      onFlag={({ label }) => opened.push(label)}
      {...shape}
    />,
  );
  await user.click(screen.getByRole('figure', { name: 'loss' }));
  const surface = await screen.findByLabelText(/^loss: arrow keys/);
  surface.focus();
  await user.keyboard('{Home}{Enter}');
  expect(opened).toEqual([]);
  await user.keyboard('{Escape}{Home}{ArrowRight}');
  expect(await screen.findAllByText(/^⬦ Best Checkpoint \(click to view details\)/)).toHaveLength(
    2,
  );
  await user.keyboard('{Enter}');
  expect(opened).toEqual(['Best Checkpoint']);
});

test('a tap, which comes without a move, pins the values at its place', async () => {
  show('loss', [series('training loss', [3.25, 2.25, 1.25]), series('validation loss', [4, 4, 4])]);
  await userEvent.click(screen.getByRole('figure', { name: 'loss' }));
  const surface = await screen.findByLabelText(/^loss: arrow keys/);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('3.2500')).toBeNull();
  const tap = { button: 0, clientX: 0, pointerType: 'touch' };
  fireEvent.pointerDown(surface, tap);
  fireEvent.pointerUp(surface, tap);
  fireEvent.pointerLeave(surface, tap);
  expect(await screen.findAllByText('3.2500')).not.toHaveLength(0);
});

test('where the browser gives no memory for a drawing, other values change the marks and the table', async () => {
  onTestFinished(stubChartSize());
  const context = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  onTestFinished(() => context.mockRestore());
  const events = [
    { id: '1', kind: 'note', x: 200, label: 'slower, batch 200', tone: 'note' },
  ] as const;
  const chart = (ys: number[]) => (
    <LineChart title="loss" series={[series('training loss', ys)]} events={events} {...shape} />
  );
  const { rerender } = render(chart([2, 1, 3]));
  await screen.findByRole('img', { name: /loss/ });
  for (const ys of [
    [2, 1, 3, 4],
    [2, 1, 3, 5],
  ])
    rerender(chart(ys));
  await screen.findByRole('button', { name: 'slower, batch 200' });
  expect(screen.getByTitle('training loss')).toHaveTextContent('5');
});
