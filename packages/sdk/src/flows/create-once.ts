import type { Caller } from '../client/call';
import type { Args } from '../client/operation';
import { badInput, badResponse, isApiError } from '../errors/errors';
import {
  activateExperiment,
  cancelExperiment,
  createExperiment,
  getExperiment,
  getExperiments,
  patchExperiment,
} from '../generated/calls/experiments';
import { isFinished, isStopping } from '../model/run-state';
import type { Experiment } from '../types';
import { type ConfigInput, withLabel } from './config-label';
import { type RepeatOptions, repeatUntilDone, tolerateFailures } from './repeat-until-done';

/** As for `createExperiment`; the configuration may also be an object. Active by default. */
export type CreateOnceInput = Omit<Args<'createExperiment'>['body'], 'config' | 'validateOnly'> & {
  config: ConfigInput;
};

type Once = { client: Caller; label: string; options: RepeatOptions };

// documented in flows.ts
export async function createOnce(
  client: Caller,
  key: string,
  create: CreateOnceInput,
  options: RepeatOptions = {},
): Promise<Experiment> {
  if (!key.trim() || key.includes(','))
    throw badInput(`The key "${key}" cannot be a label: it is empty or has a comma`);
  const label = `once:${key}`;
  const run = { client, label, options };
  const id = (await oldest(run)) ?? (await created(run, create));
  // a slow first attempt has arrived by now, or stays paused forever
  const survivor = (await oldest(run)) ?? id;
  if (create.activate !== false) await activated(run, survivor);
  return repeatUntilDone(() => unlabeled(run, survivor), options);
}

const callOf = ({ signal }: RepeatOptions) => ({
  retry: 'off' as const,
  ...(signal ? { signal } : {}),
});

/** The first experiment with the label; cancels the others. */
async function oldest(run: Once): Promise<number | undefined> {
  const { client, label, options } = run;
  const filter = { labels: [label], limit: 100 };
  const { experiments } = await repeatUntilDone(
    () => getExperiments(client, filter, callOf(options)),
    options,
  );
  const [first, ...younger] = experiments
    .filter(({ state, archived }) => !archived && !isStopping(state) && !isFinished(state))
    .map(({ id }) => id)
    .sort((a, b) => a - b);
  for (const id of younger) {
    await repeatUntilDone(
      () => cancelExperiment(client, { experimentId: id }, callOf(options)),
      options,
    );
    await repeatUntilDone(() => unlabeled(run, id), options);
  }
  return first;
}

async function created(run: Once, { config, ...create }: CreateOnceInput): Promise<number> {
  const body = { ...create, config: withLabel(config, run.label), activate: false };
  const wait = tolerateFailures(run.options);
  for (;;) {
    try {
      const { experiment } = await createExperiment(run.client, { body }, callOf(run.options));
      if (experiment) return experiment.id;
      throw badResponse('createExperiment', 'experiment is null.');
    } catch (error) {
      if (!isUnclear(error)) throw error;
      await wait.after(error);
    }
    const found = await oldest(run);
    if (found !== undefined) return found;
  }
}

/**
 * Returns true if the call may have happened; a refusal, including a 500, means that it has not.
 */
const isUnclear = (error: unknown) =>
  isApiError(error) && (error.type === 'server' || error.type === 'apiBadResponse');

async function activated({ client, options }: Once, id: number) {
  let tries = 0;
  const step = async () => {
    tries += 1;
    await activateExperiment(client, { experimentId: id }, callOf(options)).catch(
      (error: unknown) => {
        // an earlier attempt without an answer may have worked, and the experiment may have ended
        // by now
        if (tries === 1 || !isApiError(error) || error.status !== 400) throw error;
      },
    );
  };
  await repeatUntilDone(step, options);
}

async function unlabeled({ client, label, options }: Once, experimentId: number) {
  const { experiment } = await getExperiment(client, { experimentId }, callOf(options));
  if (!experiment.labels.includes(label)) return experiment;
  const labels = experiment.labels.filter((each) => each !== label);
  const patch = { experimentId, body: { labels } };
  const answer = await patchExperiment(client, patch, callOf(options));
  return answer.experiment ?? { ...experiment, labels };
}
