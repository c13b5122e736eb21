import { afterEach, expect, test } from 'vitest';
import { type Listening, listen } from './listen';
import { createSandbox } from './sandbox';
import { callFrom } from './wire/call';
import { replyOf } from './wire/reply';

const open: Listening[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function serve(fetch: (request: Request) => Promise<Response>) {
  const listening = await listen(async (request) =>
    replyOf(await fetch(callFrom(request).toRequest())),
  );
  open.push(listening);
  return listening.url;
}

const encode = (text: string) => new TextEncoder().encode(text);

test('a sandbox answers on a port, with its cookie', async () => {
  const sandbox = createSandbox({ scenario: 'empty' });
  const listening = await sandbox.listen();
  open.push(listening);
  const response = await fetch(`${listening.url}/api/v1/auth/login`, {
    method: 'POST',
    body: JSON.stringify({ username: 'admin' }),
  });
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie()[0]).toMatch(/^auth=v2\.public\..+; Path=\/; Expires=/);
  sandbox.close();
});

test('an unknown path answers HEAD without a body', async () => {
  const sandbox = createSandbox({ scenario: 'empty' });
  const url = await serve(sandbox.fetch);
  const response = await fetch(`${url}/api/v1/master`, { method: 'HEAD' });
  expect(response.status).toBe(501);
  expect(await response.text()).toBe('');
  sandbox.close();
});

test('each chunk of a stream is sent before the next one is created', async () => {
  let sendMore = () => {};
  const url = await serve(async () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(encode('one\n'));
        sendMore = () => {
          controller.enqueue(encode('two\n'));
          controller.close();
        };
      },
    });
    return new Response(body);
  });
  const reader = (await fetch(url)).body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('one\n');
  sendMore();
  expect((await reader?.read())?.value).toBe('two\n');
  expect((await reader?.read())?.done).toBe(true);
});

test('closing the connection aborts the signal of the request', async () => {
  let noticed = () => {};
  const isNoticed = new Promise<void>((resolve) => {
    noticed = resolve;
  });
  const url = await serve(async (request) => {
    request.signal.addEventListener('abort', () => noticed());
    return new Response(
      new ReadableStream({ start: (controller) => controller.enqueue(encode('one\n')) }),
    );
  });
  const caller = new AbortController();
  const response = await fetch(url, { signal: caller.signal });
  await response.body?.getReader().read();
  caller.abort();
  await expect(isNoticed).resolves.toBeUndefined();
});

test('a body that is written faster than it is read leaves no listeners', async () => {
  const warnings: Error[] = [];
  const warn = (warning: Error) => void warnings.push(warning);
  process.on('warning', warn);
  const piece = encode('x'.repeat(2 ** 18));
  const body = async function* () {
    for (let count = 0; count < 40; count += 1) yield piece;
  };
  const listening = await listen(async () => ({ status: 200, headers: [], body: body() }));
  open.push(listening);
  const text = await (await fetch(listening.url)).text();
  // warnings are emitted in a later turn
  await new Promise((resolve) => setImmediate(resolve));
  process.off('warning', warn);
  expect(text).toHaveLength(40 * piece.length);
  expect(warnings).toEqual([]);
});

test('a body beyond the limit is answered with 413', async () => {
  const sandbox = createSandbox({ scenario: 'empty' });
  const listening = await sandbox.listen({ bodyLimit: 100 });
  open.push(listening);
  const signIn = (password: string) =>
    fetch(`${listening.url}/api/v1/auth/login`, {
      method: 'POST',
      body: JSON.stringify({ username: 'admin', password }),
    });
  expect((await signIn('')).status).toBe(200);
  const refused = await signIn('x'.repeat(100));
  expect(refused.status).toBe(413);
  expect(await refused.json()).toEqual({ message: 'The body is larger than 100 bytes.' });
  sandbox.close();
});
