import { isFinished } from '@trainyard/sdk/model';
import type { Trial } from '@trainyard/sdk/types';
import type { Ladder, LadderBracket } from './ladder';
import { cutOf, type Rung, type RungRank, type RungResults, type Why } from './rung-results';

/** A validation of the searcher's metric; `time` in ms. */
export type Validation = { trialId: number; batch: number; value: number; time: number };

type Curves = readonly {
  trialId: number;
  metrics: readonly {
    data: readonly {
      batches: number;
      time: string | null;
      values: Record<string, unknown> | null;
    }[];
  }[];
}[];

/** The validations in the answer of a master for one metric. */
export const validationsIn = (curves: Curves, metric: string): Validation[] =>
  curves.flatMap(({ trialId, metrics }) =>
    metrics.flatMap(({ data }) =>
      data.flatMap(({ batches: batch, time, values }) => {
        const value = values?.[metric];
        return value === undefined || value === null
          ? []
          : [{ trialId, batch, value: Number(value), time: time === null ? 0 : Date.parse(time) }];
      }),
    ),
  );

/** The first value of each trial at or after a batch. */
export function firstValues(validations: readonly Validation[], from: number): Map<number, number> {
  const firsts = new Map<number, Validation>();
  for (const one of validations) {
    const before = firsts.get(one.trialId);
    if (one.batch >= from && (!before || one.batch < before.batch)) firsts.set(one.trialId, one);
  }
  return new Map([...firsts].map(([trialId, { value }]) => [trialId, value]));
}

type Entry = { trialId: number; value: number; batch: number; wentOn: boolean };

type Bracket = LadderBracket & { start: number; created: number; entries: Entry[][] };

type Climb = { bracket: Bracket; rung: number; isStopped: boolean; hasFailed: boolean };

type Input = {
  trials: readonly Trial[];
  ladder: Ladder;
  validations: readonly Validation[];
  smallerIsBetter: boolean;
};

/**
 * Repeats the decisions of a search that stops trials, in the order of its validations. A trial is
 * judged at its first validation at or after a rung, which may be at or after further rungs as well;
 * it goes on if it is in the best part of those judged there so far, or the best of a few. When one
 * stops or fails, its bracket creates the next trial. The master reports neither brackets nor
 * decisions, so a trial that validated at the next rung went on, whatever was computed.
 */
