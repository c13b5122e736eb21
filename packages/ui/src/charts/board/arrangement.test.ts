import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  chartText,
  readChart,
  readCharts,
  sectionState,
  sectionsOf,
  withChart,
  withSection,
  withSettings,
} from './arrangement';
import { withPlace } from './with-place';

test.each([
  ['training|loss;pinned', { isPinned: true }],
  ['training|loss;wide', { isWide: true }],
  ['training|loss;wide;height=300', { isWide: true, height: 300 }],
  ['training|loss;scale=log;smoothing=0.6', { scale: 'log', smoothing: 0.6 }],
  ['training|loss;y=-1~2.5', { yRange: [-1, 2.5] }],
  ['training|loss;title=a=b%3Bc', { title: 'a=b;c' }],
])('%s', (text, settings) => {
  const read = readChart(text);
  expect(read).toEqual({ key: 'training|loss', settings });
  expect(read && chartText(read)).toBe(text);
});

test.each([
  '',
  ';pinned',
  'a;pined',
  'a;height=0',
  'a;height=300.5',
  'a;height=9000',
  'a;height=',
  'a;scale=square',
  'a;smoothing=1',
  'a;smoothing=',
  'a;y=2~1',
  'a;y=1',
  'a;y=0~Infinity',
  'a;title=',
  'a;',
])('"%s" is not a chart', (text) => {
  expect(readChart(text)).toBeUndefined();
});

test('any key and title are read from a link as they were written', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }),
      fc.string({ minLength: 1, maxLength: 80 }),
      (key, title) => {
        const item = { key, settings: { title, isPinned: true } };
        expect(readChart(chartText(item) ?? '')).toEqual(item);
      },
    ),
  );
});

test('a setting is added to a chart, and a chart without settings leaves the link', () => {
  const pinned = withSettings(['b;pinned'], 'a', { isPinned: true });
  expect(pinned).toEqual(['b;pinned', 'a;pinned']);
  expect(withSettings(pinned, 'b', { title: 'Loss' })).toEqual(['b;pinned;title=Loss', 'a;pinned']);
  expect(withSettings(pinned, 'b', { isPinned: false })).toEqual(['a;pinned']);
  expect(withSettings(['a;wide'], 'a', { isWide: undefined })).toEqual([]);
  expect(withSettings(['wrong;x=1', 'a;wide', 'a;pinned'], 'b', { isWide: true })).toEqual([
    'a;wide',
    'b;wide',
  ]);
});

test('a chart replaces another, is added, or removed', () => {
  const charts = ['a;wide', '=x;pinned'];
  const by = { key: '=y', settings: { isPinned: true } };
  expect(withChart(charts, { replaced: '=x', by })).toEqual(['a;wide', '=y;pinned']);
  expect(withChart(charts, { replaced: '', by })).toEqual([...charts, '=y;pinned']);
  expect(withChart(charts, { replaced: '=x', by: undefined })).toEqual(['a;wide']);
  // the same formula twice is one chart
  expect(withChart([...charts, '=y;pinned'], { replaced: '=x', by })).toEqual([
    'a;wide',
    '=y;pinned',
  ]);
});

test.each([
  ['a', 2, 'bca'],
  ['c', 0, 'cab'],
  ['b', 1, 'abc'],
  ['a', 9, 'bca'],
  ['w', 0, 'abc'],
])('%s is moved to place %d', (key, place, order) => {
  const moved = withPlace(['w;wide', 'a;pinned', 'b;pinned', 'c;pinned'], key, place);
  const pinned = readCharts(moved).filter(({ settings }) => settings.isPinned);
  expect(pinned.map((item) => item.key).join('')).toBe(order);
  expect(moved).toContain('w;wide');
});

test('sections are prefixes of two charts or more, others come first', () => {
  const names = [
    'optimizer/lr',
    'loss',
    'grads.a',
    'optimizer/beta',
    'grads.b',
    'single/a',
    '/x',
    '.',
  ];
  expect(sectionsOf(names, (name) => name)).toEqual([
    { name: '', items: ['loss', 'single/a', '/x', '.'] },
    { name: 'optimizer', items: ['optimizer/lr', 'optimizer/beta'] },
    { name: 'grads', items: ['grads.a', 'grads.b'] },
  ]);
  expect(sectionsOf([], String)).toEqual([]);
});

test('a section that the user opened or closed is kept', () => {
  const sections = withSection(withSection([], 'a;b', false), 'c', true);
  expect(sectionState(sections, 'a;b')).toBe(false);
  expect(sectionState(sections, 'c')).toBe(true);
  expect(sectionState(sections, 'd')).toBeUndefined();
  expect(sectionState(withSection(sections, 'c', false), 'c')).toBe(false);
  expect(sectionState(['c;ajar'], 'c')).toBeUndefined();
});
