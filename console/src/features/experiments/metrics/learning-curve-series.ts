import type { Metric } from '@trainyard/sdk/model';
import type { TrialsSampleResponse } from '@trainyard/sdk/types';
import { type Point, quietColor, type Series } from '@trainyard/ui/charts/lines/series';
import { seriesVariable } from '@trainyard/ui/lib/colors';
import { colorPlaces } from '@trainyard/ui/lib/palette/stable-colors';

type SampledTrial = TrialsSampleResponse['trials'][number];

/** a trial of the curve with the values of its row in the table */
export type CurveTrial = {
  trialId: number;
  hparams: Record<string, unknown> | null;
  points: Point[];
  value: number | undefined;
};

/** how a curve is reduced to one number */
export type Ranking = 'smallest' | 'largest' | 'last';

const rankings: Record<Ranking, (values: readonly number[]) => number | undefined> = {
  smallest: (values) => (values.length > 0 ? values.reduce((a, b) => Math.min(a, b)) : undefined),
  largest: (values) => (values.length > 0 ? values.reduce((a, b) => Math.max(a, b)) : undefined),
  last: (values) => values.at(-1),
};

const toPoints = (data: SampledTrial['data'], metric: Metric): Point[] =>
  data
    .flatMap(({ batches, values }) => {
      const y = values?.[metric.name];
      return typeof y === 'number' ? [{ x: batches, y }] : [];
    })
    .sort((a, b) => a.x - b.x);

/** the trials of a sample, best first; those without a number are last */
export function curveTrials(
  { trials }: Pick<TrialsSampleResponse, 'trials'>,
  { metric, ranking }: { metric: Metric; ranking: Ranking },
): CurveTrial[] {
  const sign = ranking === 'smallest' ? 1 : -1;
  const key = ({ value }: CurveTrial) => (value === undefined ? Infinity : sign * value);
  return trials
    .map(({ trialId, hparams, data }) => {
      const points = toPoints(data, metric);
      const finite = points.map(({ y }) => y).filter(Number.isFinite);
      return { trialId, hparams, points, value: rankings[ranking](finite) };
    })
    .sort((a, b) => key(a) - key(b) || a.trialId - b.trialId);
}

/** with more trials, only the best have a color: many colors hide them */
const maxColored = 12;
const bestColored = 5;

/**
 * A line per trial, best first: the best have full lines in colors of their own, that of the id
 * where it is free; the others are quiet where they are many.
 */
export function curveSeries(trials: readonly CurveTrial[]): Series[] {
  const count = trials.length > maxColored ? bestColored : trials.length;
  const places = colorPlaces(trials.slice(0, count).map(({ trialId }) => trialId));
  return trials.map(({ trialId, points }) => {
    const place = places.get(trialId);
    return {
      id: String(trialId),
      name: `trial ${trialId}`,
      color: place === undefined ? quietColor : seriesVariable(place),
      points,
    };
  });
}
