import type { Caller, Route } from '@trainyard/sdk/calls';
import * as calls from '@trainyard/sdk/calls';
import * as newer from '@trainyard/sdk/v038';

/** The files of the console by path, without its tests. */
export const sources: Record<string, string> = import.meta.glob(
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
  const operations: Route[] = [];
  const note = (operation: Route) => {
    operations.push(operation);
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
  return operations;
}

const isWrite = ({ method }: Route) => method !== 'GET';

/** The writes that the console sends to any master. */
export const writes = operationsOf(calls, importsOf('calls')).filter(isWrite);

/** The writes that it sends to a 0.38.1 master alone. */
export const newerWrites = operationsOf(newer, importsOf('v038')).filter(isWrite);
