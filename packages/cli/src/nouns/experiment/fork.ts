import { supports } from '@trainyard/sdk';
import { maxLength, searcherMetric, smallerIsBetter } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { readId } from '../../core/each';
import { Failure } from '../../core/failure';
import { parseConfig } from '../../core/files/yaml-file';
import { wholeNumber } from '../../core/option-values';
import { type Cli, defineVerb } from '../../core/verb';
import { requireAction } from '../people/require-action';
import { readTrial } from '../trial/describe';
import { experimentFields } from './columns';
import { type NewValues, newOptions, submit } from './create';
import { getOne } from './find';
import { followToEnd } from './follow';
import { changedConfig } from './new-config';

const name = { type: 'string', value: 'NAME', help: 'Name of the new experiment' } as const;

export const fork = defineVerb({
  name: 'fork',
  summary: 'Create an experiment with the code and configuration of another',
  operands: '<experiment>',
  completes: 'experiment',
  options: { ...newOptions, name },
  examples: ['trainyard experiment fork 7 --config hyperparameters.lr=0.01 --follow'],
  run: async ({ operands, values, cli }) => {
    const experiment = await getOne(cli, readId(operands[0], 'experiment'));
    await requireAction(cli, { experiment }, 'fork');
    const config = await changedConfig(cli, await originalConfig(experiment), values);
    const withName = { ...config, name: values.name ?? `Fork of ${experiment.name}` };
    return submitFrom(cli, { experiment, config: withName, values });
  },
});

type From = { experiment: Experiment; config: Record<string, unknown>; values: NewValues };

const submitFrom = (cli: Cli, { experiment, config, values }: From) =>
  submit(
    cli,
    {
      config: JSON.stringify(config),
      parentId: experiment.id,
      projectId: experiment.projectId,
      activate: !values.paused,
    },
    { isFollowed: values.follow || values['follow-first-trial'] },
  );

// the configuration as submitted, before the master filled in its defaults
async function originalConfig(experiment: Experiment): Promise<Record<string, unknown>> {
  const { originalConfig: text, config, id } = experiment;
  return text === '' ? { ...config } : parseConfig(text, `The configuration of experiment ${id}`);
}

export const continueExperiment = defineVerb({
  name: 'continue',
  summary:
    'Continue training from the last checkpoint of an experiment; on a master of 0.38 in the same experiment',
  operands: '<experiment>',
  completes: 'experiment',
  options: {
    ...newOptions,
    name,
    'max-length': {
      type: 'string',
      value: 'N',
      help: 'Length to train, in the unit of the experiment; the same length by default',
    },
  },
  examples: ['trainyard experiment continue 7 --max-length 20000 --follow'],
  run: async ({ operands, values, cli }) => {
    const experiment = await getOne(cli, readId(operands[0], 'experiment'));
    const { client } = await cli.session();
    const canContinue = await supports(client, 'continueExperiment');
    await requireAction(cli, { experiment }, continuingAction(experiment, canContinue));
    const hasLength = await supports(client, 'searcherMaxLength');
    const longer = lengthened(experiment, { text: values['max-length'], hasLength });
    if (canContinue) {
      return continueInPlace(cli, { experiment, config: longer, values });
    }
    const config = await changedConfig(cli, await fromItsTrial(cli, experiment, longer), values);
    return submitFrom(cli, {
      experiment,
      config: { ...config, name: values.name ?? `Continuation of ${experiment.name}` },
      values,
    });
  },
});

/** The row of the tables that a continuation is, by the release of the master. */
function continuingAction({ state }: Experiment, isInPlace: boolean) {
  if (!isInPlace) return 'continueTrial';
  return state === 'STATE_ERROR' ? 'retry' : 'resume';
}

/** The part of the configuration that another length changes. */
function lengthened(
  { id, config }: Experiment,
  { text, hasLength }: { text: string | undefined; hasLength: boolean },
): Record<string, unknown> {
  if (text === undefined) return {};
  const length = wholeNumber({ option: 'max-length', text, min: 1, max: 2 ** 31 - 1 });
  if (maxLength(config)?.timeMetric !== undefined) return { max_time: length };
  const searcher = config?.searcher;
  const ownMaxLength =
    typeof searcher === 'object' && searcher !== null && 'max_length' in searcher
      ? searcher.max_length
      : undefined;
  if (ownMaxLength === undefined && !hasLength) {
    throw new Failure(`The configuration of experiment ${id} does not say how long it trains.`, {
      hint: 'Its code decides: pass it what it reads, as `--config hyperparameters.epochs=20`.',
    });
  }
  const [unit = 'batches'] =
    typeof ownMaxLength === 'object' && ownMaxLength !== null ? Object.keys(ownMaxLength) : [];
  return { max_length: typeof ownMaxLength === 'number' ? length : { [unit]: length } };
}

/** A newer master continues the experiment itself. */
async function continueInPlace(cli: Cli, { experiment, config, values }: From): Promise<number> {
  const { client } = await cli.session();
  const searcher = Object.keys(config).length > 0 ? { searcher: config } : {};
  const changes = await changedConfig(cli, searcher, values, experiment.config ?? {});
  const body = { id: experiment.id, overrideConfig: JSON.stringify(changes) };
  await client.continueExperiment({ body }, { signal: cli.signal });
  cli.notify(`Continued experiment ${experiment.id}.`);
  if (cli.out.format !== 'table')
    await cli.out.record(experimentFields, await getOne(cli, experiment.id));
  return values.follow ? followToEnd(cli, experiment.id, 5_000) : 0;
}

/** Its configuration, with one trial that starts from its own last checkpoint. */
async function fromItsTrial(cli: Cli, experiment: Experiment, longer: Record<string, unknown>) {
  const [trialId] = experiment.trialIds;
  if (trialId === undefined) {
    throw new Failure(`Experiment ${experiment.id} has no trial to continue.`);
  }
  const { client } = await cli.session();
  const { hparams } = await readTrial(client, trialId, { signal: cli.signal });
  const { config } = experiment;
  const length = config?.searcher;
  const ownLength =
    typeof length === 'object' && length !== null && 'max_length' in length
      ? { max_length: length.max_length }
      : {};
  return {
    ...(await originalConfig(experiment)),
    hyperparameters: hparams ?? {},
    searcher: {
      name: 'single',
      metric: searcherMetric(config),
      smaller_is_better: smallerIsBetter(config),
      ...ownLength,
      ...longer,
      source_trial_id: trialId,
    },
  };
}
