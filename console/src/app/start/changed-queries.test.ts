import { QueryObserver } from '@tanstack/react-query';
import { createSandbox, manualClock } from '@trainyard/sandbox';
import {
  createExperiment,
  createTransport,
  deleteExperiments,
  getProject,
  login,
  patchExperiment,
  patchProject,
  pauseExperiment,
  updateJobQueue,
} from '@trainyard/sdk/calls';
import { call, changesOf, invalidateChanges } from '@trainyard/sdk/query';
import { expect, onTestFinished, test } from 'vitest';
import { pollMs } from '~/app/polling/polling-intervals';
import { projectQueries } from '~/data/projects';
import { historyQuery } from '~/features/cluster/forecast/history-queries';
import { jobForecastsQuery } from '~/features/cluster/forecast/queries';
import { homeQueries } from '~/features/shell/home/queries';
import { createQueryClient } from './query-client';

function openCache() {
  const queryClient = createQueryClient();
  onTestFinished(() => queryClient.clear());
  return queryClient;
}

const edit = { experimentId: 7, body: { name: 'renamed' } };
const priority = { updates: [{ jobId: 'one', priority: 7 }] };

const pausing = ['pausing', changesOf(call(pauseExperiment, { experimentId: 7 }))] as const;
const starting = ['starting', changesOf(call(createExperiment, { body: { config: '' } }))] as const;
const renaming = ['renaming', changesOf(call(patchExperiment, edit))] as const;
const deleting = [
  'deleting',
  changesOf(call(deleteExperiments, { body: { experimentIds: [7] } })),
] as const;
const queueing = ['a priority', changesOf(call(updateJobQueue, { body: priority }))] as const;

test.each([
  ['T3', 'the forecast of a pool', jobForecastsQuery('a100-pool'), [pausing, starting, queueing]],
  ['T3', 'the past of a forecast', historyQuery, [pausing, starting, deleting]],
  ['T5', 'the sum of the storage', homeQueries.storage(), [renaming, deleting]],
  ['T7', 'the starts of a project', homeQueries.starts(2), [starting, deleting]],
  [
    'T12',
    'the head of a project',
    projectQueries.detail(2),
    [['renaming', changesOf(call(patchProject, { id: 2, body: { name: 'renamed' } }))] as const],
  ],
])('own changes make %s stale: %s (stale-pages)', async (_id, _title, options, writes) => {
  for (const [write, { changes }] of writes) {
    const queryClient = openCache();
    const { queryKey, meta } = options;
    const query = queryClient.getQueryCache().build(queryClient, { queryKey, meta });
    query.setData({});
    expect(query.state.isInvalidated).toBe(false);
    await invalidateChanges(queryClient, changes);
    expect({ write, isInvalidated: query.state.isInvalidated }).toEqual({
      write,
      isInvalidated: true,
    });
  }
});

test('the head of a project follows the renaming of another person within 15 seconds (stale-pages T12)', async () => {
  const sandbox = createSandbox({ clock: manualClock(Date.parse('2026-11-20T09:00:00Z')) });
  onTestFinished(() => sandbox.close());
  const of = { baseUrl: 'http://master', fetch: sandbox.fetch };
  const { token } = await login(createTransport(of), { body: { username: 'admin', password: '' } });
  const queryClient = openCache();
  const { refetchInterval, queryKey, meta } = projectQueries.detail(2);
  queryClient.setQueryData(
    queryKey,
    await getProject(createTransport({ ...of, auth: token }), { projectId: 2 }),
  );
  const observer = new QueryObserver(queryClient, { queryKey, meta, refetchInterval });
  const query = observer.getCurrentQuery();
  const interval = typeof refetchInterval === 'function' ? refetchInterval(query) : refetchInterval;
  expect(interval).toBeGreaterThan(0);
  expect(interval).toBeLessThanOrEqual(pollMs.settled);
});
