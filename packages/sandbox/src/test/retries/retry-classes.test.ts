import { type ApiError, isApiError } from '@trainyard/sdk';
import * as calls from '@trainyard/sdk/calls';
import * as operations from '@trainyard/sdk/operations';
import { describe, expect, test } from 'vitest';
import { createFixture, type Fixture } from './prepared-calls';
import { repeatedCalls, rowsOf } from './repeated-calls';

type Operation = { id: string; method: string; retry?: string; repeatRefusals?: readonly string[] };
const all: Operation[] = Object.values(operations);
const changing = all.filter(({ method }) => method !== 'GET');

/** The result of a call, as text. */
async function ended(fixture: Fixture, id: string, args: object): Promise<string> {
  const table: Record<string, unknown> = calls;
  const call = table[id] as (client: Fixture['client'], args: object) => Promise<unknown>;
  try {
    return JSON.stringify(await call(fixture.client, args));
  } catch (error) {
    if (!isApiError(error)) throw error;
    return refusalText(error);
  }
}
const refusalText = ({ status, message }: ApiError) => `${status} ${message}`;
const isRefusal = (end: string) => /^\d{3} /.test(end);

/**
 * Sends the same call twice: returns both results, and the state of the master before, between and
 * after.
 */
async function twice(id: string) {
  const fixture = await createFixture();
  const row = repeatedCalls[id];
  if (!row) throw new Error(`no row for ${id}`);
  await row.before?.(fixture);
  const args = row.args(fixture);
  const before = rowsOf(fixture);
  const first = await ended(fixture, id, args);
  fixture.clock.advance(row.afterMs ?? 0);
  fixture.masterState.simulation.advance(fixture.clock.now());
  const once = rowsOf(fixture);
  const second = await ended(fixture, id, args);
  return { row, first, second, before, once, after: rowsOf(fixture) };
}

const ofClass = (name: string) =>
  changing.filter(({ retry = 'read' }) => retry === name).map(({ id }) => id);

test('every call except GET is tried here', () => {
  expect(Object.keys(repeatedCalls).sort()).toEqual(changing.map(({ id }) => id).sort());
});

test.each(ofClass('read'))('%s reads', async (id) => {
  const { first, second, before, after } = await twice(id);
  expect(isRefusal(first), first).toBe(false);
  expect(second).toBe(first);
  expect(after).toEqual(before);
});

test.each(ofClass('idempotent'))('%s may be sent twice', async (id) => {
  const { row, first, second, once, after } = await twice(id);
  expect(isRefusal(first), first).toBe(row.refused !== undefined);
  expect(isRefusal(second), second).toBe(row.refused !== undefined);
  expect(after).toEqual(once);
});

test.each(ofClass('conflict-if-repeated'))(
  '%s is refused the second time as its row states',
  async (id) => {
    const { first, second, once, after } = await twice(id);
    expect(isRefusal(first), first).toBe(false);
    const { repeatRefusals = [] } = changing.find((each) => each.id === id) ?? {};
    const isReported = repeatRefusals.some((text) =>
      text.startsWith('200 ') ? second.includes(text.slice(4)) : isText(second, text),
    );
    // by ids some bulk actions may be repeated; their rows describe filters that no longer match
    expect(isReported || (id.endsWith('Experiments') && second === first), second).toBe(true);
    expect(after).toEqual(once);
  },
);
const isText = (end: string, text: string) =>
  end.startsWith(text.slice(0, 4)) && end.includes(text.slice(4));

const once = [...ofClass('check-first'), ...ofClass('unsafe')];
describe('repeating a call that must not be repeated has a visible effect', () => {
  test.each(once)('%s', async (id) => {
    const { row, first, second, once: stateOnce, after } = await twice(id);
    const { refused, unseen } = row;
    // the effect of repeating a call is unknown if every master with agents refuses the first
    if (refused)
      return expect([first, second].map((end) => end.startsWith(refused))).toEqual([true, true]);
    expect(isRefusal(first), first).toBe(false);
    const isSeen = isRefusal(second) || JSON.stringify(after) !== JSON.stringify(stateOnce);
    expect(isSeen, second).toBe(unseen === undefined);
  });
});
