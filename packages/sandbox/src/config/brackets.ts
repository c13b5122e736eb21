import { bracketConcurrency, bracketTrials, halvingConcurrency } from '@trainyard/sdk/model';
import type { Bracket, LengthUnit } from '../simulation/rows';
import { type Json, listOf, numberOf } from './json';

/** The maximum number of concurrent trials of a search, even if its config allows more. */
export const maxConcurrent = 1000;

type LadderInput = {
  searcher: Json;
  maxTrials: number;
  divisor: number;
  /** the full length, in units */
  units: number;
  unit: LengthUnit;
};

/**
 * The brackets of a halving search. An adaptive one has several, from the one that stops most to
 * the one that stops least; trials are divided so that each bracket does about the same work.
 */
export function ladders(input: LadderInput): Bracket[] {
  const { searcher, maxTrials, divisor } = input;
  const rungs =
    searcher.name === 'async_halving'
      ? [Math.min(maxRungs, numberOf(searcher.num_rungs, 1))]
      : rungsOf(input);
  const trials = bracketTrials({ maxTrials, divisor, rungs });
  const max = Math.min(maxConcurrent, numberOf(searcher.max_concurrent_trials, 16));
  const [only = 1] = rungs;
  const concurrent =
    searcher.name === 'async_halving'
      ? [halvingConcurrency({ max, maxTrials, divisor, rungs: only })]
      : bracketConcurrency({ max, trials, divisor });
  return rungs.map((count, index) => ({
    lengths: lengthsOf(input, count),
    maxTrials: trials[index] ?? 1,
    maxConcurrentTrials: Math.min(maxConcurrent, concurrent[index] ?? 1),
  }));
}

// more rungs than the length can be divided into would be equal
const maxRungs = 64;

function rungsOf({ searcher, maxTrials, divisor, units }: LadderInput): number[] {
  const givenRungs = listOf(searcher.bracket_rungs).flatMap((rungs) =>
    typeof rungs === 'number' && rungs > 0 ? [Math.min(maxRungs, rungs)] : [],
  );
  const rungsWithin = (amount: number) =>
    Math.floor(Math.log(amount) / Math.log(divisor) + 1e-9) + 1;
  const max = Math.min(
    maxRungs,
    numberOf(searcher.max_rungs, 5),
    rungsWithin(units),
    rungsWithin(maxTrials),
  );
  const rungs = givenRungs.length > 0 ? givenRungs : modeRungs(searcher.mode, Math.max(1, max));
  return [...rungs].sort((left, right) => right - left);
}

function modeRungs(mode: unknown, max: number): number[] {
  const first =
    mode === 'aggressive' ? max : mode === 'conservative' ? 1 : Math.floor((max - 1) / 2) + 1;
  return Array.from({ length: max - first + 1 }, (_, index) => first + index);
}

function lengthsOf({ divisor, units, unit }: LadderInput, rungs: number): number[] {
  return Array.from({ length: rungs }, (_, rung) => {
    const length = Math.max(1, Math.floor(units / divisor ** (rungs - 1 - rung)));
    return Math.max(1, Math.round(length * unit.batches));
  });
}
