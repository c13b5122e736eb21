import { hyperparameterText } from '../hyperparameters/hyperparameters';
import { chanceOf, type Share } from './statistics';

/** A trial that ended, by what it was tried with. */
export type EndedTrial = {
  values: ReadonlyMap<string, unknown>;
  hasFailed: boolean;
};

export type Region = {
  name: string;
  /** both ends belong to it; of words one value */
  range: { from: number; to: number } | { value: string };
  inside: Share;
  outside: Share;
  /** how likely chance alone would do it, times the regions that were looked at; at most 1 */
  chance: number;
};

export type Regions = {
  /** the worst region of each hyperparameter that fails more than the rest, the clearest first */
  regions: Region[];
  /** how many were looked at, which is what `chance` makes up for */
  looked: number;
};

/** fewer tell nothing */
export const leastEnded = 8;
export const leastFailed = 2;

type Candidate = { name: string; range: Region['range']; has: (trial: EndedTrial) => boolean };

/**
 * Where in the space of hyperparameters trials fail more than elsewhere. Each one's numbers are cut
 * into quarters of equally many trials, and every run of neighbouring quarters is a region; of words
 * each value is. Chance is Fisher's exact test, corrected by the number of regions (Bonferroni).
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
    const known = worst.get(name);
    const region = { name, range, inside, outside, chance };
    if (!known || isClearer(region, known)) worst.set(name, region);
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

/** at most four runs of values, about as many trials in each; equal values stay together */
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
