import type { ModelVersion } from '@trainyard/sdk/types';
import { metricLabel } from '~/components/metrics/metric-label';
import {
  bestValue,
  type Direction,
  metricDirection,
  searchedBy,
} from '~/lib/metrics/metric-direction';

type Version = Pick<ModelVersion, 'checkpoint' | 'version'>;

const valuesOf = (
  metrics: Record<string, unknown> | undefined | null,
  labelOf: (name: string) => string,
) =>
  Object.entries(metrics ?? {}).flatMap(([name, value]): [string, number][] =>
    typeof value === 'number' && Number.isFinite(value) ? [[labelOf(name), value]] : [],
  );

/** The training metrics of a version at its checkpoint, such as `[T] loss`. */
const trainedBy = ({ checkpoint }: Version) =>
  valuesOf(checkpoint.training.trainingMetrics?.avgMetrics, (name) =>
    metricLabel({ group: 'training', name }),
  );

/** The metrics of a version at its checkpoint; those of validation by their bare name. */
export const measuredBy = (version: Version): ReadonlyMap<string, number> =>
  new Map([
    ...valuesOf(version.checkpoint.training.validationMetrics?.avgMetrics, (name) => name),
    ...trainedBy(version),
  ]);

/** The searcher metric of the experiment of a version, with its direction. */
const searchedIn = ({ checkpoint }: Version) => searchedBy(checkpoint.training.experimentConfig);

/** Metrics of versions: those that were searched by first, those of training last, each by name. */
export function metricNamesOf(versions: readonly Version[]): string[] {
  const searched = versions.flatMap((version) => searchedIn(version)?.[0] ?? []);
  const all = new Set(versions.flatMap((version) => [...measuredBy(version).keys()]));
  const trained = new Set(versions.flatMap((version) => trainedBy(version).map(([name]) => name)));
  const rest = [...all].sort(
    (one, other) =>
      Number(trained.has(one)) - Number(trained.has(other)) || one.localeCompare(other),
  );
  return [...new Set([...searched.filter((name) => all.has(name)), ...rest])];
}

/** Which values of a metric are better, as the configurations of these versions or its name say. */
export const directionOf = (metric: string, versions: readonly Version[]): Direction | undefined =>
  metricDirection(
    metric,
    versions.flatMap((version) => {
      const searched = searchedIn(version);
      return searched ? [searched] : [];
    }),
  );

/** The best value of a metric, if its direction is known and several versions have one. */
export const bestOf = (metric: string, versions: readonly Version[]): number | undefined =>
  bestValue(
    versions.map((version) => measuredBy(version).get(metric)),
    directionOf(metric, versions),
  );

/** "better", "worse", or undefined if they are equal or the direction is unknown. */
export function verdictOf(
  [value, base]: readonly [number | undefined, number | undefined],
  direction: Direction | undefined,
): 'better' | 'worse' | undefined {
  if (value === undefined || base === undefined || !direction || value === base) return undefined;
  return value < base === (direction === 'smaller') ? 'better' : 'worse';
}
