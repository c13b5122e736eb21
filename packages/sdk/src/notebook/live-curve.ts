import type { Caller } from '../client/call';
import type { Answer } from '../client/operation';
import { isFinished } from '../model/run-state';
import type { Pace } from '../poll/poll';
import type { Canvas } from './canvas';
import { curve, type Series } from './charts';

/** The metric to draw, its canvas, and the interval. */
export type LiveCurveOptions = Pace & {
  trialIds: readonly number[];
  /** `validation` by default */
  group?: string;
  /** the metric to draw */
  name: string;
  /** the canvas: `denoCanvas()`, `tslabCanvas(tslab)` or `elementCanvas(element)` */
  canvas: Canvas;
};

/**
 * Draws a metric over batches, and again every 10 s (or `everyMs`) until all trials have ended;
 * waits for a restarting master. Returns the last points.
 * @throws WaitError for refusals of the master; the reason of the signal when that ends it
 */
export async function liveCurve(
  client: Caller,
  { trialIds, group = 'validation', name, canvas, ...pace }: LiveCurveOptions,
): Promise<Series[]> {
  const args = { trialIds: [...trialIds], metricNames: [name], group, maxDatapoints: 500 };
  // loaded on demand, because most notebooks have no live drawing
  const { compareTrials } = await import('../generated/calls/metrics');
  const { waitFor } = await import('../wait/wait-for');
  let series: Series[] = [];
  await waitFor<Compared>({
    ...pace,
    what: `The curve of ${name}`,
    until: areOver,
    async get(signal) {
      const compared = await compareTrials(client, args, { signal, retry: 'off' });
      series = compared.trials.map((trial) => seriesOf(trial, name));
      await canvas.update(curve(series));
      return compared;
    },
  });
  return series;
}

type Compared = Answer<'compareTrials'>;

const areOver = ({ trials }: Compared) => trials.every(({ trial }) => isFinished(trial.state));

function seriesOf({ trial, metrics }: Compared['trials'][number], name: string): Series {
  const points = metrics.flatMap(({ data }) =>
    data.map(({ batches, values }) => [batches, Number(values?.[name] ?? Number.NaN)] as const),
  );
  return { name: `${name} of trial ${trial.id}`, points };
}
