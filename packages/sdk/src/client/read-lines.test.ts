import { describe, expect, test } from 'vitest';
import { createTransport, isAborted, isApiError, trialLogs } from '../calls';
import { readLines } from './read-lines';

const encode = (text: string) => new TextEncoder().encode(text);
const log = (id: string, message: string) => ({
  id,
  timestamp: '2026-11-20T07:00:00Z',
  message,
  level: 'LOG_LEVEL_INFO',
  trialId: 7,
  log: message,
});
const line = (id: string, message: string) => JSON.stringify({ result: log(id, message) });

/** A body with these chunks, and a flag that shows whether it was canceled. */
function bodyOf(chunks: Array<Uint8Array | Error>) {
  const rest = [...chunks];
  const state = { isCanceled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const next = rest.shift();
        if (next === undefined) controller.close();
        else if (next instanceof Error) controller.error(next);
        else controller.enqueue(next);
      },
      cancel() {
        state.isCanceled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, state };
}

const clientFor = (body: BodyInit, init?: ResponseInit) =>
  createTransport({ baseUrl: 'http://master', fetch: async () => new Response(body, init) });

/** The received messages, and the error that ended them. */
async function drain(body: BodyInit, init?: ResponseInit) {
  const messages: string[] = [];
  try {
    for await (const each of trialLogs(clientFor(body, init), { trialId: 7 }))
      messages.push(each.message);
    return { messages, error: undefined };
  } catch (error) {
    return { messages, error };
  }
}

async function linesOf(chunks: Uint8Array[]) {
  const lines: string[] = [];
  for await (const batch of readLines(bodyOf(chunks).body)) lines.push(...batch);
  return lines.filter((each) => each !== '');
}

