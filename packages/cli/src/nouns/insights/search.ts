import { type Ladder, nearestValues } from '@trainyard/insights/rungs/ladder';
import { rungMargin } from '@trainyard/insights/rungs/rung-results';
import {
  firstValues,
  type Validation,
  validationsIn,
} from '@trainyard/insights/rungs/stopped-rungs';
import { items } from '@trainyard/sdk';
import { compareTrials, getExperimentTrials, trialsSnapshot } from '@trainyard/sdk/calls';
import { metricType } from '@trainyard/sdk/model';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import { readId } from '../../core/each';
import type { Cli } from '../../core/verb';
import { getOne } from '../experiment/find';

export type Search = { experiment: Experiment; trials: Trial[] };

/** Reads an experiment with all of its trials. @throws ApiError if it is missing or hidden */
export async function readSearch(cli: Cli, operand: string | undefined): Promise<Search> {
  const experimentId = readId(operand, 'experiment');
  const experiment = await getOne(cli, experimentId);
  const { client } = await cli.session();
  const trials: Trial[] = [];
  const pages = items(client, getExperimentTrials, { experimentId }, { signal: cli.signal });
  for await (const trial of pages) trials.push(trial);
  return { experiment, trials };
}

type AtRung = { experimentId: number; metric: string; ladder: Ladder; rung: number };

/** Returns the validation metric of each trial at a rung, by trial id. */
export async function valuesAtRung(
  cli: Cli,
  { experimentId, metric, ladder, rung }: AtRung,
): Promise<Map<number, number>> {
  const { client } = await cli.session();
  const batch = ladder.lengths[rung] ?? 0;
  const args = {
    experimentId,
    metricName: metric,
    metricType: metricType({ group: 'validation', name: metric }),
    batchesProcessed: batch,
    batchesMargin: rungMargin(ladder),
  };
  // the first message contains the measurements so far; a running experiment sends more
  for await (const answer of trialsSnapshot(client, args, { signal: cli.signal }))
    return nearestValues(answer, batch);
  return new Map();
}

type From = { trials: readonly Trial[]; metric: string; batch: number };

/** trials per request, because its URL has to stay short */
const trialsEach = 100;

/** Returns the validations of trials from a batch on. */
export async function validationsFrom(
  cli: Cli,
  { trials, metric, batch }: From,
): Promise<Validation[]> {
  const { client } = await cli.session();
  const request = { metricNames: [metric], group: 'validation', maxDatapoints: 1000 };
  const validations: Validation[] = [];
  for (let at = 0; at < trials.length; at += trialsEach) {
    const trialIds = trials.slice(at, at + trialsEach).map(({ id }) => id);
    const args = { ...request, trialIds, startBatches: Math.max(0, batch - 1) };
    const answer = await compareTrials(client, args, { signal: cli.signal });
    const curves = answer.trials.flatMap(({ trial, metrics }) =>
      trial ? [{ trialId: trial.id, metrics }] : [],
    );
    validations.push(...validationsIn(curves, metric));
  }
  return validations;
}

type Compared = {
  experiment: Experiment;
  trials: readonly Trial[];
  metric: string;
  ladder: Ladder;
  /** higher rungs are not read once fewer trials reached one */
  min: number;
};

/** Returns the metric by which trials are compared at each rung, by trial id. */
export async function comparisons(
  cli: Cli,
  { experiment, trials, metric, ladder, min }: Compared,
): Promise<Map<number, number>[]> {
  const { lengths, stopping } = ladder;
  if (stopping.length > 0) {
    const all = await validationsFrom(cli, { trials, metric, batch: lengths[0] ?? 0 });
    return lengths.map((batch) => firstValues(all, batch));
  }
  const rungs: Map<number, number>[] = [];
  for (const rung of lengths.keys()) {
    const values = await valuesAtRung(cli, { experimentId: experiment.id, metric, ladder, rung });
    rungs.push(values);
    if (values.size < min) break;
  }
  return rungs;
}
