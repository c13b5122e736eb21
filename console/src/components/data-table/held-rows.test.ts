import { expect, test } from 'vitest';
import { heldMessage, nextBlocks, wouldMove } from './held-rows';

const rows = (...pairs: [number, string][]) => pairs.map(([id, state]) => ({ id, state }));
const shown = new Map([[0, rows([3, 'running'], [2, 'paused'], [1, 'done'])]]);

test('held rows change in place', () => {
  const fresh = new Map([[0, rows([3, 'done'], [2, 'paused'], [1, 'done'])]]);
  expect(wouldMove(shown, fresh)).toBe(false);
  expect(nextBlocks({ shown, fresh, isHeld: true })).toBe(fresh);
});

test('a new row does not push held rows down, but their contents still follow', () => {
  const fresh = new Map([[0, rows([4, 'queued'], [3, 'done'], [2, 'running'])]]);
  expect(wouldMove(shown, fresh)).toBe(true);
  expect(nextBlocks({ shown, fresh, isHeld: true }).get(0)).toEqual(
    rows([3, 'done'], [2, 'running'], [1, 'done']),
  );
});

test('rows that are not held follow the list', () => {
  const fresh = new Map([[0, rows([4, 'queued'], [3, 'done'], [2, 'running'])]]);
  expect(nextBlocks({ shown, fresh, isHeld: false })).toBe(fresh);
});

test('a block that comes into view is drawn also while others are held', () => {
  const fresh = new Map([
    [0, rows([4, 'queued'], [3, 'done'], [2, 'running'])],
    [1, rows([1, 'done'], [0, 'done'])],
  ]);
  const drawn = nextBlocks({ shown, fresh, isHeld: true });
  expect(drawn.get(0)?.map((row) => row.id)).toEqual([3, 2, 1]);
  expect(drawn.get(1)?.map((row) => row.id)).toEqual([1, 0]);
});

test('the pill counts what came, or says that the order changed', () => {
  expect(heldMessage({ added: 3, moved: true })).toBe('3 new');
  expect(heldMessage({ added: 0, moved: true })).toBe('Order changed');
  expect(heldMessage({ added: 0, moved: false })).toBeUndefined();
});
