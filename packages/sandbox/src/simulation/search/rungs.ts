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

/** The ladders of a search; every search but a halving one has a single rung. */
export function bracketsOf(searcher: Searcher): readonly Bracket[] {
  const known = knownBrackets.get(searcher) ?? searcher.brackets ?? [onlyBracket(searcher)];
  knownBrackets.set(searcher, known);
  return known;
}

const onlyBracket = (searcher: Searcher): Bracket => ({
  lengths: rungLengths(searcher),
  maxTrials: searcher.maxTrials,
  maxConcurrentTrials: searcher.maxConcurrentTrials,
});

/** The batches of each rung of the ladder a trial climbs. */
export const lengthsFor = (searcher: Searcher, bracket = 0): readonly number[] =>
  bracketsOf(searcher)[bracket]?.lengths ?? [searcher.maxLength];

type RecordInput = {
  results: RungResults;
  rung: number;
  trialId: number;
  value: number;
  smallerIsBetter: boolean;
  divisor: number;
  /** what is not promoted at once is over: the first one always is */
  stopOnce?: boolean | undefined;
};

/**
 * Notes a trial's result in a rung and answers which trials go on to the next one: the best of
 * every `divisor` finished so far that were not promoted before.
 */
export function recordResult(input: RecordInput): number[] {
  const { results, rung, trialId, value, smallerIsBetter, divisor, stopOnce } = input;
  const entries = results[rung] ?? [];
  results[rung] = entries;
  entries.push({ trialId, value, promoted: false });
  const ranked = [...entries].sort((left, right) => {
    if (isBetter({ value: left.value, than: right.value, smallerIsBetter })) return -1;
    if (isBetter({ value: right.value, than: left.value, smallerIsBetter })) return 1;
    return left.trialId - right.trialId;
  });
  const promoted = ranked
    .slice(0, Math.max(stopOnce ? 1 : 0, Math.floor(entries.length / divisor)))
    .filter((entry) => !entry.promoted && !Number.isNaN(entry.value))
    .filter((entry) => !stopOnce || entry.trialId === trialId);
  for (const entry of promoted) entry.promoted = true;
  return promoted.map((entry) => entry.trialId);
}
