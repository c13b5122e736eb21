import { expect, test } from 'vitest';
import { createKeptDrawings } from './kept-drawings';

test('the drawing that has been out of view longest is released first', () => {
  const keptDrawings = createKeptDrawings(2);
  const released: string[] = [];
  const drawings = new Map(['a', 'b', 'c', 'd'].map((name) => [name, () => released.push(name)]));
  const releaseOf = (name: string) => drawings.get(name) ?? expect.fail();
  keptDrawings.leave(releaseOf('a'));
  keptDrawings.leave(releaseOf('b'));
  expect(released).toEqual([]);
  // seen again, and out of view again
  keptDrawings.remove(releaseOf('a'));
  keptDrawings.leave(releaseOf('a'));
  keptDrawings.leave(releaseOf('c'));
  expect(released).toEqual(['b']);
  // one that is gone is not released
  keptDrawings.remove(releaseOf('a'));
  keptDrawings.leave(releaseOf('d'));
  expect(released).toEqual(['b']);
});
