import type { Experiment } from '@trainyard/sdk/types';
import { describe, expect, test } from 'vitest';
import { runnerStateLabel } from '~/features/experiments/experiment-detail/experiment-overview-facts';
import { defaultTab } from '~/features/experiments/experiment-detail/experiment-page-load';
import { jobsAheadText, poolText, searcherText } from './experiment-header';

const experiment = (config: Experiment['config'], rest: Partial<Experiment> = {}) =>
  ({ config, resourcePool: 'a100', searcherType: 'single', ...rest }) as Experiment;

const full = experiment({
  max_restarts: 5,
  resources: { slots_per_trial: 4 },
  searcher: { name: 'grid', metric: 'val_acc', smaller_is_better: false, source_trial_id: 7 },
});

test('facts of a config', () => {
  expect(poolText(full)).toBe('a100, 4 slots');
  expect(searcherText(full)).toBe('single on val_acc, larger is better');
});

test('facts with missing or invalid values in the config are left out', () => {
  for (const config of [null, {}, { resources: 'many', max_restarts: 'x', searcher: [] }]) {
    const bare = experiment(config);
    expect(poolText(bare)).toBe('a100');
    expect(searcherText(bare)).toBe('single');
  }
});

describe('the place in the queue', () => {
  const job = (jobsAhead: number) => ({ state: 'STATE_QUEUED' as const, jobsAhead });
  test.each([
    [job(3), 'STATE_QUEUED', '3 jobs ahead of this one'],
    [job(1), 'STATE_QUEUED', '1 job ahead of this one'],
    [job(0), 'STATE_QUEUED', 'No jobs ahead of this one'],
    [job(3), 'STATE_RUNNING', ''],
    [job(-1), 'STATE_QUEUED', ''],
    [job(3), 'STATE_COMPLETED', ''],
    [null, 'STATE_QUEUED', ''],
  ] as const)('%j, %s: %o', (summary, state, text) => {
    expect(jobsAheadText(summary, { state })).toBe(text);
  });
});

test.each([
  ['single', {}, 'overview'],
  ['random', { searcher: { name: 'random', max_trials: 1 } }, 'overview'],
  ['adaptive_asha', { searcher: { name: 'adaptive_asha', max_trials: 9 } }, 'overview'],
  ['pbt', { searcher: { name: 'pbt' } }, 'overview'],
])('%s opens at its own tab', (searcherType, config, tab) => {
  expect(defaultTab(experiment(config, { searcherType })).split('/').at(-1)).toBe(tab);
});

test.each([
  ['UNSPECIFIED', '–'],
  ['', '–'],
  ['checkpointing', 'checkpointing'],
  ['LATE_STAGE', 'late stage'],
])('the runner state %j reads as %s', (state, text) => {
  expect(runnerStateLabel(state)).toBe(text);
});
