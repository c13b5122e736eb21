import type { RequestListener } from 'node:http';
import { createSandbox } from '@trainyard/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { requestRaw, startUpstream } from '../../test/http';
import { proxied } from '../../test/proxied';
import { masterProblem } from './check-master';

const { signal } = new AbortController();

const page: RequestListener = (_, response) => {
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
  response.end('<html><title>Error response</title></html>');
};

test('a start names a master that does not answer, and a server that is none (stale-pages T10)', async () => {
  const { url, close } = await createSandbox({ scenario: 'empty' }).listen();
  onTestFinished(close);
  expect(await masterProblem(new URL(url), signal)).toBeUndefined();
  expect(await masterProblem(new URL('http://127.0.0.1:9'), signal)).toBe(
    'The master at http://127.0.0.1:9/ does not answer yet (ECONNREFUSED).',
  );
  const { url: other } = await startUpstream(page);
  expect(await masterProblem(other, signal)).toBe(
    `The server at ${other.href} answers, but is not a master: it sent text/html with status 404.`,
  );
});

test('a start reads no more than the beginning of a long answer', async () => {
  const part = Buffer.alloc(65_536, 'x');
  let sent = 0;
  const { url } = await startUpstream((_, response) => {
    const send = () => {
      sent += 1;
      if (sent < 4000 && !response.destroyed) response.write(part, () => setImmediate(send));
    };
    send();
  });
  expect(await masterProblem(url, signal)).toContain('is not a master');
  expect(sent).toBeLessThan(1000);
});

test('a console in front of a plain web server learns that this is not a master (stale-pages T11)', async () => {
  const { url, master } = await proxied(page);
  const answer = await requestRaw(url, '/api/v1/master');
  expect(answer.status).toBe(404);
  expect(JSON.parse(String(answer.body))).toEqual({
    message: `The server at ${master.href} answers, but is not a master: it sent text/html with status 404.`,
  });
});
