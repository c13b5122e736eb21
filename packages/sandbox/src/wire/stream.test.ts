import { describe, expect, test } from 'vitest';
import { notFound, plainError } from '../handlers/errors';
import { toResponse } from './reply';
import { streamReply, toMasterError } from './stream';

type Steps = Array<object | Error>;

async function* play(steps: Steps): AsyncGenerator<object> {
  for (const step of steps) {
    if (step instanceof Error) throw step;
    yield step;
  }
}

const respond = async (steps: Steps, signal = new AbortController().signal) => {
  const input = { messages: play(steps), encode: JSON.stringify, hangUp: () => {} };
  return toResponse(await streamReply(input), signal);
};

describe('a stream', () => {
  test('has one line per message', async () => {
    const response = await respond([{ a: 1 }, { a: 2 }]);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.text()).toBe('{"result":{"a":1}}\n{"result":{"a":2}}\n');
  });

  test('without messages is empty and successful', async () => {
    const response = await respond([]);
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  test('that fails before its first message answers with the status', async () => {
    const response = await respond([notFound('trial', 7)]);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(
      `{"error":{"grpcCode":5,"httpCode":404,"message":"trial '7' not found","httpStatus":"Not Found","details":[]}}`,
    );
  });

  test('that fails later ends with the error, without a newline', async () => {
    const response = await respond([{ a: 1 }, plainError('access denied')]);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(
      '{"result":{"a":1}}\n{"error":{"grpcCode":2,"httpCode":500,"message":"access denied","httpStatus":"Internal Server Error","details":[]}}',
    );
  });

  test('is read only on demand, and ends when the reader leaves', async () => {
    let yielded = 0;
    let isOver = false;
    let hungUp = false;
    async function* endless() {
      try {
        for (;;) yield { made: ++yielded };
      } finally {
        isOver = true;
      }
    }
    const reply = await streamReply({
      messages: endless(),
      encode: JSON.stringify,
      hangUp: () => {
        hungUp = true;
      },
    });
    const response = toResponse(reply);
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.read();
    expect(yielded).toBeLessThan(5);
    await reader?.cancel();
    expect([isOver, hungUp]).toEqual([true, true]);
  });

  test('ends when its caller aborts', async () => {
    const caller = new AbortController();
    const response = await respond([{ a: 1 }, { a: 2 }, { a: 3 }], caller.signal);
    caller.abort(new Error('gone'));
    await expect(response.text()).rejects.toThrow('gone');
  });
});

test('an unexpected error differs from a refusal', () => {
  expect(toMasterError(new TypeError('no such thing'))).toMatchObject({
    code: 'Unknown',
    message: 'The sandbox broke: TypeError: no such thing',
  });
});
