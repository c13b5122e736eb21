import {
  hyperparameterValues,
  maxLength,
  searcherMetric,
  smallerIsBetter,
} from '@trainyard/sdk/model';
import type { Trial } from '@trainyard/sdk/types';
import { type Document, isMap, isScalar, parseDocument } from 'yaml';
import {
  toConfig,
  type WebhooksChosen,
} from '~/features/experiment-forms/webhooks/experiment-webhooks';
import { type FreeObject, type Source, sourceConfig, unflatten } from './source-config';

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
    hyperparameters: unflatten(
      values.map(({ name, value }) => [name, { type: 'const', val: value }]),
    ),
    searcher: Object.fromEntries(
      Object.entries(searcher).filter(([, value]) => value !== undefined),
    ),
  };
}

/** `{ batches: 100 }`, or a plain number in the unit of the training code. */
function lengthOf(source: Source): unknown {
  const found = maxLength(sourceConfig(source));
  if (found === undefined) return undefined;
  return found.unit === undefined ? found.length : { [found.unit]: found.length };
}

type Path = readonly (string | number)[];

/**
 * The text with one value changed, keeping comments and order; unchanged if it cannot be parsed.
 */
export function setInText(text: string, path: Path, value: unknown): string {
  return change(text, (document) => {
    const node = document.getIn(path, true);
    if (!isScalar(node)) return document.setIn(path, value);
    node.value = value;
    // drops the quotes of the old value
    node.type = undefined;
  });
}

/** The text with another resource pool; without a name the master picks one. */
export const withPool = (text: string, pool: string): string =>
  change(text, (document) => {
    if (!isMap(document.get('resources'))) document.set('resources', document.createNode({}));
    if (pool === '') document.deleteIn(['resources', 'resource_pool']);
    else document.setIn(['resources', 'resource_pool'], pool);
  });

/** Restores the credentials of the registry, unless there are new ones. */
export function withRegistryAuth(text: string, auth: unknown): string {
  if (auth === undefined) return text;
  return change(text, (document) => {
    const environment = document.get('environment');
    if (environment !== undefined && environment !== null && !isMap(environment)) return;
    if (document.hasIn(['environment', 'registry_auth'])) return;
    // a key without a value is an empty map
    if (!isMap(environment)) document.set('environment', document.createNode({}));
    document.setIn(['environment', 'registry_auth'], document.createNode(auth));
  });
}

/** The text with another choice of webhooks; without a choice the key is removed. */
export function withWebhooks(text: string, chosen: WebhooksChosen): string {
  return change(text, (document) => {
    const config = toConfig(chosen);
    if (!isMap(document.get('integrations'))) {
      if (config === undefined) return;
      document.set('integrations', document.createNode({}));
    }
    if (config === undefined) document.deleteIn(['integrations', 'webhooks']);
    else document.setIn(['integrations', 'webhooks'], document.createNode(config));
  });
}

function change(text: string, edit: (document: Document) => void): string {
  const document = parseDocument(text);
  if (document.errors.length > 0 || !isMap(document.contents)) return text;
  edit(document);
  return document.toString();
}
