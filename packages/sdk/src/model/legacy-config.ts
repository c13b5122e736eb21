import { type Config, count, record } from './config';

type FreeObject = Record<string, unknown>;

const renamed = [
  ['step_budget', 'budget'],
  ['steps_per_round', 'length_per_round'],
  ['max_steps', 'max_length'],
  ['target_trial_steps', 'max_length'],
] as const;
const periods = ['min_checkpoint_period', 'min_validation_period'] as const;

const defaultBatchesPerStep = 100;

/**
 * A copy of the config in which lengths in steps, the unit of old masters, are lengths in batches;
 * one step is `batches_per_step` batches (100 unless said), and that key goes. A config without
 * steps comes back as it was: with a plain `max_length` its plain periods count the same unit.
 */
export function upgradeConfig(config: Config): FreeObject {
  const { batches_per_step: perStep, ...rest } = config ?? {};
  const batchesPerStep = count(perStep) ?? defaultBatchesPerStep;
  const toBatches = (steps: number) => ({ batches: steps * batchesPerStep });
  const upgraded: FreeObject = { ...rest };
  if ('searcher' in rest) upgraded.searcher = upgradeSearcher(rest.searcher, toBatches);
  if (count(record(rest.searcher).max_length) !== undefined) return upgraded;
  for (const name of periods) {
    const steps = count(rest[name]);
    if (steps !== undefined) upgraded[name] = toBatches(steps);
  }
  return upgraded;
}

function upgradeSearcher(searcher: unknown, toBatches: (steps: number) => FreeObject): unknown {
  const upgraded: FreeObject = { ...record(searcher) };
  if (Object.keys(upgraded).length === 0) return searcher;
  for (const [oldName, newName] of renamed) {
    const steps = count(upgraded[oldName]);
    if (steps === undefined) continue;
    delete upgraded[oldName];
    upgraded[newName] = toBatches(steps);
  }
  return upgraded;
}
