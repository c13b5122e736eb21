import { searcherMetric, smallerIsBetter } from '@trainyard/sdk/model';
import type { ModelVersion } from '@trainyard/sdk/types';

type Version = Pick<ModelVersion, 'checkpoint' | 'version'>;

/** The better direction of a metric: smaller or larger values. */
export type Direction = 'smaller' | 'larger';

/** The metrics of a version at its checkpoint, by name; those of training start with "training". */
export function measuredBy({ checkpoint }: Version): ReadonlyMap<string, number> {
  const { validationMetrics, trainingMetrics } = checkpoint.training;
  const named = (metrics: Record<string, unknown> | undefined | null, prefix = '') =>
    Object.entries(metrics ?? {}).flatMap(([name, value]): [string, number][] =>
      typeof value === 'number' && Number.isFinite(value) ? [[`${prefix}${name}`, value]] : [],
    );
  return new Map([
    ...named(validationMetrics?.avgMetrics),
    ...named(trainingMetrics?.avgMetrics, 'training '),
  ]);
}

/** The metric that the experiment of a version searched by, with its direction. */
function searchedBy({ checkpoint }: Version): [name: string, direction: Direction] | undefined {
  const config = checkpoint.training.experimentConfig ?? {};
  const name = searcherMetric(config);
  return name === undefined ? undefined : [name, smallerIsBetter(config) ? 'smaller' : 'larger'];
}

/** Metrics of versions: those that were searched by first, then by name. */
export function metricNamesOf(versions: readonly Version[]): string[] {
  const searched = versions.flatMap((version) => searchedBy(version)?.[0] ?? []);
  const all = new Set(versions.flatMap((version) => [...measuredBy(version).keys()]));
  const rest = [...all].sort(
    (one, other) =>
      Number(one.startsWith('training ')) - Number(other.startsWith('training ')) ||
      one.localeCompare(other),
  );
  return [...new Set([...searched.filter((name) => all.has(name)), ...rest])];
}

const smallerWords =
  /(^|[^a-z])(loss|err|error|latency|perplexity|ppl|mse|rmse|mae|[wc]er)([^a-z]|$)/;
const largerWords =
  /(^|[^a-z])(acc|accuracy|auc|f1|m?ap|precision|recall|score|bleu|iou|dice|r2|top\d?)([^a-z]|$)/;

/**
 * Which values of a metric are better: as the configurations of these versions say of the metric they
 * searched by, else by a word of its name, such as "loss". Undefined where neither tells, or where
 * the configurations disagree.
 */
export function directionOf(metric: string, versions: readonly Version[]): Direction | undefined {
  const named = new Set(
    versions.flatMap((version) => {
      const [name, direction] = searchedBy(version) ?? [];
      return name === metric && direction ? [direction] : [];
    }),
  );
  if (named.size > 0) return named.size === 1 ? [...named][0] : undefined;
  const words = metric.toLowerCase();
  if (smallerWords.test(words)) return 'smaller';
  return largerWords.test(words) ? 'larger' : undefined;
}

/** The best value of a metric, if its direction is known and several versions have one. */
export function bestOf(metric: string, versions: readonly Version[]): number | undefined {
  const values = versions.flatMap((version) => measuredBy(version).get(metric) ?? []);
  const direction = directionOf(metric, versions);
  if (direction === undefined || values.length < 2) return undefined;
  return direction === 'smaller' ? Math.min(...values) : Math.max(...values);
}

/** "better", "worse", or undefined if they are equal or the direction is unknown. */
export function verdictOf(
  [value, base]: readonly [number | undefined, number | undefined],
  direction: Direction | undefined,
): 'better' | 'worse' | undefined {
  if (value === undefined || base === undefined || !direction || value === base) return undefined;
  return value < base === (direction === 'smaller') ? 'better' : 'worse';
}
