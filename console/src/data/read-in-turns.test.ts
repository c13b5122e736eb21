import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { createSandbox } from '@trainyard/sandbox';
import { createTransport } from '@trainyard/sdk/calls';
import { expect, onTestFinished, test } from 'vitest';
import { readInTurns } from './read-in-turns';

type Group = { id: number; size: number };

/** A query of ten groups, and the ids that its last answer asked for. */
function openGroups() {
  const client = createTransport({ baseUrl: 'http://master', fetch: createSandbox().fetch });
  const groups: Group[] = Array.from({ length: 10 }, (_, id) => ({ id, size: 1 }));
  let asked: number[] = [];
  const readMembers = readInTurns({
    idOf: ({ id }: Group) => id,
    signOf: ({ size }) => size,
    read: async (_, { id, size }) => {
      asked.push(id);
      return `${id} with ${size}`;
    },
  });
  const queryClient = new QueryClient();
  const queryKey = ['members'];
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: (context) => {
      asked = [];
      return readMembers(client, context, groups);
    },
    enabled: false,
  });
  onTestFinished(() => queryClient.clear());
  return {
    groups,
    invalidate: () => queryClient.invalidateQueries({ queryKey }),
    /** returns the answer, and the ids of the groups that were asked for */
    poll: async () => {
      const { data } = await observer.refetch({ throwOnError: true });
      return { data, asked };
    },
  };
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index);

test('a poll reads two of many again, until all had their turn (stale-pages T4)', async () => {
  const { groups, poll } = openGroups();
  expect((await poll()).asked).toEqual(range(0, 10));
  const turns = [];
  for (let turn = 0; turn < 5; turn++) turns.push((await poll()).asked);
  expect(turns).toEqual([
    [0, 1],
    [2, 3],
    [4, 5],
    [6, 7],
    [8, 9],
  ]);
  expect((await poll()).data).toEqual(groups.map(({ id }) => `${id} with 1`));
});

test('what is new or has changed is read at once, and what is gone is not shown', async () => {
  const { groups, poll } = openGroups();
  await poll();
  groups.splice(9, 1, { id: 10, size: 1 });
  groups.splice(5, 1, { id: 5, size: 2 });
  const { data, asked } = await poll();
  expect(asked.toSorted((one, other) => one - other)).toEqual([0, 1, 5, 10]);
  expect(data).toEqual(groups.map(({ id, size }) => `${id} with ${size}`));
});

test('after a change of the person everything is read again', async () => {
  const { poll, invalidate } = openGroups();
  await poll();
  await invalidate();
  expect((await poll()).asked).toEqual(range(0, 10));
});
