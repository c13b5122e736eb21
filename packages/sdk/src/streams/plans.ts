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
 * How each of the 14 streams resumes after a cut.
 *
 * | stream | resumes | known messages are found by | a regular end is accepted when |
 * | --- | --- | --- | --- |
 * | taskLogs, trialLogs | from a time before the newest | line id | not followed; or ended, newest line received |
 * | masterLogs | from the next number | number, per masterId | not followed |
 * | taskLogsFields, trialLogsFields | from the start | the same values | not followed; or ended |
 * | getTrialProfilerAvailableSeries | from the start | the same series | not followed; or ended |
 * | getTrialProfilerMetrics | from the start | series, batch, time | not followed; or ended |
 * | getMetrics, getTrainingMetrics, getValidationMetrics | from the start | trial, run, batches, id | always |
 * | expMetricNames | from the start | group and name | all experiments have ended |
 * | metricBatches | from the start | batches | the experiment has ended |
 * | trialsSnapshot | from the start | trial and batches | the experiment has ended |
 * | trialsSample | from the start | trial and batches, and earlier members | the experiment has ended |
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
      isOver: args.follow ? isTrialOver(client, args.trialId) : undefined,
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
