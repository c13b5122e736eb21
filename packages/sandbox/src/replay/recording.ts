import { isObject } from '../config/json';

/** One recorded exchange with a real master, with the fields for a replay. */
export type Recording = {
  /** the caller; null without one */
  as: string | null;
  method: string;
  path: string;
  /** normalized, see `queryKey` */
  query: string;
  /** the request's body as text, '' for none */
  requestBody: string;
  status: number;
  contentType: string;
  /** the answer's body as text, or the lines of a stream */
  body: string | string[];
  /** false if the reader closed the connection before the stream ended */
  ended: boolean;
  /** length of the longest list in the answer or in a message of the stream, or of the stream */
  items: number;
};

type Json = Record<string, unknown>;

/** Parses a file of recordings, one JSON object per line. Skips lines of another format. */
export function parseRecordings(text: string): Recording[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => toRecording(JSON.parse(line)) ?? []);
}

function toRecording(exchange: unknown): Recording | null {
  if (!isObject(exchange) || !isObject(exchange.request) || !isObject(exchange.response)) {
    return null;
  }
  const { request, response } = exchange;
  const body = bodyOf(response);
  const { method, path } = request;
  const { status } = response;
  if (typeof method !== 'string' || typeof path !== 'string') return null;
  if (typeof status !== 'number' || body === null) return null;
  return {
    // live streams do not contain the caller
    as: typeof exchange.as === 'string' ? exchange.as : 'as' in exchange ? null : 'admin',
    method,
    path,
    query: queryKey(recordedQuery(request.query)),
    requestBody: bodyKey(request.body),
    status,
    contentType: typeof response.contentType === 'string' ? response.contentType : jsonType,
    body,
    ended: response.ended !== false,
    items: Array.isArray(body) ? streamedItems(body) : longestList(response.body),
  };
}

const jsonType = 'application/json';

function bodyOf({ body, lines, contentType, trailingNewline }: Json): string | string[] | null {
  if (Array.isArray(lines)) return lines.map(lineText);
  if (body === undefined) return null;
  const isJson = String(contentType ?? jsonType).startsWith(jsonType);
  if (typeof body === 'string' && !isJson) return body;
  return JSON.stringify(body) + (trailingNewline === true ? '\n' : '');
}

// live streams contain the seconds since the start with each line
const lineText = (line: unknown): string => (Array.isArray(line) ? String(line[1]) : String(line));

/** The number of rows of an answer: the length of its longest list. */
export const longestList = (body: unknown): number =>
  isObject(body)
    ? Math.max(0, ...Object.values(body).map((value) => (Array.isArray(value) ? value.length : 0)))
    : 0;

/** The number of rows of a stream: one per line, or many in one message. */
export const streamedItems = (lines: readonly string[]): number =>
  Math.max(lines.length, ...lines.map((line) => longestList(resultOf(parsed(line)))));

const resultOf = (message: unknown) => (isObject(message) ? message.result : undefined);

/** Parses a JSON text; any other text is returned as it is. */
export function parsed(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return text;
  }
}

function* recordedQuery(query: unknown): Iterable<[string, string]> {
  for (const [name, value] of Object.entries(isObject(query) ? query : {})) {
    for (const each of Array.isArray(value) ? value : [value]) yield [name, String(each)];
  }
}

/** Equivalent queries have the same key: ignores the order of names, and empty values. */
export const queryKey = (pairs: Iterable<[string, string]>): string =>
  [...pairs]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&');

/** Equivalent bodies have the same key. */
export function bodyKey(body: unknown): string {
  return body === undefined || body === null ? '' : JSON.stringify(body);
}
