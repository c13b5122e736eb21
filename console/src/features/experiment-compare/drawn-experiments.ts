import type { Experiment } from '@trainyard/sdk/types';
import { fewCurves } from './compare-curve-queries';
import type { CompareView } from './compare-search';

/** Those that have a line in each chart: of very many the first ones and the base, until all are asked for. */
export function drawnExperiments(
  experiments: readonly Experiment[],
  { lines, base }: Pick<CompareView, 'lines' | 'base'>,
): readonly Experiment[] {
  if (lines === 'all' || experiments.length <= fewCurves) return experiments;
  const first = experiments.slice(0, fewCurves);
  const measured = experiments.find(({ id }) => id === base);
  return measured && !first.includes(measured) ? [...first.slice(0, -1), measured] : first;
}
