import { expect, test } from 'vitest';
import { lines, rawSocket, startServer } from '../test/http';
import { createFetchBackend } from './fetch-backend';
import { trustOf } from './proxy/visitor';

/** Returns the log line of a request. */
async function logged(bytes: string): Promise<string> {
  const log: string[] = [];
  const origin = await startServer({
    backend: createFetchBackend({ fetch: async () => new Response('{}') }),
    site: null,
    basePath: '/',
    trust: trustOf(['127.0.0.1']),
    log: (line) => log.push(line),
  });
  const { all } = await rawSocket(origin, bytes);
  await all;
  return log.join('\n');
}

const nested = encodeURIComponent(
  `/wait/jupyter-lab/5f0c?serviceAddr=${encodeURIComponent('/proxy/5f0c/?token=SECRET')}`,
);

test.each([
  ['in the query', 'GET /proxy/5f0c/?token=SECRET HTTP/1.1', 'X: x'],
  ['in a header', 'GET /api/v1/me HTTP/1.1', 'Authorization: Bearer SECRET'],
  ['in a cookie', 'GET /api/v1/me HTTP/1.1', 'Cookie: auth=SECRET'],
  ['in the address of the page', 'GET /api/v1/me HTTP/1.1', 'Referer: http://here/?jwt=SECRET'],
  ['in a page of a task', `GET /interactive/5f0c/${nested} HTTP/1.1`, 'X: x'],
  ['in the fragment', 'GET /proxy/5f0c/#token=SECRET HTTP/1.1', 'X: x'],
  ['in the path', 'GET /proxy/5f0c/;token=SECRET/lab HTTP/1.1', 'X: x'],
  ['in the query of an upgrade', 'GET /api/v1/x?token=SECRET HTTP/1.1', 'Upgrade: websocket'],
])('a token %s is not logged', async (_name, request, header) => {
  const connection = header.startsWith('Upgrade') ? 'Connection: Upgrade' : 'Connection: close';
  const line = await logged(lines(request, 'Host: here', connection, header));
  expect(line).toMatch(/ 127\.0\.0\.1 GET \/\S+ \d{3} \d+ms$/);
  expect(line).not.toContain('SECRET');
});

test('control characters for a terminal are logged in readable form', async () => {
  const header = 'X-Forwarded-For: \u009b2J';
  const line = await logged(lines('GET / HTTP/1.1', 'Host: here', 'Connection: close', header));
  expect(line).toMatch(/^\S+ %C3%82%C2%9B2J GET \/ 200 \d+ms$/);
});

test('the path of a page that holds an address is logged without the query in it', async () => {
  const request = `GET /interactive/5f0c/${nested} HTTP/1.1`;
  const line = await logged(lines(request, 'Host: here', 'Connection: close'));
  expect(line).toMatch(/ GET \/interactive\/5f0c\/\/wait\/jupyter-lab\/5f0c 200 \d+ms$/);
});
