import { expect, test } from 'vitest';
import {
  hideColumn,
  moveColumn,
  pinColumn,
  resizeColumn,
  showColumn,
  stepColumn,
} from './column-layout';
import type { ColumnLayout } from './layout';

const layoutOf = (text: string): ColumnLayout => {
  const [pinned = '', rest = ''] = text.split('|');
  return { columns: [...`${pinned}${rest}`].map((id) => ({ id })), pinned: pinned.length };
};
const say = ({ columns, pinned }: ColumnLayout) => {
  const ids = columns.map(({ id }) => id);
  return `${ids.slice(0, pinned).join('')}|${ids.slice(pinned).join('')}`;
};

test.each([
  ['ab|cde', 'e', { before: 'c', isPinned: false }, 'ab|ecd'],
  ['ab|cde', 'c', { isPinned: false }, 'ab|dec'],
  ['ab|cde', 'd', { before: 'a', isPinned: true }, 'dab|ce'],
  ['ab|cde', 'd', { isPinned: true }, 'abd|ce'],
  ['ab|cde', 'a', { before: 'e', isPinned: false }, 'b|cdae'],
  ['ab|cde', 'a', { isPinned: true }, 'ba|cde'],
  ['ab|cde', 'a', { before: 'a', isPinned: true }, 'ab|cde'],
  ['ab|cde', 'x', { isPinned: true }, 'ab|cde'],
])('%s: %s goes to %j', (before, id, target, after) =>
  expect(say(moveColumn(layoutOf(before), id, target))).toBe(after),
);

test('a step changes places with the neighbour and keeps the count of pinned ones', () => {
  expect(say(stepColumn(layoutOf('ab|cd'), 'c', -1))).toBe('ac|bd');
  expect(say(stepColumn(layoutOf('ab|cd'), 'd', 1))).toBe('ab|cd');
  expect(say(stepColumn(layoutOf('ab|cd'), 'a', 1))).toBe('ba|cd');
});

test('hiding a pinned column lowers the count; the last one stays', () => {
  expect(say(hideColumn(layoutOf('ab|cd'), 'a'))).toBe('b|cd');
  expect(say(hideColumn(layoutOf('ab|cd'), 'd'))).toBe('ab|c');
  expect(say(hideColumn(layoutOf('|a'), 'a'))).toBe('|a');
});

test('a column shows at the end, and once', () => {
  expect(say(showColumn(layoutOf('a|b'), 'c'))).toBe('a|bc');
  expect(say(showColumn(layoutOf('a|b'), 'b'))).toBe('a|b');
});

test('pinning joins the pinned ones, unpinning leaves for the place behind them', () => {
  expect(say(pinColumn(layoutOf('ab|cde'), 'd', true))).toBe('abd|ce');
  expect(say(pinColumn(layoutOf('ab|cde'), 'a', false))).toBe('b|acde');
});

test('no column gets narrower than 40, and a width can be given back', () => {
  const narrow = resizeColumn(layoutOf('a|b'), 'b', 12);
  expect(narrow.columns).toEqual([{ id: 'a' }, { id: 'b', width: 40 }]);
  expect(resizeColumn(narrow, 'b').columns).toEqual([{ id: 'a' }, { id: 'b' }]);
});
