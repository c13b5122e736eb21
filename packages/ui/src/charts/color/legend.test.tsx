import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { StackedBars } from '../bars/stacked-bars';
import { LineChart } from '../lines/line-chart';

const colors = ['--c1', '--c2', '--c3', '--c4', '--c5'];

const entries = () =>
  within(screen.getByRole('list', { name: 'Lines' }))
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent);

/** The names of what is drawn, from the heads of the table of the chart. */
async function drawnNames() {
  await userEvent.click(screen.getByRole('button', { name: 'View as table' }));
  const [, ...names] = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  return names;
}

const renderChart = (props: Pick<ComponentProps<typeof LineChart>, 'series' | 'onHighlight'>) =>
  render(
    <LineChart
      timeZone="UTC"
      title="box_loss"
      xLabel="Batch"
      xKind="number"
      scale="linear"
      {...props}
    />,
  );

test('the legend of lines names each line that is drawn, and no run without the metric (E4)', async () => {
  const series = colors.map((color, index) => ({
    ...{ id: color, name: `run ${index}`, color, dash: [] },
    points: index === 1 ? [] : [{ x: 1, y: index }],
  }));
  renderChart({ series });
  expect(entries()).toEqual(['run 0', 'run 2', 'run 3', 'run 4']);
  await userEvent.click(screen.getByRole('button', { name: 'run 2' }));
  expect(entries()).toEqual(['run 0', 'run 3', 'run 4']);
  expect(await drawnNames()).toEqual(entries());
});

test('a chart of more than twelve lines names them all, in a legend that scrolls', async () => {
  const onHighlight = vi.fn();
  const series = Array.from({ length: 40 }, (_, index) => ({
    ...{ id: `${index}`, name: `run ${index}`, color: '--c1', dash: [] },
    points: [{ x: 1, y: index }],
  }));
  renderChart({ series, onHighlight });
  expect(entries()).toEqual(series.map(({ name }) => name));
  expect(screen.getByRole('list', { name: 'Lines' })).toHaveClass('overflow-y-auto');
  await userEvent.hover(screen.getByRole('button', { name: 'run 31' }));
  expect(onHighlight).toHaveBeenLastCalledWith('31');
  await userEvent.unhover(screen.getByRole('button', { name: 'run 31' }));
  expect(onHighlight).toHaveBeenLastCalledWith(undefined);
});

test('the legend of bars names the parts that are drawn, and a total once it is shown', async () => {
  const part = (name: string, values: number[]) => ({ id: name, name, color: '--c1', values });
  const parts = [part('ada', [1, 2]), part('ben', [0, 0]), part('cleo', [0, 3])];
  const total = { ...part('total', [1, 5]), isOutline: true, isHidden: true };
  render(
    <StackedBars
      title="Hours"
      series={[...parts, total]}
      periods={['May', 'June']}
      xLabel="Month"
    />,
  );
  expect(entries()).toEqual(['ada', 'cleo']);
  await userEvent.click(screen.getByRole('button', { name: 'Show total' }));
  expect(entries()).toEqual(['ada', 'cleo', 'total']);
  expect(await drawnNames()).toEqual(entries());
});
