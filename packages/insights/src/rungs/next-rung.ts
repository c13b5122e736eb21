import { isFinished } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { formatPercent, formatSlotHours, plural } from '../figures';
import type { Ladder } from './ladder';
import type { RungResults, TrialRungs } from './rung-results';
import { rungName } from './why-text';

/** The way of trials to the next rung of a search. */
export type NextRung = {
  rung: number;
  /** the last one, which the tables call the full length */
  isLast: boolean;
  /** on their way there, or to be promoted by what is measured so far */
  trials: number;
  /** slot-hours of all of them, and of one from the rung before */
  hours: Middle;
  hoursEach: number;
};

/** The median, and the middle half. */
type Middle = { median: number; low: number; high: number };

type Input = { ladder: Ladder; results: RungResults; slots: number };

/** fewer trials say little about how long a batch takes */
const minTimed = 3;

/**
 * The cost of the next rung: that above the highest one where a trial has been measured. Trials on
 * their way have the rest of it before them; a search that promotes will send the best of those
 * measured, one of the divisor (successive halving after Li et al., 2018). The time of a batch is
 * the median over the trials, of the seconds that each held its slots, with their middle half as a
 * range. Undefined at the full length, and where too few trials show how long a batch takes.
 */
export function nextRungOf({ ladder, results, slots }: Input): NextRung | undefined {
  const { lengths, divisor, stopping } = ladder;
  const { rungs, climbs } = results;
  const highest = Math.max(
    -1,
    ...rungs.filter(({ arrived }) => arrived > 0).map(({ rung }) => rung),
  );
  const [here, next] = [lengths[highest], lengths[highest + 1]];
  const perBatch = secondsPerBatch(climbs);
  if (here === undefined || next === undefined || !perBatch) return undefined;
  const onTheirWay = climbs.filter(
    ({ trial, ranks }) =>
      !isFinished(trial.state) && ranks.at(-1)?.rung === highest && ranks.at(-1)?.wentOn,
  );
  const due = rungs.map(({ rung, arrived, cut }) =>
    rung === highest && stopping.length === 0
      ? Math.max(0, Math.floor(arrived / divisor) - cut.wentOn)
      : 0,
  );
  const dueCount = due.reduce((sum, count) => sum + count, 0);
  const batches = onTheirWay.reduce(
    (sum, { trial }) => sum + Math.max(0, next - trial.totalBatchesProcessed),
    dueCount * (next - here),
  );
  const hoursOf = (count: number, seconds: number) => (count * seconds * slots) / 3600;
  return {
    rung: highest + 1,
    isLast: highest + 2 === lengths.length,
    trials: onTheirWay.length + dueCount,
    hours: {
      median: hoursOf(batches, perBatch.median),
      low: hoursOf(batches, perBatch.low),
      high: hoursOf(batches, perBatch.high),
    },
    hoursEach: hoursOf(next - here, perBatch.median),
  };
}

function secondsPerBatch(climbs: readonly TrialRungs[]): Middle | undefined {
  const sorted = climbs
    .filter(({ trial }) => trial.totalBatchesProcessed > 0 && trial.wallClockTime > 0)
    .map(({ trial }) => trial.wallClockTime / trial.totalBatchesProcessed)
    .sort((one, other) => one - other);
  if (sorted.length < minTimed) return undefined;
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? 0;
  return { median: at(0.5), low: at(0.25), high: at(0.75) };
}

/** How often the best trial of a rung was not the best at the next one, of the rungs that show it. */
export type Overtaken = { times: number; of: number };

/**
 * Compares the best trial at each rung with the best at the next, among the trials measured at both;
 * a single one shows nothing.
 */
export function overtakenIn({ climbs }: RungResults, smallerIsBetter: boolean): Overtaken {
  const pairs = climbs.flatMap(({ trial, start, ranks }) =>
    ranks.flatMap(({ rung, value }, at) => {
      const next = ranks[at + 1];
      return next ? [{ id: trial.id, step: `${start} ${rung}`, value, later: next.value }] : [];
    }),
  );
  const cost = (value: number) => {
    if (Number.isNaN(value)) return Number.POSITIVE_INFINITY;
    return smallerIsBetter ? value : -value;
  };
  let [times, of] = [0, 0];
  for (const step of new Set(pairs.map((pair) => pair.step))) {
    const own = pairs.filter((pair) => pair.step === step);
    if (own.length < 2) continue;
    const first = own.toSorted((a, b) => cost(a.value) - cost(b.value))[0];
    const last = own.toSorted((a, b) => cost(a.later) - cost(b.later))[0];
    of += 1;
    if (first?.id !== last?.id) times += 1;
  }
  return { times, of };
}

/**
 * How often one of the trials to come is better than all so far: their share of all, because trials
 * drawn alike have any order as often (records of exchangeable values, A. Rényi 1962). Undefined
 * where nothing is to come.
 */
export function chanceOfBetter(
  { config, searcherType }: Pick<Experiment, 'config' | 'searcherType'>,
  measured: number,
): { left: number; chance: number } | undefined {
  const searcher: unknown = config?.searcher;
  const max =
    typeof searcher === 'object' && searcher !== null && 'max_trials' in searcher
      ? Number(searcher.max_trials)
      : Number.NaN;
  // a grid is in order, and a custom searcher chooses by what it has seen
  if (['grid', 'custom', 'single'].includes(searcherType) || !(max > measured) || measured < 1)
    return undefined;
  return { left: max - measured, chance: (max - measured) / max };
}

/** The next rung and its cost as a sentence. */
export function nextRungText({ rung, isLast, trials, hours, hoursEach }: NextRung): string {
  const name = isLast ? 'the full length' : rungName(rung);
  if (trials === 0)
    return `No trial is due at ${name} yet; each costs about ${formatSlotHours(hoursEach)} slot-hours from the rung before.`;
  const [low, high] = [formatSlotHours(hours.low), formatSlotHours(hours.high)];
  const range = low === high ? '' : ` (${low} to ${high} by the speeds of the trials)`;
  return `${plural(trials, 'trial')} to ${name}: about ${formatSlotHours(hours.median)} slot-hours${range}.`;
}

/** States what stopping now may lose; undefined where nothing is known. */
export function stoppingText(
  { times, of }: Overtaken,
  better: ReturnType<typeof chanceOfBetter>,
): string | undefined {
  const overtaken =
    of === 0
      ? []
      : [
          `the best trial of a rung was overtaken at the next one in ${times} of ${plural(of, 'case')}`,
        ];
  const toCome = better
    ? [
        `one of the ${plural(better.left, 'trial')} to come is the best at the first rung in ${formatPercent(better.chance, 0)} of searches`,
      ]
    : [];
  const all = [...overtaken, ...toCome];
  return all.length === 0 ? undefined : `Stopping now: ${all.join('; ')}.`;
}
