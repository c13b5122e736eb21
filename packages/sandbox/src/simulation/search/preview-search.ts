import { random } from '../../lib/random';
import { isBetter } from '../metrics/summary';
import type { Bracket, Searcher } from '../rows';

type RungEntry = { trialId: number; value: number; promoted: boolean };

/** Results of a halving search, rung by rung. */
export type RungResults = RungEntry[][];

type Ladder = { maxLength: number; rungs: number; divisor: number };

/** Batches of each rung, the full length last. */
const rungLengths = ({ maxLength, rungs, divisor }: Ladder): number[] =>
  Array.from({ length: rungs }, (_, rung) => Math.round(maxLength / divisor ** (rungs - 1 - rung)));

const knownBrackets = new WeakMap<Searcher, readonly Bracket[]>();

/** The brackets of a search; every search except a halving one has a single rung. */
export function bracketsOf(searcher: Searcher): readonly Bracket[] {
  const brackets = knownBrackets.get(searcher) ?? searcher.brackets ?? [onlyBracket(searcher)];
  knownBrackets.set(searcher, brackets);
  return brackets;
}

const onlyBracket = (searcher: Searcher): Bracket => ({
  lengths: rungLengths(searcher),
  maxTrials: searcher.maxTrials,
  maxConcurrentTrials: searcher.maxConcurrentTrials,
});

/** The batches of each rung in the bracket of a trial. */
export const lengthsFor = (searcher: Searcher, bracket = 0): readonly number[] =>
  bracketsOf(searcher)[bracket]?.lengths ?? [searcher.maxLength];

type RecordInput = {
  results: RungResults;
  rung: number;
  trialId: number;
  value: number;
  smallerIsBetter: boolean;
  divisor: number;
  /** a trial that is not promoted at once ends */
  stopOnce?: boolean | undefined;
};

/**
 * Records a trial's result in a rung and returns which trials are promoted: the best of every
 * `divisor` finished so far that were not promoted before. A search that stops trials decides on
 * this one alone: the best of a few go on as well.
 */
export function recordResult(input: RecordInput): number[] {
  const { results, rung, trialId, value, smallerIsBetter, divisor, stopOnce } = input;
  const entries = results[rung] ?? [];
  results[rung] = entries;
  if (stopOnce) {
    // a metric without a number comes after all before it
    const better = entries.filter(
      (entry) =>
        Number.isNaN(value) || isBetter({ value: entry.value, than: value, smallerIsBetter }),
    );
    const promoted = better.length < Math.max(1, Math.floor((entries.length + 1) / divisor));
    entries.push({ trialId, value, promoted });
    return promoted ? [trialId] : [];
  }
  entries.push({ trialId, value, promoted: false });
  const ranked = [...entries].sort((left, right) => {
    if (isBetter({ value: left.value, than: right.value, smallerIsBetter })) return -1;
    if (isBetter({ value: right.value, than: left.value, smallerIsBetter })) return 1;
    return left.trialId - right.trialId;
  });
  const promoted = ranked
    .slice(0, Math.floor(entries.length / divisor))
    .filter((entry) => !entry.promoted && !Number.isNaN(entry.value));
  for (const entry of promoted) entry.promoted = true;
  return promoted.map((entry) => entry.trialId);
}

/** Trials with the same plan: the lengths they train to, in order. */
export type PreviewedTrials = { lengths: readonly number[]; count: number };

/** Runs a search without training: results are random, and the same for the same seed. */
export function previewSearch(searcher: Searcher, seed: number): PreviewedTrials[] {
  const [first, ...others] = bracketsOf(searcher);
  if (!first) return [];
  // a search without rungs compares nothing
  if (others.length === 0 && first.lengths.length === 1) {
    return first.maxTrials > 0 ? [{ lengths: first.lengths, count: first.maxTrials }] : [];
  }
  const paths = [first, ...others].flatMap((bracket, index) =>
    climb(searcher, bracket, random(`${seed} ${index}`).next),
  );
  const alike = new Map<string, PreviewedTrials>();
  for (const lengths of paths) {
    const key = lengths.join();
    const sameLengths = alike.get(key);
    alike.set(key, { lengths, count: (sameLengths?.count ?? 0) + 1 });
  }
  return [...alike.values()];
}

/** The length that each trial of a bracket reaches. */
function climb(searcher: Searcher, bracket: Bracket, next: () => number): number[][] {
  const { lengths, maxTrials, maxConcurrentTrials } = bracket;
  const { divisor, stopOnce } = searcher;
  const reached: number[] = [];
  const results: RungResults = [];
  let running: number[] = [];
  const start = () => {
    running.push(reached.length);
    reached.push(0);
  };
  while (reached.length < Math.min(maxTrials, maxConcurrentTrials)) start();
  while (running.length > 0) {
    const trialId = running[Math.floor(next() * running.length)] ?? 0;
    running = running.filter((each) => each !== trialId);
    const rung = reached[trialId] ?? 0;
    const isTop = rung >= lengths.length - 1;
    const input = { results, rung, trialId, value: next(), smallerIsBetter: true };
    const promoted = isTop ? [] : recordResult({ ...input, divisor, stopOnce });
    for (const id of promoted) {
      reached[id] = (reached[id] ?? 0) + 1;
      running.push(id);
    }
    if (promoted.length === 0 && reached.length < maxTrials) start();
  }
  return reached.map((rung) => lengths.slice(0, rung + 1));
}
