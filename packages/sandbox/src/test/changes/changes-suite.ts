import { describe, expect, test } from 'vitest';
import { type ReleaseName, releases } from './populated-master';
import type { Operation } from './send';
import { situationsOf } from './situations';
import { describeChange, metTags, writesOf } from './try-write';
import { unseenTags } from './unseen-tags';

/**
 * Tries every write of a release, and compares the answers of all reads with those of a master
 * where the write did not happen. What differs has to be tagged; what is tagged has to differ.
 */
export function describeChanges(name: ReleaseName) {
  const { operations }: { operations: readonly Operation[] } = releases[name];
  const writes = operations.filter(({ changes }) => changes);
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
