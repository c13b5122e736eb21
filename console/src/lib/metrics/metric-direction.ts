import { searcherMetric, smallerIsBetter } from '@trainyard/sdk/model';

/** The better direction of a metric: smaller or larger values. */
export type Direction = 'smaller' | 'larger';

/** A searcher metric, with its direction. */
export type SearchedMetric = readonly [name: string, direction: Direction];

/** The metric that an experiment searches by, as its config says. */
export function searchedBy(config: Record<string, unknown> | null): SearchedMetric | undefined {
  const name = searcherMetric(config ?? {});
  return name === undefined
    ? undefined
    : [name, smallerIsBetter(config ?? {}) ? 'smaller' : 'larger'];
}

const smallerWords =
  /(^|[^a-z])(loss|err|error|latency|perplexity|ppl|mse|rmse|mae|[wc]er)([^a-z]|$)/;
const largerWords =
  /(^|[^a-z])(acc|accuracy|auc|f1|m?ap|precision|recall|score|bleu|iou|dice|r2|top\d?)([^a-z]|$)/;

/**
 * Whether smaller or larger values of a metric are better: by the configs that search by it, else
 * by a word of its name, such as "loss". Undefined if neither decides, or if configs disagree.
 */
export function metricDirection(
  metric: string,
  searched: readonly SearchedMetric[],
): Direction | undefined {
  const searcherDirections = new Set(
    searched.flatMap(([name, direction]) => (name === metric ? [direction] : [])),
  );
  if (searcherDirections.size > 0)
    return searcherDirections.size === 1 ? [...searcherDirections][0] : undefined;
  const words = metric.toLowerCase();
  if (smallerWords.test(words)) return 'smaller';
  return largerWords.test(words) ? 'larger' : undefined;
}

/** The best of several values; undefined if the direction is unknown, or there are less than two. */
export function bestValue(
  values: readonly (number | undefined)[],
  direction: Direction | undefined,
): number | undefined {
  const finiteValues = values.filter((value) => value !== undefined && Number.isFinite(value));
  if (direction === undefined || finiteValues.length < 2) return undefined;
  const numbers = finiteValues as number[]; // the filter leaves no others
  return direction === 'smaller' ? Math.min(...numbers) : Math.max(...numbers);
}
