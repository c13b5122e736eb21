import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { copyPopulatedMaster, type ReleaseName, releases } from './populated-master';
import type { Read } from './reads';
import { rowsOf } from './rows';
import type { Operation } from './send';
import { type Change, describeChange, metTags, writesOf } from './try-write';
import { unseenTags } from './unseen-tags';
import { writeCasesOf } from './write-cases';

const isWide = process.env.TRAINYARD_WIDE !== undefined;

/** A usual run tries this part of the rows, another one each day. */
const parts = 12;
const today = Math.floor(Date.now() / 86_400_000);

/** True for a write with the same tags in the other release, which a usual run tries there alone. */
function isTriedBefore(name: ReleaseName, { id, changes }: Operation) {
  const before: readonly Operation[] = name === '0.38.1' ? releases['0.23.4'].operations : [];
  return before.some((each) => each.id === id && isDeepStrictEqual(each.changes, changes));
}

const addAll = (set: Set<string>, values: readonly string[]) => {
  for (const value of values) set.add(value);
};

const missedOf = (changes: readonly Change[], operation: Operation, args: Change['args']) =>
  changes.filter((read) => metTags(read, { operation, args }).length === 0).map(describeChange);

/**
 * Tries every write of a release, and compares the answers of all reads with those of a master
 * where the write did not happen. What differs has to be tagged; what is tagged has to differ in a
 * read that no other tag of the write explains, if there are such reads. Then the same on the other rows of its resource.
 * `pnpm compat` tries all rows, and also the writes that 0.38 keeps as they are on it.
 */
export function describeChanges(name: ReleaseName) {
  const { operations }: { operations: readonly Operation[] } = releases[name];
  const writes = operations.filter(
    (each) => each.changes && (isWide || !isTriedBefore(name, each)),
  );
  const tried = writesOf(name);

  describe(`the tags of ${name} are those of what changes`, () => {
    test.each(writes)('$id', async (operation) => {
      const alone = new Set<string>();
      const shared = new Set<string>();
      const separable = new Set<string>();
      for (const writeCase of writeCasesOf(name, operation.id)) {
        const { args, answer, reads, readChanges } = await tried(operation, writeCase);
        expect(answer.slice(0, 3), answer).toBe(writeCase.refused?.slice(0, 3) ?? '200');
        const changes = await readChanges();
        const metBy = (read: Read) => metTags(read, { operation, args });
        for (const tags of reads.map(metBy)) if (tags.length === 1) addAll(separable, tags);
        for (const tags of changes.map(metBy)) addAll(tags.length === 1 ? alone : shared, tags);
        expect(missedOf(changes, operation, args), JSON.stringify(args)).toEqual([]);
      }
      // a change that a read can show without others has to be seen there
      const isSeen = (tag: string) => alone.has(tag) || (shared.has(tag) && !separable.has(tag));
      const unseen = operation.changes?.filter((tag) => !isSeen(tag));
      expect(unseen, 'tags of what no read showed').toEqual(unseenTags[name][operation.id] ?? []);
    });

    test('on every row', async () => {
      const master = await copyPopulatedMaster(name);
      const rows = writes.flatMap((operation) =>
        writeCasesOf(name, operation.id).flatMap((writeCase) =>
          rowsOf(operation, writeCase, master).map((row) => ({ operation, row })),
        ),
      );
      const due = rows.filter((_, index) => isWide || index % parts === today % parts);
      const missed: string[] = [];
      let done = 0;
      for (const { operation, row } of due) {
        const { args, answer, readChanges } = await tried(operation, row);
        // a row in another state is refused
        if (!answer.startsWith('200')) continue;
        done += 1;
        for (const text of missedOf(await readChanges(), operation, args))
          missed.push(`${operation.id} ${JSON.stringify(args)}: ${text}`);
      }
      expect(missed).toEqual([]);
      expect(done).toBeGreaterThan(due.length / 4);
    }, 600_000);
  });
}
