import type { Contract, Operation } from './contract';

type Tag = { word: string; argument: string | undefined };

const tagsOf = (texts: readonly string[] = []): Tag[] =>
  texts.map((text) => {
    const [word = '', argument] = text.split(' ');
    return { word, argument: argument === 'when' ? undefined : argument };
  });

/** Returns how a write makes a read stale: always, only for the same id, or (undefined) never. */
function staleness(read: Operation, write: Operation): 'always' | 'same id' | undefined {
  const changed = tagsOf(write.changes);
  if (changed.some(({ word }) => word === '*')) return 'always';
  const pairs = tagsOf(read.shows).flatMap((one) =>
    changed.filter(({ word }) => word === one.word).map((other) => [one, other]),
  );
  if (pairs.length === 0) return undefined;
  return pairs.every((pair) => pair.every(({ argument }) => argument)) ? 'same id' : 'always';
}

/** The calls of both contracts by id; those of a call that both know have the same tags. */
function allOf(contracts: readonly Contract[]): Operation[] {
  const byId = new Map<string, Operation>();
  for (const operation of contracts.flatMap(({ operations }) => operations)) {
    const { id, shows, changes } = operation;
    const earlier = byId.get(id);
    const isSame =
      JSON.stringify([earlier?.shows, earlier?.changes]) === JSON.stringify([shows, changes]);
    if (earlier && !isSame) throw new Error(`changes: ${id} has other tags in another contract`);
    byId.set(id, operation);
  }
  return [...byId.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
}

const code = (texts: readonly string[]) =>
  texts.length === 0 ? '–' : texts.map((text) => `\`${text}\``).join(', ');
const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/**
 * Returns the page about tags: what each write changes and which reads become stale, and which reads
 * show each resource.
 * @param contracts those of all known masters
 * @throws Error when a call has other tags in another contract
 */
export function emitChanges(...contracts: readonly Contract[]): string {
  const operations = allOf(contracts);
  const reads = operations.filter(({ shows }) => shows);
  const writes = operations.filter(({ changes }) => changes);
  const resources = contracts[0]?.document['x-resources'] ?? {};
  const idsWith = (calls: readonly Operation[], isIn: (call: Operation) => boolean) =>
    code(calls.filter(isIn).map(({ id }) => id));
  const has = (tags: readonly string[] | undefined, word: string) =>
    tagsOf(tags).some((tag) => tag.word === word);
  return `${[
    '# What a write changes',
    '',
    'Generated from `x-shows` and `x-changes` of the contract. A tag is a resource,',
    'alone for all of it or with the argument that has the id; a list of ids stands for one tag per',
    'id, and an argument that is unset or empty for all of the resource. A tag with `when` counts if',
    'the body of the write sets that field. `*` stands for all resources, as a write changes that',
    'may give or take permissions of the user. An answer is stale after a write that changes what it',
    'shows: the same resource with the same id, or without an id on one side. `@trainyard/sdk/query` refetches by these tags; `resolveTags` and `doTagsMeet` of it apply',
    'them elsewhere. The sandbox proves them: its tests perform every write and compare the answers',
    'of all reads.',
    '',
    'A write changes what an answer shows within a round trip. What the cluster does later, such as',
    'ending a container, is seen by polling.',
    '',
    '## Writes',
    '',
    row('write', 'changes', 'stale reads', 'stale for the same id'),
    row('---', '---', '---', '---'),
    ...writes.map((write) =>
      row(
        `\`${write.id}\``,
        code(write.changes ?? []),
        idsWith(reads, (read) => staleness(read, write) === 'always'),
        idsWith(reads, (read) => staleness(read, write) === 'same id'),
      ),
    ),
    '',
    '## Resources',
    '',
    row('resource', 'meaning', 'reads that show it', 'writes that change it'),
    row('---', '---', '---', '---'),
    ...Object.entries(resources).map(([word, meaning]) =>
      row(
        `\`${word}\``,
        `${meaning}.`,
        idsWith(reads, ({ shows }) => has(shows, word)),
        idsWith(writes, ({ changes }) => has(changes, word)),
      ),
    ),
  ].join('\n')}\n`;
}