export function computeStops({ trials, ladder, validations, smallerIsBetter }: Input): RungResults {
  const { lengths, divisor } = ladder;
  const top = lengths.length - 1;
  const ids = trials.map(({ id }) => id).sort((one, other) => one - other);
  const brackets = ladder.stopping.map(
    (bracket): Bracket => ({
      ...bracket,
      start: lengths.length - bracket.rungs,
      created: 0,
      entries: lengths.map(() => []),
    }),
  );
  const climbs = new Map<number, Climb>();
  const create = (bracket: Bracket | undefined) => {
    const id = ids[climbs.size];
    if (id === undefined || !bracket) return;
    bracket.created += 1;
    climbs.set(id, { bracket, rung: bracket.start, isStopped: false, hasFailed: false });
  };
  const hasRoom = ({ created, maxTrials }: Bracket) => created < maxTrials;
  for (const bracket of brackets)
    for (let at = 0; at < bracket.maxConcurrent && hasRoom(bracket); at += 1) create(bracket);
  const climbOf = (id: number): Climb | undefined => {
    // times of two events may be swapped
    while (!climbs.has(id) && climbs.size < ids.length)
      create(brackets.find(hasRoom) ?? brackets[0]);
    return climbs.get(id);
  };
  const stop = (climb: Climb) => {
    climb.isStopped = true;
    if (hasRoom(climb.bracket)) create(climb.bracket);
  };
  const cost = (value: number) => {
    if (Number.isNaN(value)) return Number.POSITIVE_INFINITY;
    return smallerIsBetter ? value : -value;
  };
  const lastBatches = new Map<number, number>();
  for (const { trialId, batch } of validations)
    lastBatches.set(trialId, Math.max(batch, lastBatches.get(trialId) ?? 0));

  const judge = ({ trialId, batch, value }: Validation) => {
    const climb = climbOf(trialId);
    if (!climb || climb.isStopped) return;
    while (batch >= (lengths[climb.rung] ?? 0)) {
      const { rung } = climb;
      const entries = climb.bracket.entries[rung] ?? [];
      // the master finds no value that is not less than NaN
      const better = Number.isNaN(value)
        ? entries.length
        : entries.filter((one) => cost(one.value) < cost(value)).length;
      const last = lastBatches.get(trialId) ?? 0;
      const isFurther = last > batch && last >= (lengths[rung + 1] ?? Number.POSITIVE_INFINITY);
      const goingOn = Math.max(1, Math.floor((entries.length + 1) / divisor));
      const wentOn = rung < top && (isFurther || better < goingOn);
      entries.push({ trialId, value, batch, wentOn });
      if (!wentOn) return stop(climb);
      climb.rung += 1;
    }
  };
  const exit = (trial: Trial) => {
    const climb = climbOf(trial.id);
    if (!climb || climb.isStopped) return;
    climb.hasFailed = true;
    // the master counts it as the worst of its rung
    const value = smallerIsBetter ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    climb.bracket.entries[climb.rung]?.push({ trialId: 0, value, batch: 0, wentOn: false });
    stop(climb);
  };
  const events = [
    ...validations.map((one) => ({ time: one.time, id: one.trialId, run: () => judge(one) })),
    ...trials.filter(isExit).map((trial) => ({
      time: Date.parse(String(trial.endTime)),
      id: trial.id,
      run: () => exit(trial),
    })),
  ];
  events.sort((one, other) => one.time - other.time || one.id - other.id);
  for (const { run } of events) run();
  for (const id of ids) climbOf(id);

  const tables = new Map(
    brackets.map((bracket) => [
      bracket,
      bracket.entries.map((entries, rung) => ranksAt({ entries, rung, lengths, cost })),
    ]),
  );
  const rungs = brackets.flatMap((bracket): Rung[] =>
    lengths.flatMap((batches, rung) => {
      if (rung < bracket.start) return [];
      const ranks = [...(tables.get(bracket)?.[rung]?.values() ?? [])];
      return [{ start: bracket.start, rung, batches, arrived: ranks.length, cut: cutOf(ranks) }];
    }),
  );
  rungs.sort((one, other) => one.start - other.start || one.rung - other.rung);
  return {
    rungs,
    climbs: trials.map((trial) => {
      const climb = climbs.get(trial.id);
      const start = climb?.bracket.start ?? 0;
      const table = climb && tables.get(climb.bracket);
      const ranks = (table ?? []).flatMap((rung) => rung.get(trial.id) ?? []);
      const cut = cutOf([...(table?.[ranks.at(-1)?.rung ?? -1]?.values() ?? [])]);
      const rung = climb?.rung ?? 0;
      const isStopped = climb?.isStopped === true && !climb.hasFailed;
      return { trial, start, ranks, why: whyOf({ trial, ranks, cut, rung, top, isStopped }) };
    }),
  };
}

const isExit = ({ state, endTime }: Trial): boolean =>
  (state === 'STATE_ERROR' || state === 'STATE_CANCELED') && Boolean(endTime);

type RanksInput = {
  entries: readonly Entry[];
  rung: number;
  lengths: readonly number[];
  cost: (value: number) => number;
};

function ranksAt({ entries, rung, lengths, cost }: RanksInput): Map<number, RungRank> {
  const arrived = entries
    .filter(({ trialId }) => trialId !== 0)
    .sort((one, other) => cost(one.value) - cost(other.value) || one.trialId - other.trialId);
  return new Map(
    arrived.map(({ trialId, value, batch, wentOn }, at) => {
      const place = { rung, value, rank: at + 1, of: arrived.length, wentOn };
      return [trialId, { ...place, ...(batch !== lengths[rung] && { judgedAt: batch }) }];
    }),
  );
}

type WhyInput = {
  trial: Trial;
  ranks: readonly RungRank[];
  cut: ReturnType<typeof cutOf>;
  /** the rung at which it is judged next */
  rung: number;
  top: number;
  isStopped: boolean;
};

function whyOf({ trial, ranks, cut, rung, top, isStopped }: WhyInput): Why {
  const { state, totalBatchesProcessed: batches } = trial;
  const last = ranks.at(-1);
  const next = last?.rung === top ? null : { rung, isFullLength: rung === top };
  if (state === 'STATE_ERROR') return { kind: 'failed', batches, next };
  if (state === 'STATE_CANCELED') return { kind: 'canceled', batches, next };
  if (last?.rung === top) return { kind: 'top' };
  if (isStopped && last) return { kind: 'not promoted', rank: last, cut };
  return isFinished(state) ? { kind: 'between', batches, next } : { kind: 'running', next };
}
