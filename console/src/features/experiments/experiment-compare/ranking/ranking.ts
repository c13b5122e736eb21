import { type OverSeeds, testOverSeeds } from '@trainyard/insights/comparison/over-seeds';
import { placesOf } from '@trainyard/insights/comparison/ranks';
import { groupBy } from '@trainyard/insights/group-by';
import { hyperparameterRows } from '@trainyard/insights/hyperparameters/hyperparameters';
import { isSeedLike, seedGroups } from '@trainyard/insights/seeds/seed-groups';
import type { Direction } from '~/lib/metrics/metric-direction';
import { shownValue } from '~/lib/metrics/metric-summary';
import type { BestTrials } from '../best-trials';
import type { ComparedItem } from '../compared-item';
import { configOfResult } from './result-config';

/** The place of an item among those that are compared. */
export type RankedItem = {
  /** the best value of the metric; the last one if its direction is unknown */
  value: number | undefined;
  /** 1 is the best; undefined without a value, or if the direction of the metric is unknown */
  rank: number | undefined;
  /** the value minus that of the base; undefined if one of them has none */
  difference: number | undefined;
  /** its setting against that of the base; undefined for the setting of the base itself */
  seeds: OverSeeds | undefined;
  isOfBaseSetting: boolean;
};

export type Ranking = {
  items: ReadonlyMap<number, RankedItem>;
  /** the item that the others are compared with: the chosen one, else the best one */
  base: number | undefined;
  baseValue: number | undefined;
  direction: Direction | undefined;
  /** some items are seeds of one setting */
  hasSeeds: boolean;
};

type Options = {
  best: BestTrials;
  /** the key of the metric */
  metric: string;
  direction: Direction | undefined;
  /** the chosen base; 0: none */
  base: number;
  /**
   * true for an item whose value may stand for its setting: it ran to its end, was not stopped by a
   * search, and is not the best one of several
   */
  isSample: (id: number) => boolean;
};

/** Ranks items by the best value of a metric, and compares each with the base. */
export function rankItems(items: readonly ComparedItem[], options: Options): Ranking {
  const { best, metric, direction } = options;
  const values = items.map(({ id }) => {
    const summary = best.get(id)?.summaries.get(metric);
    return summary && shownValue(summary, 'best', direction);
  });
  const places = direction ? placesOf(values, direction === 'smaller') : [];
  const chosenAt = items.findIndex(({ id }) => id === options.base);
  const baseAt = chosenAt < 0 ? places.indexOf(1) : chosenAt;
  const baseValue = values[baseAt];
  const settings = settingsOf(items, values, options);
  const settingOf = new Map(settings.flatMap(({ ids }, at) => ids.map((id) => [id, at] as const)));
  const settingAt = items.map(({ id }) => settingOf.get(id) ?? -1);
  const baseSetting = settingAt[baseAt] ?? -1;
  const results = testOverSeeds(
    settings.map(({ bySeed }) => bySeed),
    baseSetting,
  );
  return {
    items: new Map(
      items.map(({ id }, at) => {
        const value = values[at];
        const setting = settingAt[at] ?? -1;
        const ranked: RankedItem = {
          value,
          rank: places[at],
          difference: differenceOf(value, baseValue),
          seeds: results[setting],
          isOfBaseSetting: setting >= 0 && setting === baseSetting,
        };
        return [id, ranked] as const;
      }),
    ),
    base: items[baseAt]?.id,
    baseValue,
    direction,
    hasSeeds: settings.some(({ bySeed }) => bySeed.length > 1),
  };
}

function differenceOf(value = Number.NaN, base = Number.NaN): number | undefined {
  const difference = value - base;
  return Number.isFinite(difference) ? difference : undefined;
}

type Setting = { ids: readonly number[] /** one value for each seed */; bySeed: number[] };

/** Items with the same hyperparameters apart from seeds, and the same config as far as it matters. */
function settingsOf(
  items: readonly ComparedItem[],
  values: readonly (number | undefined)[],
  { best, isSample }: Options,
): Setting[] {
  const samples = items.flatMap((item, at) => {
    const hparams = best.get(item.id)?.hparams;
    return hparams === undefined || !isSample(item.id)
      ? []
      : [{ item, trialId: item.id, hparams, points: [], value: values[at] }];
  });
  const byConfig = groupBy(samples, ({ item }) => configOfResult(item.config));
  const names = samples.flatMap(({ hparams }) =>
    hyperparameterRows(hparams).map(({ name }) => name),
  );
  const seedNames = new Set(names.filter(isSeedLike));
  const itemOf = new Map(samples.map((sample) => [sample.trialId, sample.item]));
  return [...byConfig.values()]
    .flatMap((sameConfig) => seedGroups(sameConfig, seedNames))
    .map(({ trials }) => {
      const seeds = groupBy(trials, ({ trialId, hparams }) => seedOf(itemOf.get(trialId), hparams));
      return {
        ids: trials.map(({ trialId }) => trialId),
        // a seed that ran again says nothing about other seeds
        bySeed: [...seeds.values()].flatMap(([first]) => first?.value ?? []),
      };
    });
}

/** The seed of an item: its hyperparameter; else that of its experiment, whose trials differ in theirs. */
function seedOf(item: ComparedItem | undefined, hparams: Record<string, unknown> | null): string {
  const own = hyperparameterRows(hparams).filter(({ name }) => isSeedLike(name));
  if (own.length > 0) return JSON.stringify(own.map(({ name, value }) => [name, value]));
  const { reproducibility } = item?.config ?? {};
  return JSON.stringify([reproducibility, item?.experimentId, item?.experimentId && item.id]);
}
