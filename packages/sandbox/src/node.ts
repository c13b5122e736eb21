import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseHar } from '@trainyard/sdk/testing';
import { isObject } from './config/json';
import {
  bodyKey,
  longestList,
  parsed,
  parseRecordings,
  queryKey,
  type Recording,
  streamedItems,
} from './replay/recording';
import { createReplayOf, type Replay } from './replay/replay';
import { matchRoute } from './wire/router';

export { openSandbox } from './persistence/open-sandbox';

export type { Replay } from './replay/replay';

/**
 * A master that answers from recordings: a folder such as `recordings/0.23.4`, whose files contain
 * one exchange per line, `*.ndjson`, or a session as HAR. Every user in them can sign in, with any
 * password.
 * @throws Error when the folder has no such file, or the file is not a HAR
 */
export async function createReplay(path: string): Promise<Replay> {
  if ((await stat(path)).isFile()) return createReplayOf(await sessionIn(path));
  return createReplayOf(await recordingsIn(path));
}

async function sessionIn(file: string) {
  try {
    return readHar(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Error(
      `${file} cannot be replayed: ${error instanceof Error ? error.message : error}`,
    );
  }
}

async function recordingsIn(directory: string) {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.ndjson')).sort();
  if (names.length === 0) throw new Error(`There are no recordings (*.ndjson) in ${directory}.`);
  const texts = await Promise.all(names.map((name) => readFile(join(directory, name), 'utf8')));
  return texts.flatMap(parseRecordings);
}

/**
 * Reads a session that was recorded as HAR, for example by `recordFetch` of
 * `@trainyard/sdk/testing` or a browser. Skips exchanges without an answer, and bodies that are not
 * text.
 * @throws Error when the text is not a HAR
 */
function readHar(text: string): Recording[] {
  let as = 'admin';
  return parseHar(JSON.parse(text)).log.entries.flatMap((entry) => {
    const { request, response } = entry;
    const { status, content } = response;
    if (status === 0 || (content.text === undefined && content.size > 0)) return [];
    const url = new URL(request.url);
    const path = apiPath(url.pathname);
    const body = content.text ?? '';
    const answer = parsed(body);
    as = nameIn(answer) ?? as;
    const isStream = matchRoute(request.method, path)?.route.stream === true && status === 200;
    const lines = body.split('\n').filter((line) => line !== '');
    return {
      as,
      method: request.method,
      path,
      query: queryKey(url.searchParams),
      requestBody: bodyKey(parsed(request.postData?.text ?? '')),
      status,
      contentType: content.mimeType || 'application/json',
      body: isStream ? lines : body,
      ended: entry._ended !== false,
      items: isStream ? streamedItems(lines) : longestList(answer),
    };
  });
}

// a recording may have a path prefix
function apiPath(pathname: string): string {
  const from = pathname.indexOf('/api/v1/');
  return from === -1 ? pathname : pathname.slice(from);
}

/** The signed-in user, read from an answer that contains one. */
function nameIn(answer: unknown): string | undefined {
  if (!isObject(answer) || !isObject(answer.user)) return undefined;
  return typeof answer.user.username === 'string' ? answer.user.username : undefined;
}
