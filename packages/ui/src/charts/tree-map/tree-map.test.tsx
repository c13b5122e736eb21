import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RecordingContext } from '../export/recording-context';
import { svgOf } from '../export/svg-file';
import { drawTreeMap } from './draw-tree-map';
import { type Box, squarify } from './squarify';
import { TreeMap } from './tree-map';
import { headingHeight, type TreeMapNode, tileAt, tileOfKey, tilesOf } from './tree-map-tiles';

const rounded = ({ left, top, width, height }: Box) =>
  [left, top, width, height].map((value) => Math.round(value * 100) / 100);

test('the layout equals the example of the paper', () => {
  const boxes = squarify([6, 6, 4, 3, 2, 2, 1], { left: 0, top: 0, width: 6, height: 4 });
  expect(boxes.map(rounded)).toEqual([
    [0, 0, 3, 2],
    [0, 2, 3, 2],
    [3, 0, 1.71, 2.33],
    [4.71, 0, 1.29, 2.33],
    [3, 2.33, 1.2, 1.67],
    [4.2, 2.33, 1.2, 1.67],
    [5.4, 2.33, 0.6, 1.67],
  ]);
});

test('areas are proportional, and fill the box', () => {
  const values = Array.from({ length: 60 }, (_, at) => 1000 / (at + 1));
  const boxes = squarify(values, { left: 10, top: 20, width: 300, height: 170 });
  const total = values.reduce((sum, value) => sum + value, 0);
  for (const [at, { width, height }] of boxes.entries())
    expect((width * height) / (300 * 170)).toBeCloseTo((values[at] ?? 0) / total, 9);
  expect(Math.max(...boxes.map(({ left, width }) => left + width))).toBeCloseTo(310, 6);
  expect(Math.max(...boxes.map(({ top, height }) => top + height))).toBeCloseTo(190, 6);
  expect(squarify([], { left: 0, top: 0, width: 1, height: 1 })).toEqual([]);
});

const part = (id: string, value: number, parts?: TreeMapNode[]): TreeMapNode => ({
  ...{ id, name: id, value, color: '--c1' },
  ...(parts ? { parts } : {}),
});

const box = { left: 0, top: 0, width: 400, height: 300 };
const namesOf = (parts: TreeMapNode[], within = box) =>
  tilesOf(parts, within).map(({ node, isHeading }) => (isHeading ? `${node.name}:` : node.name));

test('a node shows a heading above its parts where it fits', () => {
  const parts = [part('a', 70, [part('b', 40), part('c', 30)]), part('d', 30), part('none', 0)];
  expect(namesOf(parts)).toEqual(['a:', 'b', 'c', 'd']);
  expect(namesOf(parts, { ...box, height: 50 })).toEqual(['a', 'd']);
});

test('parts that are too small become one tile, with their hatching', () => {
  const small = Array.from({ length: 40 }, (_, at) => ({ ...part(`s${at}`, 1), hatched: 0.5 }));
  const tiles = tilesOf([part('large', 1000), ...small], box);
  expect(tiles.map(({ node }) => node.name)).toEqual(['large', '40 more']);
  expect(tiles[1]).toMatchObject({ gathered: 40, node: { value: 40, hatched: 0.5 } });
  expect(namesOf([part('large', 1000), part('only', 1)])).toEqual(['large', 'only']);
});

test('a position belongs to the innermost tile, a heading to its node', () => {
  const tiles = tilesOf([part('a', 70, [part('b', 40), part('c', 30)]), part('d', 30)], box);
  const nameAt = (left: number, top: number) =>
    tiles[tileAt(tiles, { left, top }) ?? -1]?.node.name;
  expect(nameAt(5, headingHeight / 2)).toBe('a');
  expect(nameAt(5, headingHeight + 5)).toBe('b');
  expect(nameAt(395, 5)).toBe('d');
  expect(nameAt(500, 5)).toBeUndefined();
});

test('arrow keys move to the neighbor on that side', () => {
  const tiles = tilesOf([part('a', 50), part('b', 25), part('c', 25)], box);
  const from = (name: string) => tiles.findIndex(({ node }) => node.name === name);
  const after = (key: string, name: string) =>
    tiles[tileOfKey(key, tiles, from(name)) ?? -1]?.node.name;
  expect(after('ArrowRight', 'a')).toMatch(/^[bc]$/);
  expect([after('ArrowDown', 'b'), after('ArrowUp', 'c')]).toEqual(['c', 'b']);
  expect(after('ArrowLeft', 'b')).toBe('a');
  expect(after('ArrowLeft', 'a')).toBe('a');
  expect(tileOfKey('Home', tiles, 0)).toBeUndefined();
  expect(tileOfKey('ArrowLeft', tiles, undefined)).toBeUndefined();
});

test('a name on hatching has the plain color of its tile behind it', () => {
  const theme = { color: (variable: string) => variable, colors: '' };
  const grounds = (hatched: number) => {
    const context = new RecordingContext({ size: box });
    const tiles = tilesOf([{ ...part('a', 1), hatched }], box);
    drawTreeMap(context.asContext, { tiles, theme, valueText: String });
    const svg = new DOMParser().parseFromString(svgOf(context.recording), 'image/svg+xml');
    return svg.querySelectorAll('rect[height="16"][fill="--c1"]').length;
  };
  expect(grounds(0)).toBe(0);
  expect(grounds(0.5)).toBe(0);
  // one for the name and one for its value
  expect(grounds(1)).toBe(2);
});

test('a tree map has a table, and Escape moves up', async () => {
  const onUp = vi.fn();
  render(
    <TreeMap
      title="Storage"
      parts={[part('a', 2), part('b', 1)]}
      table={() => ({ columns: [{ title: 'Name' }, { title: 'Size' }], rows: [['a', 2]] })}
      valueText={(value) => `${value} B`}
      onOpen={vi.fn()}
      onUp={onUp}
    />,
  );
  const user = userEvent.setup();
  const figure = within(screen.getByRole('figure', { name: 'Storage' }));
  figure.getByRole('group', { name: /^Storage: arrow keys read parts, Enter opens/ }).focus();
  await user.keyboard('{Escape}');
  expect(onUp).toHaveBeenCalledOnce();
  await user.click(figure.getByRole('button', { name: 'View as table' }));
  expect(figure.getAllByRole('row')).toHaveLength(2);
});

test('a tree map without values shows a text instead', () => {
  const table = () => ({ columns: [], rows: [] });
  render(<TreeMap title="Storage" parts={[]} table={table} valueText={String} onOpen={vi.fn()} />);
  expect(screen.getByText('No data to plot.')).toBeVisible();
});
