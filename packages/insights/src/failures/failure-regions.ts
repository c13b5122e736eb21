import { hyperparameterText } from '../hyperparameters/hyperparameters';
import { chanceOf, type Share } from './statistics';

/** An ended trial with its hyperparameters. */
export type EndedTrial = {
  values: ReadonlyMap<string, unknown>;
  hasFailed: boolean;
};

export type Region = {
  name: string;
  /** both ends are included; for words one value */
  range: { from: number; to: number } | { value: string };
  inside: Share;
  outside: Share;
  /** the probability of this by chance, multiplied by the number of tested regions; at most 1 */
  chance: number;
};

export type Regions = {
  /**
   * the worst region of each hyperparameter that fails more than the rest, the most significant
   * first
   */
  regions: Region[];
  /** number of tested regions, for which `chance` is corrected */
  looked: number;
};

/** fewer trials show nothing */
export const minEnded = 8;
export const minFailed = 2;

type Candidate = { name: string; range: Region['range']; has: (trial: EndedTrial) => boolean };

/**
 * Finds regions of the hyperparameter space in which trials fail more than elsewhere. The numbers
 * of each hyperparameter are cut into quarters of equally many trials, and every run of
 * neighboring quarters is a region; for words each value is one. Chance is Fisher's exact test,
 * corrected by the number of regions (Bonferroni).
 */
export function failureRegions(trials: readonly EndedTrial[], names: readonly string[]): Regions {
  const candidates = names.flatMap((name) => candidatesOf(trials, name));
  const worst = new Map<string, Region>();
  for (const { name, range, has } of candidates) {
    const inside = shareOf(trials.filter(has));
    const outside = shareOf(trials.filter((trial) => !has(trial)));
    if (inside.of === 0 || outside.of === 0) continue;
    if (inside.failed / inside.of <= outside.failed / outside.of) continue;
    const chance = Math.min(1, chanceOf(inside, outside) * candidates.length);
    const worstRegion = worst.get(name);
    const region = { name, range, inside, outside, chance };
    if (!worstRegion || isClearer(region, worstRegion)) worst.set(name, region);
  }
  const regions = [...worst.values()].sort((one, other) => (isClearer(one, other) ? -1 : 1));
  return { regions, looked: candidates.length };
}

const shareOf = (trials: readonly EndedTrial[]): Share => ({
  failed: trials.filter(({ hasFailed }) => hasFailed).length,
  of: trials.length,
});

function isClearer(one: Region, other: Region): boolean {
  const own = chanceOf(one.inside, one.outside);
  const others = chanceOf(other.inside, other.outside);
  return own !== others ? own < others : one.inside.of < other.inside.of;
}

function candidatesOf(trials: readonly EndedTrial[], name: string): Candidate[] {
  const values = trials
    .map(({ values }) => values.get(name))
    .filter((value) => value !== undefined);
  const numbers = values.filter((value) => typeof value === 'number');
  return numbers.length === values.length
    ? rangesOf(numbers, name)
    : [...new Set(values.map(hyperparameterText))].map((value) => ({
        name,
        range: { value },
        has: (trial) => {
          const own = trial.values.get(name);
          return own !== undefined && hyperparameterText(own) === value;
        },
      }));
}

function rangesOf(numbers: readonly number[], name: string): Candidate[] {
  const parts = quarters(numbers);
  return parts.flatMap((first, start) =>
    parts
      .slice(start)
      .map((last) => ({ from: first.from, to: last.to }))
      // all quarters together are not a region
      .filter((_, length) => start > 0 || length < parts.length - 1)
      .map(({ from, to }) => ({
        name,
        range: { from, to },
        has: ({ values }: EndedTrial) => {
          const value = values.get(name);
          return typeof value === 'number' && value >= from && value <= to;
        },
      })),
  );
}

/** at most four runs of values, with about equally many trials; equal values stay together */
function quarters(numbers: readonly number[]): Array<{ from: number; to: number }> {
  const sorted = [...numbers].sort((a, b) => a - b);
  const parts: Array<{ from: number; to: number }> = [];
  let start = 0;
  for (let part = 1; part <= 4 && start < sorted.length; part += 1) {
    let end = part === 4 ? sorted.length : Math.round((sorted.length * part) / 4);
    while (end > 0 && end < sorted.length && sorted[end] === sorted[end - 1]) end += 1;
    if (end <= start) continue;
    parts.push({ from: sorted[start] ?? 0, to: sorted[end - 1] ?? 0 });
    start = end;
  }
  return parts;
}