describe('lines of bytes', () => {
  // characters of one to four bytes, a carriage return, an empty line, no newline at the end
  const text = 'épochs: 3\r\n{"a":"π ≈ 3"}\n\n🚆 leaves\nlast ü';
  const lines = ['épochs: 3\r', '{"a":"π ≈ 3"}', '🚆 leaves', 'last ü'];
  const bytes = encode(text);

  test('split once, at any byte', async () => {
    for (let at = 0; at <= bytes.length; at++)
      expect(await linesOf([bytes.slice(0, at), bytes.slice(at)])).toEqual(lines);
  });

  test('split twice, at any bytes', async () => {
    for (let first = 0; first <= bytes.length; first++)
      for (let second = first; second <= bytes.length; second += 3) {
        const cuts = [bytes.slice(0, first), bytes.slice(first, second), bytes.slice(second)];
        expect(await linesOf(cuts)).toEqual(lines);
      }
  });

  test('byte by byte, and all at once', async () => {
    expect(await linesOf(Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(lines);
    expect(await linesOf([bytes])).toEqual(lines);
    expect(await linesOf([])).toEqual([]);
  });
});

describe('messages', () => {
  const three = [line('1', 'first'), line('2', 'zwölf 🚆'), line('3', 'third')];
  const texts = ['first', 'zwölf 🚆', 'third'];

  test.each([
    ['with a newline after each', three.map((each) => `${each}\n`).join('')],
    ['without the last newline', three.join('\n')],
    ['with empty lines and carriage returns', `\n${three.join('\r\n\r\n')}\r\n\n`],
  ])('%s', async (_, text) => {
    expect(await drain(text)).toEqual({ messages: texts, error: undefined });
  });

  test('split at any byte of a chunk', async () => {
    const bytes = encode(`${three.join('\n')}\n`);
    for (let at = 0; at <= bytes.length; at += 7) {
      const { body } = bodyOf([bytes.slice(0, at), bytes.slice(at)]);
      expect(await drain(body)).toEqual({ messages: texts, error: undefined });
    }
  });

  test('none', async () => {
    expect(await drain('')).toEqual({ messages: [], error: undefined });
  });

  test('a line longer than a chunk', async () => {
    const long = 'x'.repeat(100_000);
    const bytes = encode(`${line('1', long)}\n${line('2', 'short')}\n`);
    const chunks = Array.from({ length: 100 }, (_, index) =>
      bytes.slice((index * bytes.length) / 100, ((index + 1) * bytes.length) / 100),
    );
    expect((await drain(bodyOf(chunks).body)).messages).toEqual([long, 'short']);
  });
});

describe('a stream with an error', () => {
  const first = `${line('1', 'first')}\n`;
  const wire = {
    grpcCode: 5,
    httpCode: 404,
    message: "task 'x' not found",
    httpStatus: 'Not Found',
  };
  const errorLine = JSON.stringify({ error: { ...wire, details: [] } });

  test('with an error as the last line of a 200 answer', async () => {
    const { messages, error } = await drain(first + errorLine);
    expect(messages).toEqual(['first']);
    expect(isApiError(error)).toBe(true);
    expect(error).toMatchObject({ type: 'api', level: 'error', operation: 'trialLogs' });
    expect(error).toMatchObject({
      status: 404,
      code: 5,
      reason: 'NotFound',
      message: "task 'x' not found",
    });
  });

  test.each([
    [401, 16, 'auth', 'fatal', 'Unauthenticated'],
    [403, 7, 'api', 'error', 'PermissionDenied'],
    [500, 2, 'api', 'error', 'Unknown'],
    [503, 14, 'server', 'error', 'Unavailable'],
  ])('with a last line of status %i', async (httpCode, grpcCode, type, level, reason) => {
    const text = JSON.stringify({ error: { ...wire, httpCode, grpcCode, details: [] } });
    const { error } = await drain(first + text);
    expect(error).toMatchObject({ type, level, status: httpCode, code: grpcCode, reason });
  });

  test('refused before the first line, in either shape', async () => {
    const status = { status: 404, statusText: 'Not Found' };
    expect((await drain(errorLine, status)).error).toMatchObject({
      type: 'api',
      status: 404,
      code: 5,
      reason: 'NotFound',
      message: "task 'x' not found",
    });
    const unary = '{"error":{"code":3,"reason":"InvalidArgument","error":"type mismatch"}}';
    expect((await drain(unary, { status: 400 })).error).toMatchObject({
      type: 'api',
      status: 400,
      code: 3,
      reason: 'InvalidArgument',
      message: 'type mismatch',
    });
  });

  test.each([
    [
      'a broken line',
      '{"result":{"id"\n',
      'Expected a JSON object per line, found "{\\"result\\":{\\"id\\"".',
    ],
    ['a page', '<!doctype html>\n', 'Expected a JSON object per line, found "<!doctype html>".'],
    ['no envelope', '{"id":"1"}\n', 'Expected an object at result, found nothing.'],
    ['no object', '7\n', 'Expected an object at result, found 7.'],
    ['a wrong field', '{"result":{"id":7}}\n', 'Expected a string at result.id, found 7.'],
  ])('%s is an error, never skipped', async (_, text, detail) => {
    const { body, state } = bodyOf([encode(first + text + first), encode(first)]);
    const { messages, error } = await drain(body);
    expect(messages).toEqual(['first']);
    expect(error).toMatchObject({
      type: 'apiBadResponse',
      level: 'fatal',
      operation: 'trialLogs',
      message: `Failed in decoding trialLogs API response. ${detail}`,
    });
    expect(state.isCanceled).toBe(true);
  });

  test('a cut inside a line', async () => {
    const { messages, error } = await drain(`${first}{"resu`);
    expect(messages).toEqual(['first']);
    expect(error).toMatchObject({ type: 'apiBadResponse', operation: 'trialLogs' });
  });

  test('a lost connection', async () => {
    const cause = new TypeError('terminated');
    const { messages, error } = await drain(bodyOf([encode(first), cause]).body);
    expect(messages).toEqual(['first']);
    expect(error).toMatchObject({ type: 'server', cause, operation: 'trialLogs' });
  });
});

describe('leaving a stream', () => {
  const many = ['1', '2', '3', '4'].map((id) => `${line(id, id)}\n`);

  test('early cancels the body', async () => {
    const { body, state } = bodyOf(many.map(encode));
    for await (const each of trialLogs(clientFor(body), { trialId: 7 }))
      if (each.message === '2') break;
    expect(state.isCanceled).toBe(true);
  });

  test('at its end does not cancel it', async () => {
    const { body, state } = bodyOf(many.map(encode));
    expect((await drain(body)).messages).toEqual(['1', '2', '3', '4']);
    expect(state.isCanceled).toBe(false);
  });

  test('by the signal ends it, also inside a chunk', async () => {
    const { body, state } = bodyOf([encode(many.join('')), encode(many.join(''))]);
    const controller = new AbortController();
    const messages: string[] = [];
    const read = async () => {
      const options = { signal: controller.signal };
      for await (const each of trialLogs(clientFor(body), { trialId: 7 }, options)) {
        messages.push(each.message);
        if (each.message === '2') controller.abort();
      }
    };
    const error = await read().catch((thrown: unknown) => thrown);
    expect(isAborted(error)).toBe(true);
    expect(isApiError(error)).toBe(false);
    expect(messages).toEqual(['1', '2']);
    expect(state.isCanceled).toBe(true);
  });

  test('by the signal while the answer arrives', async () => {
    const controller = new AbortController();
    const { body, state } = bodyOf(many.map(encode));
    const client = createTransport({
      baseUrl: 'http://master',
      fetch: async () => {
        controller.abort();
        return new Response(body);
      },
    });
    const next = trialLogs(client, { trialId: 7 }, { signal: controller.signal }).next();
    expect(isAborted(await next.catch((thrown: unknown) => thrown))).toBe(true);
    expect(state.isCanceled).toBe(true);
  });

  test('by the signal while nothing arrives', async () => {
    const controller = new AbortController();
    const silent = new ReadableStream<Uint8Array>({ pull: () => new Promise(() => undefined) });
    const options = { signal: controller.signal };
    const next = trialLogs(clientFor(silent), { trialId: 7 }, options).next();
    const settled = next.catch((thrown: unknown) => thrown);
    // lets the request start first
    await new Promise((resolve) => setImmediate(resolve));
    controller.abort();
    expect(isAborted(await settled)).toBe(true);
  });

  test('a missing required argument fails at the first message, before any request', async () => {
    const client = createTransport({
      baseUrl: 'http://master',
      fetch: () => Promise.reject(new Error('no request was expected')),
    });
    const first = trialLogs(client, { trialId: null as never }).next();
    await expect(first).rejects.toMatchObject({
      type: 'input',
      message: 'Required parameter trialId was null or undefined when calling trialLogs',
    });
  });
});
