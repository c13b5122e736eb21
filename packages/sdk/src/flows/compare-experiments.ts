import type { Caller, CallOptions } from '../client/call';
import { getExperiment } from '../generated/calls/experiments';
import { getExperimentTrials } from '../generated/calls/trials';
import { ownValue } from '../model/own';
import type { Experiment, Trial } from '../types';
import { isSame, leaves } from './changes';

type Options = Pick<CallOptions, 'signal'>;

/** An experiment with its best trial, whose metrics represent it; null without trials. */
export type Measured = { experiment: Experiment; bestTrial: Trial | null };

/** One property of several experiments, in their order; `undefined` where one does not have it. */
export type ComparedRow = { path: string; values: unknown[]; isSame: boolean };

/** A comparison of experiments. */
export type Comparison = {
  experiments: Measured[];
  /** every path of the configurations except hyperparameters */
  config: ComparedRow[];
  hyperparameters: ComparedRow[];
  /** metrics of the best trials, by `group.name.figure`: `validation.loss.min` */
  metrics: ComparedRow[];
};

// documented in flows.ts
export async function compareExperiments(
  client: Caller,
  experimentIds: readonly number[],
  options: Options = {},
): Promise<Comparison> {
  const experiments = await Promise.all(experimentIds.map((id) => measured(client, id, options)));
  const configs = experiments.map(({ experiment }) => withoutHyperparameters(experiment.config));
  const hyperparameters = experiments.map(({ experiment }) => experiment.config?.hyperparameters);
  return {
    experiments,
    config: compared(configs),
    hyperparameters: compared(hyperparameters),
    metrics: compared(experiments.map(({ bestTrial }) => metricsOf(bestTrial))),
  };
}

async function measured(client: Caller, experimentId: number, options: Options): Promise<Measured> {
  const best = {
    experimentId,
    sortBy: 'SORT_BY_BEST_VALIDATION_METRIC' as const,
    orderBy: 'ORDER_BY_ASC' as const,
    limit: 1,
  };
  const [{ experiment }, { trials }] = await Promise.all([
    getExperiment(client, { experimentId }, options),
    // master behavior: ascending order means better first, in either direction of the metric
    getExperimentTrials(client, best, options),
  ]);
  return { experiment, bestTrial: trials[0] ?? null };
}

export function withoutHyperparameters(config: Experiment['config']) {
  const { hyperparameters: _, ...rest } = config ?? {};
  return rest;
}

function compared(values: unknown[]): ComparedRow[] {
  const all = values.map((value) => new Map(leaves(value ?? {})));
  const paths = [...new Set(all.flatMap((each) => [...each.keys()]))];
  return paths.map((path) => {
    const row = all.map((each) => each.get(path));
    return { path, values: row, isSame: row.every((value) => isSame(value, row[0])) };
  });
}

const groupNames: Record<string, string> = {
  avg_metrics: 'training',
  validation_metrics: 'validation',
};

/** Reads `{ validation: { loss: { last, min, max, mean } } }` from the summary of a trial. */
export function metricsOf(trial: Pick<Trial, 'summaryMetrics'> | null): Record<string, unknown> {
  const summary: unknown = trial?.summaryMetrics ?? {};
  return mapped(summary, (metrics, group) => [
    ownValue(groupNames, group) ?? group,
    mapped(metrics, (figures, name) => [name, figuresOf(figures)]),
  ]);
}

function figuresOf(figures: unknown) {
  const { last, min, max, sum, count }: Record<string, unknown> = entriesOf(figures);
  const isMean = typeof sum === 'number' && typeof count === 'number' && count > 0;
  const all = { last, min, max, mean: isMean ? sum / count : undefined };
  return Object.fromEntries(
    Object.entries(all).filter(([, value]) => value !== undefined && value !== null),
  );
}

const entriesOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const mapped = (value: unknown, entry: (inner: unknown, key: string) => [string, unknown]) =>
  Object.fromEntries(Object.entries(entriesOf(value)).map(([key, inner]) => entry(inner, key)));
