import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { type ReleaseName, releases } from './populated-master';
import type { Operation } from './send';
import { situationsOf } from './situations';
import { describeChange, metTags, writesOf } from './try-write';
import { unseenTags } from './unseen-tags';

const isWide = process.env.TRAINYARD_WIDE !== undefined;

/** True for a write with the same tags in the other release, which a usual run tries there alone. */
function isTriedBefore(name: ReleaseName, { id, changes }: Operation) {
  const before: readonly Operation[] = name === '0.38.1' ? releases['0.23.4'].operations : [];
  return before.some((each) => each.id === id && isDeepStrictEqual(each.changes, changes));
}

/**
 * Tries every write of a release, and compares the answers of all reads with those of a master
 * where the write did not happen. What differs has to be tagged; what is tagged has to differ.
 * `pnpm compat` also tries the writes that 0.38 keeps as they are on it.
 */
export function describeChanges(name: ReleaseName) {
  const { operations }: { operations: readonly Operation[] } = releases[name];
  const writes = operations.filter(
    (each) => each.changes && (isWide || !isTriedBefore(name, each)),
  );
  const tried = writesOf(name);

  describe(`the tags of ${name} are those of what changes`, () => {
    test.each(writes)('$id', async (operation) => {
      const met = new Set<string>();
      for (const situation of situationsOf(name, operation.id)) {
        const { args, answer, changes } = await tried(operation, situation);
        expect(answer.slice(0, 3), answer).toBe(situation.refused?.slice(0, 3) ?? '200');
        const missed = changes.filter((read) => {
          const tags = metTags(read, { operation, args });
          for (const tag of tags) met.add(tag);
          return tags.length === 0;
        });
        expect(missed.map(describeChange), JSON.stringify(args)).toEqual([]);
      }
      const unseen = operation.changes?.filter((tag) => !met.has(tag));
      expect(unseen, 'tags of what no read showed').toEqual(unseenTags[name][operation.id] ?? []);
    });
  });
}
