import type { WorkloadContainer } from '@trainyard/sdk/types';
import { pageSql } from '../../lists/paging';
import { checkpointsOf, reportedSteps } from '../../simulation/checkpoints/checkpoints';
import { trialSteps } from '../../simulation/engine/timeline';
import { numberAt } from '../../simulation/metrics/measured';
import { curveFor } from '../../simulation/metrics/reading';
import type { Step } from '../../simulation/rows';
import { sortByKeys } from '../experiments/experiments-in-order';
import { groupOf } from '../metrics/metric-group';
import { batchMetricsOf } from '../metrics/metric-reports';
import { allowTrial } from '../scopes';
import { tick } from '../tick';
import type { HandlerRequest, Handlers } from '../types';
import { checkpointWorkload, metricsWorkload, type TrialInput } from './trial-answer';
import { findTrial } from './trials';

type Query = HandlerRequest<'getTrialWorkloads'>['query'];

export const trialWorkloadHandlers = {
  getTrialWorkloads: (request) => {
    const now = tick(request);
    const { path, query } = request;
    allowTrial(request, 'getTrialWorkloads', path.trialId);
    const input = findTrial(request, path.trialId, now);
    const all = [...trialSteps(input.trial, now), ...reportedSteps(input)];
    const steps = all.filter((step) => isWanted(step, query));
    const descending = query.orderBy === 'ORDER_BY_DESC';
    const sorted = sortByKeys(steps, [
      { value: sortValue(input, query), descending },
      { value: (step) => step.batch, descending },
    ]);
    // all rows unless limited, which the master echoes as -1
    const page = pageSql(sorted, { ...query, limit: query.limit || -1 });
    return {
      workloads: page.rows.map((step) => workload(input, step, query)),
      pagination: page.pagination,
    };
  },
} satisfies Partial<Handlers>;

// CHECKPOINT alone shows validations too
function isWanted({ kind }: Step, { filter = 'FILTER_OPTION_UNSPECIFIED' }: Query): boolean {
  if (kind === 'validation') return true;
  if (kind === 'checkpoint') return filter !== 'FILTER_OPTION_VALIDATION';
  return filter === 'FILTER_OPTION_UNSPECIFIED';
}

function sortValue(input: TrialInput, query: Query): (step: Step) => number | null {
  const { sortKey = '' } = query;
  if (sortKey === '' || sortKey === 'batches') return (step) => step.batch;
  const curve = curveFor(input.experiment, input.trial);
  const group = groupOf(query);
  return (step) => {
    if (step.kind === 'checkpoint' || (group !== '' && group !== step.kind)) return null;
    return numberAt({ curve, step, group: step.kind }, sortKey);
  };
}

function workload(input: TrialInput, step: Step, query: Query): WorkloadContainer {
  if (step.kind === 'validation') {
    return { validation: metricsWorkload(input, step, 'validation') };
  }
  if (step.kind === 'checkpoint') {
    const view = checkpointsOf(input).find((each) => each.step.batch === step.batch);
    return view ? { checkpoint: checkpointWorkload(view) } : {};
  }
  const training = metricsWorkload(input, step, 'training');
  if (!query.includeBatchMetrics) return { training };
  const batchMetrics = batchMetricsOf(input, step);
  const avgMetrics = training.metrics?.avgMetrics ?? null;
  return { training: { ...training, metrics: { avgMetrics, batchMetrics } } };
}
