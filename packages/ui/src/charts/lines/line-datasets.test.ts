import { expect, test } from 'vitest';
import type { ChartTheme } from '../chart-theme';
import type { Line } from './line-data';
import { chartData } from './line-datasets';

const theme = { color: (name: string) => name } as ChartTheme; // nothing else of it is read

const lines = (count: number, wide: string): Line[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    color: '--c1',
    dash: [],
    points: [],
    marks: [],
    ...(String(at) === wide ? { isWide: true } : {}),
  }));

test('a wide line is wider than the others, and above them', () => {
  const { datasets } = chartData(lines(3, '0'), theme);
  expect(datasets.map(({ label, borderWidth, order }) => [label, borderWidth, order])).toEqual([
    ['1', 1.5, undefined],
    ['2', 1.5, undefined],
    ['0', 2.25, -1],
  ]);
});

test('among many lines, which are drawn one after the other, it is the last', () => {
  const [crowd] = chartData(lines(30, '4'), theme).datasets;
  const many = (crowd as { many?: { label: string; borderWidth: number }[] }).many ?? [];
  expect(many).toHaveLength(30);
  expect(many.at(-1)).toMatchObject({ label: '4', borderWidth: 2.25 });
  expect(many[0]?.borderWidth).toBeLessThan(2);
});
