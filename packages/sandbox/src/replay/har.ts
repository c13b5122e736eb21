import { parseHar } from '@trainyard/sdk/testing';
import { matchRoute } from '../wire/router';
import {
  bodyKey,
  isObject,
  longestList,
  parsed,
  queryKey,
  type Recording,
  streamedItems,
} from './recording';

/**
 * Reads a session that was recorded as HAR, such as by `recordFetch` of `@trainyard/sdk/testing` or
 * a browser. Exchanges without an answer, and bodies that are not text, are skipped.
 * @throws Error when the text is not a HAR
 */
export function readHar(text: string): Recording[] {
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

// a recording may come from behind a path prefix
function apiPath(pathname: string): string {
  const from = pathname.indexOf('/api/v1/');
  return from === -1 ? pathname : pathname.slice(from);
}

/** The user who had signed in, read from the answers that name one. */
function nameIn(answer: unknown): string | undefined {
  if (!isObject(answer) || !isObject(answer.user)) return undefined;
  return typeof answer.user.username === 'string' ? answer.user.username : undefined;
}
