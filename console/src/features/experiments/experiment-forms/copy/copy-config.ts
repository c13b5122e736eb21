import {
  atPaths,
  hyperparameterValues,
  isObject,
  maxLength,
  ownValue,
  searcherMetric,
  smallerIsBetter,
} from '@trainyard/sdk/model';
import type { Trial } from '@trainyard/sdk/types';
import { setInYaml } from '@trainyard/sdk/yaml';
import {
  toConfig,
  type WebhooksChosen,
} from '~/features/experiments/experiment-forms/webhooks/experiment-webhooks';
import { parseText } from '~/lib/config/config-text';
import { type FreeObject, type Source, sourceConfig } from './source-config';

/** Returns the initial config of a fork. */
export const forkConfig = (source: Source): FreeObject => ({
  ...sourceConfig(source),
  name: source.name,
  ...(source.description === '' ? {} : { description: `Fork of ${source.description}` }),
});

/** A single-trial config that continues another trial with its hyperparameters. */
export function continueConfig(source: Source, trial: Pick<Trial, 'id' | 'hparams'>): FreeObject {
  const { config, description, id } = source;
  const values = hyperparameterValues(trial.hparams);
  const searcher: FreeObject = {
    name: 'single',
    source_trial_id: trial.id,
    max_length: lengthOf(source),
    metric: searcherMetric(sourceConfig(source)),
    smaller_is_better: smallerIsBetter(config),
  };
  return {
    ...sourceConfig(source),
    name: source.name,
    description: `Continuation of trial ${trial.id}, experiment ${id}${description === '' ? '' : ` (${description})`}`,
    hyperparameters: atPaths(
      values.map(({ path, value }) => [path, { type: 'const', val: value }]),
    ),
    searcher: Object.fromEntries(
      Object.entries(searcher).filter(([, value]) => value !== undefined),
    ),
  };
}

/** `{ batches: 100 }`, or a plain number in the unit of the training code. */
function lengthOf(source: Source): unknown {
  const trialLength = maxLength(sourceConfig(source));
  // the trial of a halving search by time becomes one without halving
  if (trialLength === undefined || trialLength.timeMetric !== undefined) return undefined;
  return trialLength.unit === undefined
    ? trialLength.length
    : { [trialLength.unit]: trialLength.length };
}

/** The text with another resource pool; without a name the master picks one. */
export const withPool = (text: string, pool: string): string =>
  setInYaml(text, ['resources', 'resource_pool'], pool === '' ? undefined : pool);

/** Restores the credentials of the registry, unless there are new ones. */
export function withRegistryAuth(text: string, auth: unknown): string {
  const environment = parseText(text).config?.environment ?? {};
  if (auth === undefined || !isObject(environment)) return text;
  if (ownValue(environment, 'registry_auth') !== undefined) return text;
  return setInYaml(text, ['environment', 'registry_auth'], auth);
}

/** The text with another choice of webhooks; without a choice the key is removed. */
export const withWebhooks = (text: string, chosen: WebhooksChosen): string =>
  setInYaml(text, ['integrations', 'webhooks'], toConfig(chosen));
