import { operationList } from '../generated/operation-list';
import { parameterKinds } from '../generated/parameter-kinds';
import type { Operation } from './operation';

type RecordedRequest = { operation: Operation; args: Record<string, unknown> };

/** The call of a request, with its original arguments; undefined for another URL. */
export async function recordedRequest(
  request: Request,
  operations: readonly Operation[] = operationList,
): Promise<RecordedRequest | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const from = pathname.indexOf('/api/v1/');
  const route =
    from === -1 ? undefined : findRoute(operations, request.method, pathname.slice(from));
  if (!route) return undefined;
  const { operation, path } = route;
  const kinds = parameterKinds[operation.id] ?? {};
  const args: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(path)) args[name] = readTexts(kinds[name], [text]);
  for (const name of new Set(searchParams.keys()))
    args[name] = readTexts(kinds[name], searchParams.getAll(name));
  const body = await request.clone().text();
  if (body !== '') args.body = JSON.parse(body);
  return { operation, args };
}

function readTexts(kind = 's', texts: string[]): unknown {
  const values = texts.map((text) => {
    if (kind.startsWith('n')) return Number(text);
    return kind.startsWith('b') ? text === 'true' : text;
  });
  return kind.endsWith('+') ? values : values[0];
}

type Found = { operation: Operation; path: Record<string, string> };

function findRoute(
  operations: readonly Operation[],
  method: string,
  path: string,
): Found | undefined {
  const places = path.split('/').map(decodeURIComponent);
  for (const operation of operations) {
    const values = operation.method === method && fit(operation.path.split('/'), places);
    if (values) return { operation, path: values };
  }
  return undefined;
}

/** The values of a path's parameters, if it matches. */
function fit(route: string[], places: string[]): Record<string, string> | false {
  if (route.length !== places.length) return false;
  const values: Record<string, string> = {};
  for (const [index, part] of route.entries()) {
    const place = places[index] ?? '';
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    if (name) values[name] = place;
    else if (part !== place) return false;
  }
  return values;
}
