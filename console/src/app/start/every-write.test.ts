import { QueryClient } from '@tanstack/react-query';
import { createSandbox, manualClock, type Release } from '@trainyard/sandbox';
import { release038 } from '@trainyard/sandbox/v038';
import { isApiError, type Route } from '@trainyard/sdk/calls';
import { resetPage } from '@trainyard/ui/lib/page-store';
import { expect, onTestFinished, test, vi } from 'vitest';
import { client } from '~/app/api';
import { masterQuery } from '~/data/session';
import { newerWrites, sources, writes } from '~/test/console-writes';

/** A value for each required argument; the master only sees method and path. */
function argumentsOf({ path, required }: Route): Record<string, unknown> {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const names = [...inPath, ...required.split(' ')].filter((name) => name !== '');
  return { ...Object.fromEntries(names.map((name) => [name, 1])), body: {} };
}

const releases: Array<[string, Release | undefined, Route[]]> = [
  ['0.23.4', undefined, writes],
  ['0.38.1', release038, [...writes, ...newerWrites]],
];

test.each(releases)('every write of the console has a path on %s', async (_, release, all) => {
  onTestFinished(resetPage);
  const sandbox = createSandbox({ clock: manualClock(Date.now()), release });
  onTestFinished(() => sandbox.close());
  const unknown: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const answer = await sandbox.fetch(request);
    if ((await answer.clone().text()).includes('Not Implemented')) unknown.push(request.url);
    return answer;
  });
  await new QueryClient().fetchQuery(masterQuery);
  // the sandbox refuses the empty bodies, after it has found the path
  for (const row of all)
    await client.send(row, argumentsOf(row), {}).catch((error: unknown) => {
      if (isApiError(error) && error.type === 'input') unknown.push(error.message);
    });
  expect(all.length).toBeGreaterThan(70);
  expect(unknown).toEqual([]);
});

test('one client sends all writes', () => {
  const files = Object.entries(sources).filter(([, text]) => text.includes('createTransport('));
  // the last two record a call without sending it, and read a list
  expect(files.map(([path]) => path).sort()).toEqual([
    '/src/app/api.ts',
    '/src/app/copy-as-code/record-call.ts',
    '/src/features/cluster/storage/storage-worker.ts',
  ]);
});

/** Files with the client of the page that also name a write, and why no mutation sends it. */
const outsideOfMutations: Record<string, string> = {
  '/src/features/experiments/experiment-list/views/view-keeper.ts': 'is sent while the page closes',
  '/src/features/people/session/sign-in.ts': 'nothing is read before a user signs in',
  '/src/features/cluster/storage/use-clean-up.ts': 'reads with it; its writes shadow it',
  '/src/routes/_app/projects/$projectId/route.tsx': 'notes a visit, which no page shows',
};

test('writes go through the client of their mutation, which notes what they change', () => {
  const ids = [...writes, ...newerWrites].flatMap(({ id, changes = [] }) =>
    changes.length > 0 && id ? [id] : [],
  );
  const isWriting = new RegExp(`\\b(${ids.join('|')})\\b`);
  const files = Object.entries(sources).filter(
    ([, text]) =>
      /import \{[^}]*\bclient\b[^}]*\} from '~\/app\/api'/.test(text) && isWriting.test(text),
  );
  expect(ids.length).toBeGreaterThan(60);
  expect(files.map(([path]) => path).sort()).toEqual(Object.keys(outsideOfMutations).sort());
});
