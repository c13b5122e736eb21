import { QueryClient } from '@tanstack/react-query';
import { createSandbox, manualClock, type Release } from '@trainyard/sandbox';
import { release038 } from '@trainyard/sandbox/v038';
import * as calls from '@trainyard/sdk/calls';
import { type Caller, isApiError, type Route } from '@trainyard/sdk/calls';
import * as newer from '@trainyard/sdk/v038';
import { resetPage } from '@trainyard/ui/lib/page-store';
import { expect, onTestFinished, test, vi } from 'vitest';
import { client } from '~/app/api';
import { masterQuery } from '~/features/session/queries';

const sources: Record<string, string> = import.meta.glob(
  ['/src/**/*.{ts,tsx}', '!/src/**/*.test.{ts,tsx}', '!/src/test/**'],
  { query: '?raw', import: 'default', eager: true },
);

/** The names that the console imports from an entry of the SDK. */
function importsOf(entry: string): string[] {
  const pattern = new RegExp(`import \\{([^}]*)\\} from '@trainyard/sdk/${entry}'`, 'g');
  const names = Object.values(sources).flatMap((text) =>
    [...text.matchAll(pattern)].flatMap(([, list = '']) => list.split(',')),
  );
  const plain = names.map((name) => name.trim().replace(/ as .*/, ''));
  return [...new Set(plain)].filter((name) => name !== '' && !name.startsWith('type ')).sort();
}

/** The operations behind the functions of an entry; its other functions make no call. */
function operationsOf(entry: Record<string, unknown>, names: string[]): Route[] {
  const found: Route[] = [];
  const note = (operation: Route) => {
    found.push(operation);
    throw new Error('This call is not sent.');
  };
  const recorder: Caller = { call: note, stream: note, send: note };
  for (const name of names) {
    const call = entry[name];
    if (typeof call !== 'function') continue;
    try {
      call(recorder);
    } catch {
      // as above, or it is not a call
    }
  }
  return found;
}

const isWrite = ({ method }: Route) => method !== 'GET';
const writes = operationsOf(calls, importsOf('calls')).filter(isWrite);
const newerWrites = operationsOf(newer, importsOf('v038')).filter(isWrite);

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
    '/src/features/storage/storage-worker.ts',
  ]);
});
