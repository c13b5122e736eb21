import type { Answer, Args, StreamId } from '../operation';
import { changingPlan } from './changing-plan';
import { logPlan } from './log-plan';
import { masterLogPlan } from './master-log-plan';
import {
  freshBatches,
  freshNames,
  freshProfile,
  freshReports,
  freshSnapshot,
  sampleReader,
} from './metric-messages';
import { replayPlan } from './metric-plan';
import type { Plan, PlanInput } from './plan';
import { experimentsSubject, taskSubject, trialSubject } from './subject';

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
 * | taskLogsFields, trialLogsFields | anew | the same values | not followed; or over |
 * | getTrialProfilerAvailableSeries | anew | the same series | not followed; or over |
 * | getTrialProfilerMetrics | anew | series, batch, time | not followed; or over |
 * | getMetrics, getTrainingMetrics, getValidationMetrics | anew | trial, run, batches, id | always: they just end |
 * | expMetricNames | anew | group and name | all experiments are over |
 * | metricBatches | anew | batches | the experiment is over |
 * | trialsSnapshot | anew | trial and batches | the experiment is over |
 * | trialsSample | anew | trial and batches, and who was in | the experiment is over |
 */
export const plans: Plans = {
  taskLogs: (input) => logPlan(input, taskSubject(input.client, input.args.taskId)),
  trialLogs: (input) => logPlan(input, trialSubject(input.client, input.args.trialId)),
  masterLogs: masterLogPlan,
  taskLogsFields: (input) => changingPlan(input, taskSubject(input.client, input.args.taskId)),
  trialLogsFields: (input) => changingPlan(input, trialSubject(input.client, input.args.trialId)),
  getTrialProfilerAvailableSeries: (input) =>
    changingPlan(input, trialSubject(input.client, input.args.trialId)),
  getTrialProfilerMetrics: ({ client, args }) =>
    replayPlan({
      args,
      fresh: freshProfile,
      isOver: args.follow ? trialSubject(client, args.labelsTrialId) : undefined,
    }),
  getMetrics: ({ args }) => replayPlan({ args, fresh: freshReports }),
  getTrainingMetrics: ({ args }) => replayPlan({ args, fresh: freshReports }),
  getValidationMetrics: ({ args }) => replayPlan({ args, fresh: freshReports }),
  expMetricNames: ({ client, args }) =>
    replayPlan({ args, fresh: freshNames, isOver: experimentsSubject(client, args.ids ?? []) }),
  metricBatches: ({ client, args }) =>
    replayPlan({
      args,
      fresh: freshBatches,
      isOver: experimentsSubject(client, [args.experimentId]),
    }),
  trialsSnapshot: ({ client, args }) =>
    replayPlan({
      args,
      fresh: freshSnapshot,
      isOver: experimentsSubject(client, [args.experimentId]),
    }),
  trialsSample: ({ client, args }) =>
    replayPlan({
      args,
      fresh: sampleReader(),
      isOver: experimentsSubject(client, [args.experimentId]),
    }),
};
