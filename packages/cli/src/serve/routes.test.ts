import { describe, expect, test } from 'vitest';
import { goesToMaster, isApi, isStream } from './routes';

const uuid = '1b2c3d4e-0000-4000-8000-00000000000a';

describe('a GET of', () => {
  test.each([
    '/api/v1/me',
    '/api',
    '/proxy/5f0c/lab',
    '/proxy/5f0c:6006/',
    '/docs',
    '/docs/rest-api/',
    '/info',
    '/sandbox/faults',
    '/sandbox/people',
    '/experiments/7/model_def',
    '/experiments/7/file/download',
    '/experiments/7/preview_gc',
    `/checkpoints/${uuid}`,
    '/resources/allocation/raw',
    '/resources/allocation/allocations-csv',
    '/resources/allocation/aggregated',
  ])('%s belongs to the master', (path) => {
    expect(goesToMaster('GET', path)).toBe(true);
  });

  test.each([
    '/',
    '/dashboard',
    '/login',
    '/experiments/7',
    '/experiments/7/logs',
    '/experiments/7/model_definition',
    '/experiments/x/model_def',
    '/experiments/7/trials/9/logs',
    '/tasks',
    '/checkpoints',
    '/checkpoints/not-a-uuid',
    '/resourcepool/default',
    '/apis',
    '/proxy',
    '/documents',
    '/information',
    '/assets/index-a1b2.js',
    '/build.json',
  ])('%s belongs to the console', (path) => {
    expect(goesToMaster('GET', path)).toBe(false);
  });
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is never a page', (method) => {
  expect(goesToMaster(method, '/tasks')).toBe(true);
});

test('a HEAD is treated as the GET of its path', () => {
  expect(goesToMaster('HEAD', '/experiments/7/model_def')).toBe(true);
  expect(goesToMaster('HEAD', '/experiments/7')).toBe(false);
});

test.each([
  '/api/v1/master/logs',
  '/api/v1/trials/9/logs',
  '/api/v1/trials/9/logs/fields',
  `/api/v1/tasks/${uuid}/logs`,
  `/api/v1/tasks/${uuid}/logs/fields`,
  '/api/v1/trials/9/profiler/metrics',
  '/api/v1/trials/9/profiler/available_series',
  '/api/v1/trials/metrics/trial_metrics',
  '/api/v1/trials/metrics/training_metrics',
  '/api/v1/trials/metrics/validation_metrics',
  '/api/v1/experiments/metrics-stream/metric-names',
  '/api/v1/experiments/7/metrics-stream/batches',
  '/api/v1/experiments/7/metrics-stream/trials-snapshot',
  '/api/v1/experiments/7/metrics-stream/trials-sample',
])('%s is a stream', (path) => {
  expect(isStream(path)).toBe(true);
});

test.each([
  '/api/v1/experiments',
  '/api/v1/trials/9',
  '/api/v1/trials/9/workloads',
  '/api/v1/trials/time-series',
  '/api/v1/tasks/count',
  '/trials/9/logs',
])('%s is not a stream', (path) => {
  expect(isStream(path)).toBe(false);
});

test('only /api and paths below it are the API', () => {
  expect(['/api', '/api/v1/me', '/apis', '/proxy/api/v1'].map(isApi)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
