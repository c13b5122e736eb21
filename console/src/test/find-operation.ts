import * as operations from '@trainyard/sdk/operations';
import { operations as newerOperations } from '@trainyard/sdk/v038';

type Operation = { id: string; method: string; path: string; changes?: readonly string[] };

/** Operations of both masters, paths without parameters first. */
const rows = [...Object.values<Operation>(operations), ...Object.values<Operation>(newerOperations)]
  .map((operation) => ({
    ...operation,
    pattern: new RegExp(`^${operation.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }))
  .sort((one, other) => one.path.split('{').length - other.path.split('{').length);

/** Returns the operation of a request, with the arguments in its path; undefined for another route. */
export function findOperation(
  { method, url }: Request,
  isFitting: (operation: Operation) => boolean = () => true,
): { operation: Operation; pathArgs: Record<string, string> } | undefined {
  const { pathname } = new URL(url);
  for (const { pattern, ...operation } of rows) {
    const match = method === operation.method && isFitting(operation) && pattern.exec(pathname);
    if (!match) continue;
    const args = Object.entries(match.groups ?? {}).map(([name, text]) => [
      name,
      decodeURIComponent(text),
    ]);
    return { operation, pathArgs: Object.fromEntries(args) };
  }
  return undefined;
}
