import {
  hyperparameterValues,
  maxLength,
  searcherMetric,
  smallerIsBetter,
} from '@trainyard/sdk/model';
import type { Trial } from '@trainyard/sdk/types';
import { type FreeObject, type Source, sourceConfig } from './source-config';
import { unflatten } from './unflatten';

/** The config a fork starts from, before anything is changed. */
export const forkConfig = (source: Source): FreeObject => ({
  ...sourceConfig(source),
  name: source.name,
  ...(source.description === '' ? {} : { description: `Fork of ${source.description}` }),
});

/** One trial that goes on from where another one stopped, with what that one trained with. */
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

/** `{ batches: 100 }`, or a plain number where the training code counts. */
function lengthOf(source: Source): unknown {
  const found = maxLength(sourceConfig(source));
  if (found === undefined) return undefined;
  return found.unit === undefined ? found.length : { [found.unit]: found.length };
}
