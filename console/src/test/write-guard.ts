import type { QueryClient } from '@tanstack/react-query';
import { changesIn, coversTags, resolveTags } from '@trainyard/sdk/query';
import { findOperation } from './find-operation';

/** The tags of what a request changes; none for a read. */
async function changesOfRequest(request: Request): Promise<{ id: string; changes: string[] }> {
  const match = findOperation(request, ({ changes = [] }) => changes.length > 0);
  if (!match) return { id: '', changes: [] };
  const { id, changes = [] } = match.operation;
  const text = await request.text();
  const body = text === '' ? undefined : JSON.parse(text);
  // an editor checks what is typed, at any time
  if (body?.validateOnly) return { id, changes: [] };
  const args = {
    ...Object.fromEntries(new URL(request.url).searchParams),
    ...match.pathArgs,
    body,
  };
  return { id, changes: resolveTags(changes, args) };
}

/**
 * Compares the writes that are sent while mutations run with what the mutations say that they
 * change: `problems` resolves to the writes whose changes no running mutation names. A mutation
 * without `meta.changes` names none, so a write that it sends itself is a problem.
 */
export function guardWrites() {
  const checks: Promise<string[]>[] = [];
  /** @param request a copy, whose body is read */
  const note = (queryClient: QueryClient, request: Request) => {
    const running = queryClient
      .getMutationCache()
      .findAll({ status: 'pending' })
      .map(({ meta = {}, state }) => ({ meta, variables: state.variables }));
    if (running.length === 0) return;
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
