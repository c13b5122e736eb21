import { describe, expect, expectTypeOf, onTestFinished, test, vi } from 'vitest';
import {
  archiveWorkspace,
  getTrialCheckpoints,
  getTrialProfilerMetrics,
  getWorkspace,
} from '../src/calls';
import { operationList } from '../src/generated/operation-list';
import { operationList as operationList038 } from '../src/generated/v038/operation-list';
import { createClient, stream } from '../src/index';
import {
  call,
  changesIn,
  changesOf,
  mutation,
  pagedQuery,
  query,
  streamedQuery,
} from '../src/query/index';
import { argsOf, operations } from './support/contract';
import { drain } from './support/drain';

const requests: string[] = [];
const client = createClient({
  baseUrl: 'http://master',
  fetch: async ({ url }) => {
    requests.push(new URL(url).pathname);
    return new Response('{}');
  },
});

type Method = (args: object) => Promise<unknown> & AsyncGenerator<unknown>;
// called by name, as a program without types does
const methods = client as unknown as Record<string, Method>;

/** The path of the request of a call, or its error if nothing is sent. */
async function sentBy(id: string, args: object) {
  requests.length = 0;
  const entry = operations.find((each) => each.id === id);
  const answer = methods[id]?.(args);
  const error = await (entry?.operation.stream ? answer?.next() : answer)?.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return requests[0] ?? error;
}

const renamed = operationList.flatMap(({ id, formerNames = {} }) =>
  Object.entries(formerNames).map(([former, current]) => ({ id, former, current })),
);

describe('arguments that had another name in the previous release', () => {
  test('are those of 22 calls, and of 27 on a newer master', () => {
    const countOf = (list: ReadonlyArray<{ formerNames?: object }>) =>
      list.filter(({ formerNames }) => formerNames).length;
    expect([countOf(operationList), countOf(operationList038)]).toEqual([22, 27]);
  });

  test.each(renamed)(
    '$current of $id is also accepted as $former',
    async ({ id, former, current }) => {
      const entry = operations.find((each) => each.id === id);
      if (!entry) throw new Error(`there is no ${id}`);
      const { [current]: _, ...rest } = { ...argsOf(entry) } as Record<string, unknown>;
      const path = await sentBy(id, { ...rest, [current]: 7 });
      expect(path).toContain('/7');
      expect(await sentBy(id, { ...rest, [former]: 7 })).toBe(path);
      expect(await sentBy(id, { ...rest, [former]: 8, [current]: 7 })).toBe(path);
      expect(await sentBy(id, rest)).toMatchObject({
        type: 'input',
        message: `Required parameter ${current} was null or undefined when calling ${id}`,
      });
    },
  );

  test('are read by a stream that resumes', async () => {
    requests.length = 0;
    const args = { labelsTrialId: 7, 'labels.name': 'gpu_util' };
    // loaded before timers are faked
    await import('../src/streams/open-stream');
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { error } = await drain(stream(client, getTrialProfilerMetrics, args));
    expect(String(error)).toContain('found nothing');
    expect(requests[0]).toBe('/api/v1/trials/7/profiler/metrics');
  });

  test('make the same query', () => {
    const { queryKey, meta } = query(client, getWorkspace, { workspaceId: 2 });
    expect(query(client, getWorkspace, { id: 2 })).toMatchObject({ queryKey, meta });
    expect(meta.tags).toContain('workspace 2');
  });

  test('make the same list, stream, mutation and tags', () => {
    const list = pagedQuery(client, getTrialCheckpoints, { trialId: 2, limit: 5 });
    expect(pagedQuery(client, getTrialCheckpoints, { id: 2, limit: 5 })).toMatchObject({
      queryKey: list.queryKey,
      meta: list.meta,
    });
    const args = { 'labels.name': 'gpu_util' };
    const series = streamedQuery(client, getTrialProfilerMetrics, { trialId: 7, ...args });
    expect(
      streamedQuery(client, getTrialProfilerMetrics, { labelsTrialId: 7, ...args }),
    ).toMatchObject({ queryKey: series.queryKey, meta: series.meta });
    const { meta } = mutation(client, archiveWorkspace);
    expect(changesIn(meta, { id: 2 })).toEqual(changesIn(meta, { workspaceId: 2 }));
    expect(changesIn(meta, { id: 2 })).toContain('workspace 2');
    expect(changesOf(call(archiveWorkspace, { id: 2 }))).toEqual({
      changes: changesIn(meta, { id: 2 }),
    });
  });

  test('have types', () => {
    type WorkspaceArgs = Parameters<typeof getWorkspace>[1];
    expectTypeOf<{ workspaceId: number }>().toExtend<WorkspaceArgs>();
    expectTypeOf<{ id: number }>().toExtend<WorkspaceArgs>();
    expectTypeOf<{ name: number }>().not.toExtend<WorkspaceArgs>();
    expectTypeOf<{ id: number }>().toExtend<Parameters<typeof client.killTrial>[0]>();
    expectTypeOf<Record<never, never>>().not.toExtend<WorkspaceArgs>();
  });
});
