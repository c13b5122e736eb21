import type { Answer } from '@trainyard/sdk/types';
import { trialsOf } from '../../simulation/engine/engine';
import { groupsOf, namesOf, numberAt, stepsOfGroup } from '../../simulation/metrics/measured';
import { curveFor } from '../../simulation/metrics/reading';
import { type ExperimentRow, isTerminal } from '../../simulation/rows';
import { invalidArgument } from '../errors';
import { allowExperiment, createReauthorizer } from '../scopes';
import { tick } from '../tick';
import type { HandlerRequest, Handlers } from '../types';
import { groupOf } from './metric-points';
import { trialsSample } from './trials-sample';

type PeriodRequest = Pick<
  HandlerRequest<'metricBatches'>,
  'db' | 'clock' | 'simulation' | 'signal' | 'viewer' | 'rbacEnabled' | 'release'
>;

type Operation = 'expMetricNames' | 'metricBatches' | 'trialsSnapshot' | 'trialsSample';

type Period = { operation: Operation; experiments: ExperimentRow[]; seconds: number | undefined };

/**
 * Runs now, then every period until all experiments have ended; the last message follows the end.
 */
async function* everyPeriod(
  request: PeriodRequest,
  { operation, experiments, seconds }: Period,
): AsyncGenerator<number> {
  const reauthorize = createReauthorizer(request, (caller) => {
    for (const { id } of experiments) allowExperiment(caller, operation, id);
  });
  for (;;) {
    const now = tick(request);
    const isOver = experiments.every(isTerminal);
    yield now;
    if (isOver) return;
    await request.clock.wait((seconds || 30) * 1000, request.signal);
    const isKept = experiments.every(({ id }) => request.db.experiments.get(id) !== undefined);
    if (request.signal.aborted || !isKept) return;
    reauthorize();
  }
}

export const metricStreamHandlers = {
  async *expMetricNames(request) {
    tick(request);
    const { query } = request;
    const { ids = [], periodSeconds: seconds } = query;
    if (ids.length === 0) throw invalidArgument('must specify at least one experiment id');
    const operation = 'expMetricNames';
    const experiments = ids.map((id) => allowExperiment(request, operation, id));
    const sent = new Set<string>();
    for await (const now of everyPeriod(request, { operation, experiments, seconds })) {
      yield newNames({ request, experiments, now, sent });
    }
  },

  async *metricBatches(request) {
    tick(request);
    const { db, path, query } = request;
    const { metricName, group } = checkedMetric(query);
    const operation = 'metricBatches';
    const experiment = allowExperiment(request, operation, path.experimentId);
    const sent = new Set<number>();
    const seconds = query.periodSeconds;
    for await (const now of everyPeriod(request, {
      operation,
      experiments: [experiment],
      seconds,
    })) {
      const batches = new Set<number>();
      for (const trial of trialsOf(db, experiment)) {
        const curve = curveFor(experiment, trial);
        if (!namesOf(curve, trial, group).includes(metricName)) continue;
        for (const step of stepsOfGroup(trial, group, now)) {
          const isReported = numberAt({ curve, step, group }, metricName) !== null;
          if (isReported && !sent.has(step.batch)) batches.add(step.batch);
        }
      }
      for (const batch of batches) sent.add(batch);
      yield { batches: [...batches].sort((left, right) => left - right) };
    }
  },

  async *trialsSnapshot(request) {
    tick(request);
    const { db, path, query } = request;
    const { batchesProcessed = 0, batchesMargin = 0, periodSeconds: seconds } = query;
    // ignores the new name of the group
    const { metricName, group } = checkedMetric({ ...query, group: '' });
    if (batchesMargin > 100) throw invalidArgument('margin must be <= 100');
    const operation = 'trialsSnapshot';
    const experiment = allowExperiment(request, operation, path.experimentId);
    let since = Number.NEGATIVE_INFINITY;
    for await (const now of everyPeriod(request, {
      operation,
      experiments: [experiment],
      seconds,
    })) {
      const trials = trialsOf(db, experiment).flatMap((trial) => {
        const curve = curveFor(experiment, trial);
        if (!namesOf(curve, trial, group).includes(metricName)) return [];
        return stepsOfGroup(trial, group, now)
          .filter(({ batch }) => Math.abs(batch - batchesProcessed) <= batchesMargin)
          .filter(({ at }) => at > since)
          .flatMap((step) => {
            const metric = numberAt({ curve, step, group }, metricName);
            if (metric === null) return [];
            const { id: trialId, hparams } = trial;
            return [{ trialId, hparams, metric, batchesProcessed: step.batch }];
          });
      });
      since = now;
      yield { trials };
    }
  },

  async *trialsSample(request) {
    tick(request);
    const { db, path, query } = request;
    const { metricName, group } = checkedSample(query);
    const operation = 'trialsSample';
    const experiment = allowExperiment(request, operation, path.experimentId);
    const next = trialsSample({ db, experiment, query, metricName, group });
    const seconds = query.periodSeconds;
    for await (const now of everyPeriod(request, {
      operation,
      experiments: [experiment],
      seconds,
    })) {
      yield next(now);
    }
  },
} satisfies Partial<Handlers>;

type MetricQuery = { metricName?: string; group?: string; metricType?: string };

function checkedMetric(query: MetricQuery): { metricName: string; group: string } {
  const { metricName = '' } = query;
  if (metricName === '') throw invalidArgument('must specify a metric name');
  const group = groupOf(query);
  if (group === '') throw invalidArgument('must specify a metric group');
  return { metricName, group };
}

// checks the group first, like the master
function checkedSample(query: MetricQuery): { metricName: string; group: string } {
  if (groupOf(query) === '') throw invalidArgument('must specify a metric group');
  return checkedMetric(query);
}

type NamesInput = {
  request: PeriodRequest;
  experiments: ExperimentRow[];
  now: number;
  /** `<group>.<name>` of all sent names; the searcher's with an empty group */
  sent: Set<string>;
};

function newNames({ request, experiments, now, sent }: NamesInput): Answer<'expMetricNames'> {
  const keyOf = (group: string, name: string) => `${group}.${name}`;
  const isFresh = (group: string) => (name: string) => !sent.has(keyOf(group, name));
  const fresh = (group: string, names: readonly string[]) =>
    names.filter((name) => isFresh(group)(name) && sent.add(keyOf(group, name)));
  const namesByGroup = new Map<string, string[]>();
  const searcherMetrics = experiments.flatMap(({ settings }) =>
    fresh('', [settings.searcher.metric]),
  );
  for (const experiment of experiments) {
    for (const trial of trialsOf(request.db, experiment)) {
      const curve = curveFor(experiment, trial);
      for (const group of groupsOf(curve, trial)) {
        const groupNames = namesOf(curve, trial, group);
        // counting the steps of a thousand trials is slow, and unnecessary if the first one has
        // named all
        if (!groupNames.some(isFresh(group)) || stepsOfGroup(trial, group, now).length === 0)
          continue;
        const names = fresh(group, groupNames);
        namesByGroup.set(group, [...(namesByGroup.get(group) ?? []), ...names]);
      }
    }
  }
  return {
    searcherMetrics,
    trainingMetrics: (namesByGroup.get('training') ?? []).sort(),
    validationMetrics: (namesByGroup.get('validation') ?? []).sort(),
    metricNames: [...namesByGroup].flatMap(([group, names]) =>
      names.sort().map((name) => ({ group, name })),
    ),
  };
}
