import { isFinished } from '@trainyard/sdk/model';
import type { Trial } from '@trainyard/sdk/types';
import type { Ladder } from './ladder';

/** The measurements at each rung, by trial id; one map per rung. */
export type RungValues = ReadonlyArray<ReadonlyMap<number, number>>;

/** A trial's position at one rung, among the measured trials of its bracket. */
export type RungRank = {
  rung: number;
  value: number;
  /** from 1; trials whose value is not a number come last */
  rank: number;
  of: number;
  /** promoted beyond it */
  wentOn: boolean;
  /** the batch of the validation that was compared, if it is not the rung itself */
  judgedAt?: number;
};

export type TrialRungs = {
  trial: Trial;
  /** its first rung; 0 if brackets are not distinguished */
  start: number;
  /** from the first rung up */
  ranks: RungRank[];
  why: Why;
};

/** The rung that a trial is on its way to; null beyond the last one, which is the full length. */
export type NextRung = { rung: number; isFullLength: boolean } | null;

export type Why =
  | { kind: 'top' }
  | { kind: 'not promoted'; rank: RungRank; cut: Cut }
  | { kind: 'failed' | 'canceled' | 'between'; batches: number; next: NextRung }
  | { kind: 'waiting'; rank: RungRank; cut: Cut }
  | { kind: 'running'; next: NextRung };

/**
 * The promoted trials of a rung: their number, and the worst value among them; null without any.
 */
export type Cut = { wentOn: number; worst: number | null };

export type Rung = {
  start: number;
  rung: number;
  batches: number;
  arrived: number;
  cut: Cut;
};

export type RungResults = { climbs: TrialRungs[]; rungs: Rung[] };

type Input = {
  trials: readonly Trial[];
  ladder: Ladder;
  values: RungValues;
  smallerIsBetter: boolean;
};

/** tolerance in batches for lengths in other units */
export const rungMargin = ({ lengths }: Pick<Ladder, 'lengths'>): number => {
  const gaps = lengths.slice(1).map((length, at) => length - (lengths[at] ?? 0));
  return Math.max(0, Math.min(5, ...gaps.map((gap) => Math.floor((gap - 1) / 2))));
};

/**
 * Computes how far each trial of a halving search came and why it stopped, from the measurements at
 * the rungs: the master returns neither brackets nor promotions.
 */
export function computeRungs({ trials, ladder, values, smallerIsBetter }: Input): RungResults {
  const margin = rungMargin(ladder);
  const worse = (one: number, other: number) => {
    if (Number.isNaN(one) || Number.isNaN(other))
      return Number(Number.isNaN(one)) - Number(Number.isNaN(other));
    return smallerIsBetter ? one - other : other - one;
  };
  const starts = new Map(trials.map((trial) => [trial.id, startOf(trial, ladder, values)]));
  const tables = new Map<number, Map<number, RungRank>[]>();
  for (const start of new Set(starts.values())) {
    const own = trials.filter(({ id }) => starts.get(id) === start);
    tables.set(
      start,
      ladder.lengths.map((length, rung) => {
        const arrived = own
          .flatMap((trial) => {
            const value = values[rung]?.get(trial.id);
            return rung < start || value === undefined ? [] : [{ trial, value }];
          })
          .sort((one, other) => worse(one.value, other.value) || one.trial.id - other.trial.id);
        return new Map(
          arrived.map(({ trial, value }, at) => {
            const wentOn =
              rung < ladder.lengths.length - 1 && trial.totalBatchesProcessed > length + margin;
            return [trial.id, { rung, value, rank: at + 1, of: arrived.length, wentOn }];
          }),
        );
      }),
    );
  }
  const rungs = [...tables].flatMap(([start, table]) =>
    table.flatMap((ranks, rung) =>
      rung < start
        ? []
        : [
            {
              start,
              rung,
              batches: ladder.lengths[rung] ?? 0,
              arrived: ranks.size,
              cut: cutOf([...ranks.values()]),
            },
          ],
    ),
  );
  rungs.sort((one, other) => one.start - other.start || one.rung - other.rung);
  const climbs = trials.map((trial) => {
    const start = starts.get(trial.id) ?? 0;
    const ranks = (tables.get(start) ?? []).flatMap((rung) => rung.get(trial.id) ?? []);
    const cuts = (rung: number) =>
      rungs.find((one) => one.start === start && one.rung === rung)?.cut ?? noCut;
    return { trial, start, ranks, why: whyOf({ trial, ladder, ranks, cuts, margin }) };
  });
  return { climbs, rungs };
}

const noCut: Cut = { wentOn: 0, worst: null };

/** Returns the cut of a rung from its trials, the best first: the last promoted one is the worst. */
export function cutOf(ranks: readonly RungRank[]): Cut {
  const wentOn = ranks.filter((one) => one.wentOn);
  return { wentOn: wentOn.length, worst: wentOn.at(-1)?.value ?? null };
}

function startOf({ id }: Trial, { isBracketKnown, brackets, lengths }: Ladder, values: RungValues) {
  if (!isBracketKnown || brackets.length === 1) return 0;
  const first = values.findIndex((rung) => rung.has(id));
  // no bracket is shorter than the shortest
  return Math.min(Math.max(0, first), lengths.length - (brackets.at(-1) ?? 1));
}

type WhyInput = {
  trial: Trial;
  ladder: Ladder;
  ranks: readonly RungRank[];
  cuts: (rung: number) => Cut;
  margin: number;
};

function whyOf({ trial, ladder, ranks, cuts, margin }: WhyInput): Why {
  const { state, totalBatchesProcessed: batches } = trial;
  const last = ranks.at(-1);
  const top = ladder.lengths.length - 1;
  const ahead = ladder.lengths.findIndex((length) => length > batches + margin);
  const next = ahead < 0 ? null : { rung: ahead, isFullLength: ahead === top };
  if (state === 'STATE_ERROR') return { kind: 'failed', batches, next };
  if (state === 'STATE_CANCELED') return { kind: 'canceled', batches, next };
  const isAtRung = last !== undefined && !last.wentOn;
  if (!isFinished(state)) {
    if (last && isAtRung && last.rung < top)
      return { kind: 'waiting', rank: last, cut: cuts(last.rung) };
    return { kind: 'running', next };
  }
  if (last?.rung === top) return { kind: 'top' };
  if (last && isAtRung) return { kind: 'not promoted', rank: last, cut: cuts(last.rung) };
  return { kind: 'between', batches, next };
}
