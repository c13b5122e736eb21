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

type Once = { client: Caller; label: string; pendingLabel: string; options: RepeatOptions };

// documented in flows.ts
export const createOnce = async (
  client: Caller,
  key: string,
  create: CreateOnceInput,
  options: RepeatOptions = {},
): Promise<Experiment> => (await createdOnce(client, key, create, options)).experiment;

/** Also tells whether this call has created the experiment, or found that of an earlier one. */
export async function createdOnce(
  client: Caller,
  key: string,
  create: CreateOnceInput,
  options: RepeatOptions = {},
): Promise<{ experiment: Experiment; isNew: boolean }> {
  if (!key.trim() || key.includes(','))
    throw badInput(`The key "${key}" cannot be a label: it is empty or has a comma`);
  const label = `once:${key}`;
  const run = { client, label, pendingLabel: `${label}:new`, options };
  const existing = await oldest(run);
  const id = existing?.id ?? (await created(run, create));
  // a slow first attempt has arrived by now, or stays paused forever
  const survivor = existing ?? (await oldest(run)) ?? (await read(run, id));
  // one without this label has been activated; if it is paused, it is so on purpose
  if (survivor.labels.includes(run.pendingLabel)) {
    if (create.activate !== false) await activated(run, survivor.id);
    await repeatUntilDone(() => unlabeled(run, survivor.id, [run.pendingLabel]), options);
  }
  return { experiment: await read(run, survivor.id), isNew: existing === undefined };
}

const read = ({ client, options }: Once, experimentId: number): Promise<Experiment> =>
  repeatUntilDone(
    async () => (await getExperiment(client, { experimentId }, callOf(options))).experiment,
    options,
  );

const callOf = ({ signal }: RepeatOptions) => ({
  retry: 'off' as const,
  ...(signal ? { signal } : {}),
});

/**
 * The first experiment with the label, in any state. Cancels copies that have not ended, which lose
 * the label.
 */
async function oldest(run: Once): Promise<Experiment | undefined> {
  const { client, label, options } = run;
  const filter = { labels: [label], limit: 100 };
  const { experiments } = await repeatUntilDone(
    () => getExperiments(client, filter, callOf(options)),
    options,
  );
  const [first, ...younger] = experiments.sort((a, b) => a.id - b.id);
  for (const { id, state } of younger) {
    if (isStopping(state) || isFinished(state)) continue;
    await repeatUntilDone(
      () => cancelExperiment(client, { experimentId: id }, callOf(options)),
      options,
    );
    await repeatUntilDone(() => unlabeled(run, id, [label, run.pendingLabel]), options);
  }
  return first;
}

async function created(run: Once, { config, ...create }: CreateOnceInput): Promise<number> {
  const labeled = withLabel(withLabel(config, run.label), run.pendingLabel);
  const body = { ...create, config: labeled, activate: false };
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
    const existing = await oldest(run);
    if (existing !== undefined) return existing.id;
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

async function unlabeled({ client, options }: Once, experimentId: number, removed: string[]) {
  const { experiment } = await getExperiment(client, { experimentId }, callOf(options));
  const labels = experiment.labels.filter((each) => !removed.includes(each));
  if (labels.length === experiment.labels.length) return;
  await patchExperiment(client, { experimentId, body: { labels } }, callOf(options));
}
