import { maxLength, searcherName, upgradeConfig } from '@trainyard/sdk/model';
import type { ResourcePool } from '@trainyard/sdk/types';
import { supports } from '~/app/abilities';
import {
  count,
  objectOf,
  type Source,
  text,
} from '~/features/experiments/experiment-forms/copy/source-config';
import { checkedWhere, requiredText } from '~/lib/form-schema';
import { z } from '~/lib/zod';
import { rowsOf, type SpaceRow } from './search-space';

export const searchMethods = ['adaptive_asha', 'grid', 'random'] as const;
export type SearchMethod = (typeof searchMethods)[number];
/** `plain`: the unit of the training code, for a length that is written as a number alone. */
export const searchUnits = ['records', 'batches', 'epochs', 'plain'] as const;
export type SearchUnit = (typeof searchUnits)[number];
const lengthsIn = ['units', 'metric'] as const;
export const earlyStoppingModes = ['aggressive', 'standard', 'conservative'] as const;

/** A typed integer, which stays a text. */
const integer = (label: string, min: number) =>
  z.string().check(
    z.refine((typed) => typed.trim() !== '', `${label} required`),
    z.refine((typed) => Number.isInteger(Number(typed)), `${label} must be a whole number`),
    z.refine((typed) => Number(typed) >= min, `${label} must be at least ${min}`),
  );

const maxTrials = z.object({ maxTrials: integer('Max trials', 1) });
const length = z.object({ maxLength: integer('Max length', 1) });
const time = z.object({
  maxLength: integer('Max time', 1),
  timeMetric: requiredText('Time metric'),
});

type Lengths = { method: SearchMethod; lengthIn: (typeof lengthsIn)[number] };

/** True if a search sets the length of its trials; by metric, only searches that stop trials do. */
export const hasLength = ({ method, lengthIn }: Lengths): boolean =>
  lengthIn === 'units' || method === 'adaptive_asha';

/** The first page of the form, for a search in one of the pools; numbers as they are typed. */
export function searchSchema(pools: readonly Pool[]) {
  const slotsIn = (name: string) => maxSlots(pools.find((pool) => pool.name === name));
  return z
    .object({
      method: z.enum(searchMethods),
      name: requiredText('New experiment name', { max: 80 }),
      pool: z.string().check(z.minLength(1, 'Resource pool required')),
      maxLength: z.string(),
      unit: z.enum(searchUnits),
      /** the unit of the length: a unit of the master, or a metric of validations */
      lengthIn: z.enum(lengthsIn),
      timeMetric: z.string(),
      slotsPerTrial: integer('Slots per trial', 0),
      mode: z.enum(earlyStoppingModes),
      stopOnce: z.boolean(),
      maxTrials: z.string(),
      maxConcurrentTrials: integer('Max concurrent trials', 0),
    })
    .check(
      checkedWhere(({ method }) => method !== 'grid', maxTrials),
      checkedWhere(({ lengthIn }) => lengthIn === 'units', length),
      checkedWhere((form) => form.lengthIn === 'metric' && hasLength(form), time),
      z.check(({ value, issues }) => {
        const max = slotsIn(value.pool);
        const message = `Slots per trial must be at most ${max}`;
        if (Number(value.slotsPerTrial) > max)
          issues.push({ code: 'custom', message, path: ['slotsPerTrial'], input: value });
      }),
    );
}

export type SearchForm = z.output<ReturnType<typeof searchSchema>>;

/** Both pages of the form. */
export const pagesSchema = (pools: readonly Pool[], first: readonly SpaceRow[]) =>
  z.intersection(searchSchema(pools), z.object({ rows: rowsOf(first) }));

export type SearchPages = SearchForm & { rows: SpaceRow[] };

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
    unit: length?.unit ?? (isPlain(config) ? 'plain' : 'batches'),
    lengthIn: supports('searcherMaxLength') ? 'units' : 'metric',
    timeMetric: length?.timeMetric || (length?.unit ?? 'batches'),
    slotsPerTrial: String(count(resources.slots_per_trial) ?? 1),
    mode: oneOf(earlyStoppingModes, searcher.mode) ?? 'standard',
    stopOnce: typeof searcher.stop_once === 'boolean' ? searcher.stop_once : true,
    maxTrials: String(count(searcher.max_trials) ?? 1),
    maxConcurrentTrials: String(count(searcher.max_concurrent_trials) ?? 16),
  };
}

const isPlain = (config: Source['config']) =>
  count(objectOf(config?.searcher).max_length) !== undefined;

/**
 * The units of a search: epochs only where the config has the number of records of one, and the
 * unit of the training code only where the config has such a length.
 */
export function unitsOf({ config }: Pick<Source, 'config'>): SearchUnit[] {
  const hasEpochs = (count(config?.records_per_epoch) ?? 0) > 0;
  return searchUnits.filter(
    (unit) => (unit !== 'epochs' || hasEpochs) && (unit !== 'plain' || isPlain(config)),
  );
}

/**
 * Returns the most slots that one trial can have in a pool: the current slots, or those of the
 * maximum number of agents if they are more. No limit where the pool does not report them.
 */
export function maxSlots(pool: Pool | undefined): number {
  if (pool === undefined) return Number.POSITIVE_INFINITY;
  const { slotsAvailable, slotsPerAgent, maxAgents } = pool;
  if (slotsPerAgent >= 0) return Math.max(slotsAvailable, maxAgents * slotsPerAgent);
  return slotsAvailable > 0 ? slotsAvailable : Number.POSITIVE_INFINITY;
}
