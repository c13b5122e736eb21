import { expect, test } from 'vitest';
import { isSameShown, newRowsMessage, nextBlocks, nextShown, wouldMove } from './stable-rows';

const rows = (...pairs: [number, string][]) => pairs.map(([id, state]) => ({ id, state }));
const current = new Map([[0, rows([3, 'running'], [2, 'paused'], [1, 'done'])]]);

test('locked rows change in place', () => {
  const fresh = new Map([[0, rows([3, 'done'], [2, 'paused'], [1, 'done'])]]);
  expect(wouldMove(current, fresh)).toBe(false);
  expect(nextBlocks({ current, fresh, isHeld: true })).toBe(fresh);
});

test('a new row does not push locked rows down, but their contents still update', () => {
  const fresh = new Map([[0, rows([4, 'queued'], [3, 'done'], [2, 'running'])]]);
  expect(wouldMove(current, fresh)).toBe(true);
  expect(nextBlocks({ current, fresh, isHeld: true }).get(0)).toEqual(
    rows([3, 'done'], [2, 'running'], [1, 'done']),
  );
});

test('rows that are not locked follow the list', () => {
  const fresh = new Map([[0, rows([4, 'queued'], [3, 'done'], [2, 'running'])]]);
  expect(nextBlocks({ current, fresh, isHeld: false })).toBe(fresh);
});

test('a block that becomes visible is shown also while others are locked', () => {
  const fresh = new Map([
    [0, rows([4, 'queued'], [3, 'done'], [2, 'running'])],
    [1, rows([1, 'done'], [0, 'done'])],
  ]);
  const blocks = nextBlocks({ current, fresh, isHeld: true });
  expect(blocks.get(0)?.map((row) => row.id)).toEqual([3, 2, 1]);
  expect(blocks.get(1)?.map((row) => row.id)).toEqual([1, 0]);
});

test('the button counts new rows, or reports a changed order', () => {
  expect(newRowsMessage({ added: 3, moved: true })).toBe('3 new');
  expect(newRowsMessage({ added: 0, moved: true })).toBe('Order changed');
  expect(newRowsMessage({ added: 0, moved: false })).toBeUndefined();
});

test('locked rows keep their total, and show how many are new', () => {
  const before = { blocks: current, total: 3 };
  const fresh = {
    blocks: new Map([[0, rows([4, 'queued'], [3, 'done'], [2, 'running'])]]),
    total: 4,
  };
  const next = nextShown({ current: before, fresh, isHeld: true });
  expect(next.next.total).toBe(3);
  expect(next.news).toBe('1 new');
  const free = nextShown({ current: next.next, fresh, isHeld: false });
  expect(free).toEqual({ next: fresh, news: undefined });
});

test('rows are the same only with the same total', () => {
  const before = { blocks: current, total: 3 };
  expect(isSameShown(before, { blocks: new Map(current), total: 3 })).toBe(true);
  expect(isSameShown(before, { blocks: current, total: 4 })).toBe(false);
});
