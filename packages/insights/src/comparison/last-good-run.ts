import type { Experiment } from '@trainyard/sdk/types';

export type EarlierRun = Pick<Experiment, 'id' | 'name' | 'state' | 'projectId' | 'forkedFrom'>;

/** `ancestor`: it was forked from it; `fork`: both come from one run; `name`: alike in one project. */
export type LineageRule = 'ancestor' | 'fork' | 'name';

export type LastGoodRun<Run> = { run: Run; rule: LineageRule };

/** what a copy is called: a prefix of a console, or a number, version or word at the end */
const copyPrefix = /^(fork|continuation|copy) of /;
const copySuffix = /[\s_.-]+(v?\d+|copy|fork|retry|rerun|\(\d+\))$/;

/** The name of a run without what says which copy of it this is. */
export function nameStem(name: string): string {
  let stem = name.trim().toLowerCase();
  for (let before = ''; before !== stem; ) {
    before = stem;
    stem = stem.replace(copyPrefix, '').replace(copySuffix, '');
  }
  return stem;
}

/** At least two words: a name such as `train` begins many names that have nothing in common. */
const minWords = 2;

/** True for names with one stem, and where the longer one adds words to the shorter one. */
export function areNamedAlike(one: string, other: string): boolean {
  const stems = [nameStem(one), nameStem(other)].sort((a, b) => a.length - b.length);
  const [short = '', long = ''] = stems;
  if (short === '') return false;
  if (short === long) return true;
  const words = short.split(/[\s_.-]+/).length;
  return words >= minWords && long.startsWith(short) && /^[\s_.-]/.test(long.slice(short.length));
}

/** The run and those it was forked from, as far as they are known, nearest first. */
export function lineageOf<Run extends EarlierRun>(run: Run, others: readonly Run[]): Run[] {
  const byId = new Map(others.map((each) => [each.id, each]));
  const lineage = [run];
  for (let parent = byId.get(run.forkedFrom ?? 0); parent; ) {
    // ids rise with time: a parent is older, and so this ends
    if (parent.id >= (lineage.at(-1)?.id ?? 0)) break;
    lineage.push(parent);
    parent = byId.get(parent.forkedFrom ?? 0);
  }
  return lineage;
}

/**
 * Returns the run that a failed or worse one is to be compared with: of those before it that
 * completed, by the first of these rules that finds any,
 *
 * 1. the nearest one that it was forked from, directly or over others;
 * 2. the newest one that was forked from one of these, or from the same run;
 * 3. the newest one in its project whose name has the same stem, or adds words to it.
 *
 * Limits: "before" is by id, so by submission and not by end. Completed is all that "good" means: a
 * run that completed with a bad result counts. Rule 3 reads names alone, since the master has no
 * mark of a model definition: runs that are named alike may have nothing in common, and one that was
 * renamed is not found. Deleted runs break the chain of forks.
 */
export function lastGoodRun<Run extends EarlierRun>(
  run: Run,
  others: readonly Run[],
): LastGoodRun<Run> | undefined {
  const isGood = ({ id, state }: Run) => id < run.id && state === 'STATE_COMPLETED';
  const [, ...ancestors] = lineageOf(run, others);
  const ancestor = ancestors.find(isGood);
  if (ancestor) return { run: ancestor, rule: 'ancestor' };
  const good = others.filter(isGood).sort((one, other) => other.id - one.id);
  const family = new Set(
    [run, ...ancestors].flatMap(({ id, forkedFrom }) => [id, forkedFrom ?? 0]),
  );
  family.delete(0);
  const fork = good.find((each) =>
    lineageOf(each, others).some(({ forkedFrom }) => family.has(forkedFrom ?? 0)),
  );
  if (fork) return { run: fork, rule: 'fork' };
  const alike = good.find(
    ({ name, projectId }) => projectId === run.projectId && areNamedAlike(name, run.name),
  );
  return alike && { run: alike, rule: 'name' };
}
