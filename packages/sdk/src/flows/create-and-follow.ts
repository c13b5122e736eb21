import type { Caller } from '../client/call';
import type { Answer } from '../client/operation';
import {
  activateExperiment,
  cancelExperiment,
  createExperiment,
  getExperiment,
  killExperiment,
  pauseExperiment,
} from '../generated/calls/experiments';
import { getExperimentTrials, getTrial } from '../generated/calls/trials';
import { isFinished } from '../model/run-state';
import type { ResumingStream, StreamOptions } from '../streams/stream';
import type { CreateExperimentResponse, Experiment, Trial } from '../types';
import type { WaitForExperimentOptions } from '../wait/wait-for-run';
import { waitFor, waitForExperiment } from '../wait/waits';
import type { CreateOnceInput } from './create-once';

/** How an experiment is created and followed. */
export type CreateAndFollowOptions = {
  /** creates it with `createOnce` and this key, so that it exists once for all calls */
  key?: string;
  /** stops the creation, and calls of the handle without their own signal */
  signal?: AbortSignal;
};

/** The end of an experiment; the exit status is 0 for COMPLETED and 1 otherwise. */
export type Ended = { experiment: Experiment; exitStatus: 0 | 1 };

/** A handle of an experiment, similar to a process. */
export type RunningExperiment = {
  readonly experiment: Experiment;
  /** warnings of the master at creation; unknown with a key */
  readonly warnings: CreateExperimentResponse['warnings'];
  /** false for an experiment that exists already, such as that of an earlier call with the key */
  readonly isNew: boolean;
  /** resolves at the end; waits through a pause unless `onPaused` is set */
  wait(options?: WaitForExperimentOptions): Promise<Ended>;
  /**
   * resolves to the first trial as soon as it exists. @throws WaitError when the experiment ended
   * without a trial
   */
  firstTrial(options?: FirstTrialOptions): Promise<Trial>;
  /** the log of its first trial, each line once, until the trial ends */
  logs(options?: StreamOptions): Promise<ResumingStream<Answer<'trialLogs'>>>;
  /** activates or resumes it */
  activate(): Promise<void>;
  /** pauses it with a checkpoint, and releases its slots */
  pause(): Promise<void>;
  /** ends it after a last checkpoint */
  cancel(): Promise<void>;
  /** ends it now */
  kill(): Promise<void>;
};

/** How to wait for the first trial. */
export type FirstTrialOptions = { signal?: AbortSignal; timeoutMs?: number; everyMs?: number };

// documented in flows.ts
export async function createAndFollow(
  client: Caller,
  create: CreateOnceInput,
  { key, signal }: CreateAndFollowOptions = {},
): Promise<RunningExperiment> {
  const shared = signal ? { signal } : {};
  const { experiment, warnings, isNew } =
    key !== undefined
      ? { ...(await onceBy({ client, key, create, shared })), warnings: [] }
      : { ...(await created(client, create, shared)), isNew: true };
  return { ...follow(client, experiment, shared), warnings, isNew };
}

type Once = {
  client: Caller;
  key: string;
  create: CreateOnceInput;
  shared: { signal?: AbortSignal };
};

async function onceBy({ client, key, create, shared }: Once) {
  // without a key, no lookup is needed
  const { createdOnce } = await import('./create-once');
  return createdOnce(client, key, create, shared);
}

async function created(client: Caller, create: CreateOnceInput, shared: { signal?: AbortSignal }) {
  const config = typeof create.config === 'string' ? create.config : JSON.stringify(create.config);
  const body = { activate: true, ...create, config };
  const { experiment, warnings } = await createExperiment(client, { body }, shared);
  return { experiment, warnings };
}

export async function followExperiment(
  client: Caller,
  experimentId: number,
  shared: { signal?: AbortSignal } = {},
): Promise<RunningExperiment> {
  const { experiment } = await getExperiment(client, { experimentId }, shared);
  return { ...follow(client, experiment, shared), warnings: [], isNew: false };
}

function follow(client: Caller, experiment: Experiment, shared: { signal?: AbortSignal }) {
  const { id } = experiment;
  const firstTrial = (options?: FirstTrialOptions) =>
    firstTrialOf(client, id, { ...shared, ...options });
  const perform = (call: typeof killExperiment) => async () => {
    await call(client, { experimentId: id }, shared);
  };
  return {
    experiment,
    firstTrial,
    async wait(options?: WaitForExperimentOptions): Promise<Ended> {
      const ended = await waitForExperiment(client, id, { ...shared, ...options });
      return { experiment: ended, exitStatus: ended.state === 'STATE_COMPLETED' ? 0 : 1 };
    },
    async logs(options?: StreamOptions) {
      const trial = await firstTrial(options?.signal ? { signal: options.signal } : {});
      // loaded on demand, because most callers that create an experiment do not read its log
      const { trialLogs } = await import('../generated/calls/logs');
      const { stream } = await import('../streams/stream');
      const args = { trialId: trial.id, follow: true };
      return stream(client, trialLogs, args, { ...shared, ...options });
    },
    activate: perform(activateExperiment),
    pause: perform(pauseExperiment),
    cancel: perform(cancelExperiment),
    kill: perform(killExperiment),
  };
}

async function firstTrialOf(client: Caller, experimentId: number, options: FirstTrialOptions) {
  type Seen = { trialId: number | undefined; state: string; isOver: boolean };
  const { trialId } = await waitFor<Seen>({
    everyMs: 1000,
    ...options,
    what: `The first trial of experiment ${experimentId}`,
    get: async (signal) => {
      const call = { signal, retry: 'off' as const };
      const { experiment } = await getExperiment(client, { experimentId }, call);
      const args = { experimentId, sortBy: 'SORT_BY_ID' as const, limit: 1 };
      const { trials } = await getExperimentTrials(client, args, call);
      const state = experiment.state;
      return { trialId: trials[0]?.id, state, isOver: isFinished(state) };
    },
    until: (seen) => seen.trialId !== undefined,
    failOn: (seen) => seen.isOver && 'over',
  });
  const shared = options.signal ? { signal: options.signal } : {};
  const { trial } = await getTrial(client, { trialId: trialId ?? 0 }, shared);
  return trial;
}
