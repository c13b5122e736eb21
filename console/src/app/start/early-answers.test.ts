import { expect, onTestFinished, test, vi } from 'vitest';
import { takeEarlyAnswer } from './early-answers';

const url = 'http://master.test/api/v1/me';
const request = (init: RequestInit = {}) =>
  new Request(url, { headers: { authorization: 'Bearer mine' }, ...init });

/** Stores an answer as the early script does. */
function keep(answer: Promise<Response>) {
  const cancel = vi.fn();
  globalThis.earlyAnswers = new Map([[url, { authorization: 'Bearer mine', answer, cancel }]]);
  onTestFinished(() => {
    globalThis.earlyAnswers = undefined;
  });
  return cancel;
}

test('an early answer is used once', async () => {
  keep(Promise.resolve(new Response('early')));
  expect(await (await takeEarlyAnswer(request()))?.text()).toBe('early');
  expect(takeEarlyAnswer(request())).toBeUndefined();
});

test('another user does not get it', () => {
  const cancel = keep(Promise.resolve(new Response('early')));
  const headers = { authorization: 'Bearer other' };
  expect(takeEarlyAnswer(request({ headers }))).toBeUndefined();
  expect(cancel).toHaveBeenCalledOnce();
  expect(takeEarlyAnswer(request())).toBeUndefined();
});

test('a write does not get it', () => {
  keep(Promise.resolve(new Response('early')));
  expect(takeEarlyAnswer(request({ method: 'POST' }))).toBeUndefined();
});

test.each([
  ['a refusal', () => Promise.resolve(new Response('', { status: 503 }))],
  ['no answer', () => Promise.reject(new TypeError('no network'))],
])('after %s the call is sent as usual', async (_, answer) => {
  vi.stubGlobal('fetch', async () => new Response('usual'));
  keep(answer());
  expect(await (await takeEarlyAnswer(request()))?.text()).toBe('usual');
});

test('a call that is canceled cancels the early request', () => {
  const cancel = keep(new Promise(() => undefined));
  const controller = new AbortController();
  void takeEarlyAnswer(request({ signal: controller.signal }));
  controller.abort();
  expect(cancel).toHaveBeenCalledOnce();
});
