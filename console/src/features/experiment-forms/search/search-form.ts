import { maxLength, searcherName, upgradeConfig } from '@trainyard/sdk/model';
import type { ResourcePool } from '@trainyard/sdk/types';
import { count, text } from '~/features/experiment-forms/copy/read-value';
import { objectOf, type Source } from '~/features/experiment-forms/copy/source-config';

export const searchMethods = ['adaptive_asha', 'grid', 'random'] as const;
export type SearchMethod = (typeof searchMethods)[number];
export const searchUnits = ['records', 'batches', 'epochs'] as const;
export type SearchUnit = (typeof searchUnits)[number];
export const earlyStoppingModes = ['aggressive', 'standard', 'conservative'] as const;
export type EarlyStoppingMode = (typeof earlyStoppingModes)[number];

/** The first page of the form; numbers as they are typed. */
export type SearchForm = {
  method: SearchMethod;
  name: string;
  pool: string;
  maxLength: string;
  unit: SearchUnit;
  slotsPerTrial: string;
  mode: EarlyStoppingMode;
  stopOnce: boolean;
  maxTrials: string;
  maxConcurrentTrials: string;
};

type Pool = Pick<ResourcePool, 'name' | 'slotsAvailable' | 'slotsPerAgent' | 'maxAgents'>;

const oneOf = <Value extends string>(values: readonly Value[], value: unknown) =>
  values.find((each) => each === value);

/** The values of the source, else the defaults of most searches. */
export function initialSearch(source: Source, pools: readonly Pool[]): SearchForm {
  const config = upgradeConfig(source.config);
  const searcher = objectOf(config.searcher);
  const resources = objectOf(config.resources);
  const length = maxLength(config);
  const pool = pools.find(({ name }) => name === resources.resource_pool) ?? pools[0];
  return {
    method: oneOf(searchMethods, searcherName(config)) ?? 'adaptive_asha',
    name: source.name,
    pool: pool?.name ?? text(resources.resource_pool),
    maxLength: String(length?.length ?? 1),
    unit: length?.unit ?? 'batches',
    slotsPerTrial: String(count(resources.slots_per_trial) ?? 1),
    mode: oneOf(earlyStoppingModes, searcher.mode) ?? 'standard',
    stopOnce: typeof searcher.stop_once === 'boolean' ? searcher.stop_once : true,
    maxTrials: String(count(searcher.max_trials) ?? 1),
    maxConcurrentTrials: String(count(searcher.max_concurrent_trials) ?? 16),
  };
}

/** Epochs can be counted only where it is said how many records one has. */
export const unitsOf = ({ config }: Pick<Source, 'config'>): SearchUnit[] =>
  searchUnits.filter((unit) => unit !== 'epochs' || (count(config?.records_per_epoch) ?? 0) > 0);

/**
 * The most slots one trial can have in a pool: what is there, or what may come with more agents.
 * Without a limit where the pool does not say.
 */
export function maxSlots(pool: Pool | undefined): number {
  if (pool === undefined) return Number.POSITIVE_INFINITY;
  const { slotsAvailable, slotsPerAgent, maxAgents } = pool;
  if (slotsPerAgent >= 0) return Math.max(slotsAvailable, maxAgents * slotsPerAgent);
  return slotsAvailable > 0 ? slotsAvailable : Number.POSITIVE_INFINITY;
}

type Errors = Partial<Record<keyof SearchForm, string | undefined>>;

export function searchErrors(form: SearchForm, pool: Pool | undefined): Errors {
  const { method, name, maxLength: length, slotsPerTrial, maxTrials, maxConcurrentTrials } = form;
  const slots = maxSlots(pool);
  return {
    name: nameError(name),
    pool: form.pool === '' ? 'Resource pool required' : undefined,
    maxLength: wholeError('Max length', length, { min: 1 }),
    slotsPerTrial: wholeError('Slots per trial', slotsPerTrial, { min: 0, max: slots }),
    maxTrials: method === 'grid' ? undefined : wholeError('Max trials', maxTrials, { min: 1 }),
    maxConcurrentTrials: wholeError('Max concurrent trials', maxConcurrentTrials, { min: 0 }),
  };
}

function nameError(name: string): string | undefined {
  const { length } = name.trim();
  if (length === 0) return 'New experiment name required';
  return length > 80 ? 'New experiment name cannot exceed 80 characters' : undefined;
}

type Bounds = { min: number; max?: number };

function wholeError(label: string, typed: string, { min, max }: Bounds): string | undefined {
  if (typed.trim() === '') return `${label} required`;
  const number = Number(typed);
  if (!Number.isInteger(number)) return `${label} must be a whole number`;
  if (number < min) return `${label} must be at least ${min}`;
  return max !== undefined && number > max ? `${label} must be at most ${max}` : undefined;
}
