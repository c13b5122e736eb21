import { expect, test } from 'vitest';
import { manualClock } from '../lib/clock';
import { createSandbox } from '../sandbox';
import { testStart } from '../test/fixtures/test-master';

const openSandbox = (control: boolean) =>
  createSandbox({ scenario: 'empty', clock: manualClock(testStart), control });

const requestTo = (path: string, init?: RequestInit) => new Request(`http://sandbox${path}`, init);
const post = (body: unknown) =>
  requestTo('/sandbox/faults', { method: 'POST', body: JSON.stringify(body) });

test('faults are set, listed and cleared by requests', async () => {
  const { fetch } = openSandbox(true);
  const set = await fetch(post({ faults: ['drop=getMaster', 'slow=getUsers'] }));
  expect(await set.json()).toEqual({ faults: ['drop=getMaster', 'slow=getUsers'] });
  await expect(fetch(requestTo('/api/v1/master'))).rejects.toThrow('The connection was dropped');
  const listed = await fetch(requestTo('/sandbox/faults'));
  expect(await listed.json()).toEqual({ faults: ['drop=getMaster', 'slow=getUsers'] });
  await fetch(requestTo('/sandbox/faults', { method: 'DELETE' }));
  expect((await fetch(requestTo('/api/v1/master'))).status).toBe(200);
});

test.each([
  [{ faults: ['flood'] }, 'There is no fault "flood"'],
  [{ faults: 'drop' }, 'The body has to be'],
  [{}, 'The body has to be'],
])('%j is rejected with a sentence', async (body, sentence) => {
  const { fetch } = openSandbox(true);
  const response = await fetch(post(body));
  expect(response.status).toBe(400);
  expect((await response.json()).message).toContain(sentence);
});

test('the control path accepts three methods', async () => {
  const { fetch } = openSandbox(true);
  expect((await fetch(requestTo('/sandbox/faults', { method: 'PUT', body: '{}' }))).status).toBe(
    405,
  );
});

test('without the option, the path is unknown to the master', async () => {
  const { fetch } = openSandbox(false);
  expect((await fetch(post({ faults: ['drop'] }))).status).toBe(401);
});
