import type { QueryClient } from '@tanstack/react-query';
import * as operations from '@trainyard/sdk/operations';
import { changesIn, coversTags, resolveTags } from '@trainyard/sdk/query';
import { operations as newerOperations } from '@trainyard/sdk/v038';

type Row = { id: string; method: string; path: string; changes?: readonly string[] };

/** Writes of both masters, paths without parameters first. */
const writes = [...Object.values<Row>(operations), ...Object.values<Row>(newerOperations)]
  .filter(({ changes = [] }) => changes.length > 0)
  .map((row) => ({
    ...row,
    pattern: new RegExp(`^${row.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }))
  .sort((one, other) => one.path.split('{').length - other.path.split('{').length);

/** The tags of what a request changes; none for a read. */
async function changesOfRequest(request: Request): Promise<{ id: string; changes: string[] }> {
  const { pathname, searchParams } = new URL(request.url);
  for (const { id, method, pattern, changes = [] } of writes) {
    const found = method === request.method ? pattern.exec(pathname) : null;
    if (!found) continue;
    const inPath = Object.entries(found.groups ?? {}).map(([name, text]) => [
      name,
      decodeURIComponent(text),
    ]);
    const text = await request.text();
    const args = {
      ...Object.fromEntries([...searchParams, ...inPath]),
      body: text === '' ? undefined : JSON.parse(text),
    };
    return { id, changes: resolveTags(changes, args) };
  }
  return { id: '', changes: [] };
}

/**
 * Compares the writes that are sent while mutations run with what the mutations say that they
 * change: `problems` resolves to the writes whose changes no running mutation names.
 */
export function guardWrites() {
  const checks: Promise<string[]>[] = [];
  /** @param request a copy, whose body is read */
  const note = (queryClient: QueryClient, request: Request) => {
    const running = queryClient
      .getMutationCache()
      .findAll({ status: 'pending' })
      .map(({ meta = {}, state }) => ({ meta, variables: state.variables }));
    // those that name nothing refresh queries themselves
    if (running.length === 0 || running.some(({ meta }) => meta.changes === undefined)) return;
    const declared = running.flatMap(({ meta, variables }) => changesIn(meta, variables));
    checks.push(
      changesOfRequest(request).then(({ id, changes }) =>
        coversTags(declared, changes)
          ? []
          : [`${id} changes ${changes.join(', ')}; the mutation names ${declared.join(', ')}`],
      ),
    );
  };
  return { note, problems: async () => (await Promise.all(checks)).flat() };
}
