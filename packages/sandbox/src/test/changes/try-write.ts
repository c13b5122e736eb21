import { doTagsMeet, resolveTags } from '@trainyard/sdk/query';
import {
  copyPopulatedMaster,
  type PopulatedMaster,
  type ReleaseName,
  releases,
} from './populated-master';
import { type Read, readsOf } from './reads';
import { type Operation, send } from './send';
import type { WriteCase } from './write-case';
import { argsFor } from './write-cases';

/** A client reads again this long after its write, in ms. */
const roundTripMs = 100;

/** A read whose answer a write changed. */
export type Change = Read & { before: string; after: string };

/**
 * Returns a function that tries a write of a release: it returns the answer, and how to find the reads
 * that answer otherwise than those of a master where the write did not happen and as much time passed.
 */
export function writesOf(name: ReleaseName) {
  const { operations }: { operations: readonly Operation[] } = releases[name];
  /** the answers without the write, by what was done before */
  const controls = new Map<WriteCase['before'], Promise<string[]>>();

  async function prepared({ before }: WriteCase) {
    const master = await copyPopulatedMaster(name);
    await before?.(master);
    return { master, reads: readsOf(master, operations) };
  }

  async function answersOf(
    master: PopulatedMaster,
    reads: readonly Read[],
    { afterMs = roundTripMs, reader }: WriteCase,
  ) {
    const { masterState, clock } = master;
    const token = reader ? await master.tokenOf(reader(master)) : master.reader;
    clock.advance(afterMs);
    const texts: string[] = [];
    for (const read of reads) texts.push(await send({ masterState, token, ...read }));
    return texts;
  }

  async function without(writeCase: WriteCase) {
    const { master, reads } = await prepared(writeCase);
    return answersOf(master, reads, writeCase);
  }

  /** WriteCases that begin alike share their answers; those with a time or a reader have their own. */
  function controlOf(writeCase: WriteCase): Promise<string[]> {
    if (writeCase.afterMs !== undefined || writeCase.reader) return without(writeCase);
    const control = controls.get(writeCase.before) ?? without(writeCase);
    controls.set(writeCase.before, control);
    return control;
  }

  return async (operation: Operation, writeCase: WriteCase) => {
    const { master, reads } = await prepared(writeCase);
    const args = argsFor(operation.path, writeCase.args(master));
    const { masterState, writer } = master;
    const answer = await send({ masterState, token: writer, operation, args });
    const readChanges = async () => {
      const control = await controlOf(writeCase);
      const texts = await answersOf(master, reads, writeCase);
      return reads.flatMap((read, index): Change[] => {
        const [before = '', after = ''] = [control[index], texts[index]];
        return before === after ? [] : [{ ...read, before, after }];
      });
    };
    return { args, answer, reads, readChanges };
  };
}

/** Returns the tags of a write that meet those of a read: the read is stale if there are any. */
export function metTags(read: Read, { operation, args }: Read): string[] {
  const readTags = resolveTags(read.operation.shows ?? [], read.args);
  return (operation.changes ?? []).filter((tag) => doTagsMeet(readTags, resolveTags([tag], args)));
}

/** One line about a change: the read, and both answers where they begin to differ. */
export function describeChange({ operation, args, before, after }: Change): string {
  let at = 0;
  while (before[at] === after[at]) at++;
  const part = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  const tagsText = `shows [${operation.shows?.join(', ')}]`;
  return `${operation.id} ${JSON.stringify(args)} ${tagsText}: ${part(before)} → ${part(after)}`;
}
