import type { Answer, Args, StreamId } from '../client/operation';
import { logPlan } from '../logs/log-plan';
import { masterLogPlan } from '../logs/master-log-plan';
import {
  freshBatches,
  freshNames,
  freshProfile,
  freshReports,
  freshSnapshot,
  sampleReader,
} from './metric-messages';
import type { Plan, PlanInput } from './plan';
import { changingPlan, replayPlan } from './replay-plan';
import { areExperimentsOver, isTaskOver, isTrialOver } from './stream-liveness';

type Plans = {
  readonly [Id in StreamId]: (input: PlanInput<Args<Id>, Answer<Id>>) => Plan<Args<Id>, Answer<Id>>;
};

/**
 * How each of the 14 streams goes on after a cut.
 *
 * | stream | goes on | what came is known by | a proper end is believed when |
 * | --- | --- | --- | --- |
 * | taskLogs, trialLogs | from a time before the newest | line id | not followed; or over, newest line seen |
 * | masterLogs | from the next number | number, per masterId | not followed |
 * | taskLogsFields, trialLogsFields | from the start | the same values | not followed; or over |
 * | getTrialProfilerAvailableSeries | from the start | the same series | not followed; or over |
 * | getTrialProfilerMetrics | from the start | series, batch, time | not followed; or over |
 * | getMetrics, getTrainingMetrics, getValidationMetrics | from the start | trial, run, batches, id | always: they just end |
 * | expMetricNames | from the start | group and name | all experiments are over |
 * | metricBatches | from the start | batches | the experiment is over |
 * | trialsSnapshot | from the start | trial and batches | the experiment is over |
 * | trialsSample | from the start | trial and batches, and who was in | the experiment is over |
 */
export const plans: Plans = {
  taskLogs: (input) => logPlan(input, isTaskOver(input.client, input.args.taskId)),
  trialLogs: (input) => logPlan(input, isTrialOver(input.client, input.args.trialId)),
  masterLogs: masterLogPlan,
  taskLogsFields: (input) => changingPlan(input, isTaskOver(input.client, input.args.taskId)),
  trialLogsFields: (input) => changingPlan(input, isTrialOver(input.client, input.args.trialId)),
  getTrialProfilerAvailableSeries: (input) =>
    changingPlan(input, isTrialOver(input.client, input.args.trialId)),
  getTrialProfilerMetrics: ({ client, args }) =>
    replayPlan({
      args,
      fresh: freshProfile,
      isOver: args.follow ? isTrialOver(client, args.labelsTrialId) : undefined,
    }),
  getMetrics: ({ args }) => replayPlan({ args, fresh: freshReports }),
  getTrainingMetrics: ({ args }) => replayPlan({ args, fresh: freshReports }),
  getValidationMetrics: ({ args }) => replayPlan({ args, fresh: freshReports }),
  expMetricNames: ({ client, args }) =>
    replayPlan({ args, fresh: freshNames, isOver: areExperimentsOver(client, args.ids ?? []) }),
  metricBatches: ({ client, args }) =>
    replayPlan({
      args,
      fresh: freshBatches,
      isOver: areExperimentsOver(client, [args.experimentId]),
    }),
  trialsSnapshot: ({ client, args }) =>
    replayPlan({
      args,
      fresh: freshSnapshot,
      isOver: areExperimentsOver(client, [args.experimentId]),
    }),
  trialsSample: ({ client, args }) =>
    replayPlan({
      args,
      fresh: sampleReader(),
      isOver: areExperimentsOver(client, [args.experimentId]),
    }),
};
