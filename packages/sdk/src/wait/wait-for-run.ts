import type { Caller } from '../client/call';
import { getExperiment } from '../generated/calls/experiments';
import { getTask } from '../generated/calls/tasks';
import { getTrial } from '../generated/calls/trials';
import type { Logger } from '../middleware/log';
import { isFinished, isPaused } from '../model/run-state';
import type { Experiment, Task, Trial } from '../types';
import { type MasterChange, watchMaster } from './master-watch';
import type { WaitFailure } from './wait-error';
import { type Waiting, type WaitOptions, waitFor } from './wait-for';

type Run<T> = Waiting<T> & {
  /** the condition to wait for; by default that it has ended */
  until?: (value: T) => boolean;
  /** called when the master was restarted or upgraded meanwhile */
  onMasterChange?: (change: MasterChange) => void;
};

/** How to wait for an experiment. */
export type WaitForExperimentOptions = Run<Experiment> & {
  /** the reaction to a pause: continues by default, `throw` ends the wait */
  onPaused?: 'wait' | 'throw';
  /** warned once per pause, when it has lasted 30 s; `console` by default */
  logger?: Pick<Logger, 'warn'>;
};
/** How to wait for a trial. */
export type WaitForTrialOptions = Run<Trial> &
  Pick<WaitForExperimentOptions, 'logger' | 'onPaused'>;
/** How to wait for a task. */
export type WaitForTaskOptions = Run<Task>;

/** See `waits.ts`, where it is public. */
export const waitForExperiment = (
  client: Caller,
  experimentId: number,
  options: WaitForExperimentOptions = {},
): Promise<Experiment> =>
  waitForRun({
    client,
    options: withPauseReports(`Experiment ${experimentId}`, options),
    what: `experiment ${experimentId}`,
    isOver,
    read: async (signal) => {
      const call = { signal, retry: 'off' as const };
      const { experiment } = await getExperiment(client, { experimentId }, call);
      return experiment;
    },
    failOn: pauseFailure(options.onPaused),
  });

/** See `waits.ts`, where it is public. */
export const waitForTrial = (
  client: Caller,
  trialId: number,
  options: WaitForTrialOptions = {},
): Promise<Trial> =>
  waitForRun({
    client,
    options: withPauseReports(`Trial ${trialId}`, options),
    what: `trial ${trialId}`,
    isOver,
    read: async (signal) => {
      const call = { signal, retry: 'off' as const };
      const { trial } = await getTrial(client, { trialId }, call);
      return trial;
    },
    failOn: pauseFailure(options.onPaused),
  });

/** See `waits.ts`, where it is public. */
export const waitForTask = (
  client: Caller,
  taskId: string,
  options: WaitForTaskOptions = {},
): Promise<Task> =>
  waitForRun({
    client,
    options,
    what: `task ${taskId}`,
    isOver: (task) => task.endTime !== undefined,
    read: async (signal) => {
      const { task } = await getTask(client, { taskId }, { signal, retry: 'off' });
      return task;
    },
    stateOf: stateOfTask,
  });

const isOver = ({ state }: Pick<Experiment, 'state'>) => isFinished(state);

const pauseFailure =
  (onPaused: WaitForExperimentOptions['onPaused']) =>
  ({ state }: Pick<Experiment, 'state'>): WaitFailure | false =>
    onPaused === 'throw' && isPaused(state) ? 'paused' : false;

// a shorter pause is often intended
const reportAfterMs = 30_000;

type PauseOptions<T> = Run<T> & Pick<WaitForExperimentOptions, 'logger' | 'onPaused'>;

/**
 * The same options, with a warning about a long pause: the wait for an experiment that was created
 * paused would never end. The master does not return who paused it.
 */
function withPauseReports<T extends Pick<Experiment, 'state'>>(
  what: string,
  { logger = console, onPaused: _, ...options }: PauseOptions<T>,
): Run<T> {
  let since: number | undefined;
  let isReported = false;
  return {
    ...options,
    onProgress(value, progress) {
      options.onProgress?.(value, progress);
      if (!isPaused(value.state)) {
        since = undefined;
        isReported = false;
        return;
      }
      since ??= progress.elapsedMs;
      const pausedMs = progress.elapsedMs - since;
      if (isReported || pausedMs < reportAfterMs) return;
      isReported = true;
      const seconds = Math.round(pausedMs / 1000);
      const sentence = `${what} has been paused for ${seconds} s or longer. The wait continues; activateExperiment resumes it.`;
      logger.warn?.(sentence, { state: value.state, pausedMs });
    },
  };
}

const stateOfTask = ({ endTime, allocations }: Task) =>
  endTime !== undefined ? 'STATE_TERMINATED' : (allocations[0]?.state ?? 'STATE_QUEUED');

type RunInput<T> = Pick<WaitOptions<T>, 'failOn' | 'stateOf' | 'what'> & {
  client: Caller;
  options: Run<T>;
  read: (signal: AbortSignal) => Promise<T>;
  isOver: (value: T) => boolean;
};

function waitForRun<T>({ client, options, read, isOver, failOn, ...input }: RunInput<T>) {
  const { until = isOver, onMasterChange, onError, ...waiting } = options;
  const master = watchMaster({ client, onMasterChange });
  return waitFor<T>({
    ...input,
    ...waiting,
    client,
    until,
    failOn: (value) => failOn?.(value) || (isOver(value) && 'over'),
    onError: (error, failures) => {
      master.wasAway();
      onError?.(error, failures);
    },
    get: async (signal) => {
      const value = await read(signal);
      await master.check(signal);
      return value;
    },
  });
}
