import { type ApiError, isApiError } from '@trainyard/sdk';
import * as calls from '@trainyard/sdk/calls';
import * as operations from '@trainyard/sdk/operations';
import { describe, expect, test } from 'vitest';
import { createStanding, type Standing } from './test/standing';
import { rowsOf, twiceRows } from './test/twice-rows';

type Operation = { id: string; method: string; retry?: string; settled?: readonly string[] };
const all: Operation[] = Object.values(operations);
const changing = all.filter(({ method }) => method !== 'GET');

/** How a call ends, as text. */
async function ended(standing: Standing, id: string, args: object): Promise<string> {
  const table: Record<string, unknown> = calls;
  const call = table[id] as (client: Standing['client'], args: object) => Promise<unknown>;
  try {
    return JSON.stringify(await call(standing.client, args));
  } catch (error) {
    if (!isApiError(error)) throw error;
    return refusalText(error);
  }
}
const refusalText = ({ status, message }: ApiError) => `${status} ${message}`;
const isRefusal = (end: string) => /^\d{3} /.test(end);

/** The same call twice: how each ends, and what the master holds before, between and after. */
async function twice(id: string) {
  const standing = await createStanding();
  const row = twiceRows[id];
  if (!row) throw new Error(`no row for ${id}`);
  await row.before?.(standing);
  const args = row.args(standing);
  const before = rowsOf(standing);
  const first = await ended(standing, id, args);
  standing.clock.advance(row.afterMs ?? 0);
  standing.world.simulation.advance(standing.clock.now());
  const once = rowsOf(standing);
  const second = await ended(standing, id, args);
  return { row, first, second, before, once, after: rowsOf(standing) };
}

const ofClass = (name: string) =>
  changing.filter(({ retry = 'read' }) => retry === name).map(({ id }) => id);

test('every call that is no GET is tried here', () => {
  expect(Object.keys(twiceRows).sort()).toEqual(changing.map(({ id }) => id).sort());
});

test.each(ofClass('read'))('%s reads', async (id) => {
  const { first, second, before, after } = await twice(id);
  expect(isRefusal(first), first).toBe(false);
  expect(second).toBe(first);
  expect(after).toEqual(before);
});

test.each(ofClass('same'))('%s may be sent twice', async (id) => {
  const { row, first, second, once, after } = await twice(id);
  expect(isRefusal(first), first).toBe(row.refused !== undefined);
  expect(isRefusal(second), second).toBe(row.refused !== undefined);
  expect(after).toEqual(once);
});

test.each(ofClass('settled'))('%s is refused the second time as its row says', async (id) => {
  const { first, second, once, after } = await twice(id);
  expect(isRefusal(first), first).toBe(false);
  const { settled = [] } = changing.find((each) => each.id === id) ?? {};
  const isTold = settled.some((text) =>
    text.startsWith('200 ') ? second.includes(text.slice(4)) : isText(second, text),
  );
  // by ids some bulk actions may come twice; what their rows say is of filters that match no more
  expect(isTold || (id.endsWith('Experiments') && second === first), second).toBe(true);
  expect(after).toEqual(once);
});
const isText = (end: string, text: string) =>
  end.startsWith(text.slice(0, 4)) && end.includes(text.slice(4));

const once = [...ofClass('look'), ...ofClass('never')];
describe('what is not to be sent twice shows when it is', () => {
  test.each(once)('%s', async (id) => {
    const { row, first, second, once: held, after } = await twice(id);
    const { refused, unseen } = row;
    // nothing is known of a second one where the first is refused by every master with agents
    if (refused)
      return expect([first, second].map((end) => end.startsWith(refused))).toEqual([true, true]);
    expect(isRefusal(first), first).toBe(false);
    const isSeen = isRefusal(second) || JSON.stringify(after) !== JSON.stringify(held);
    expect(isSeen, second).toBe(unseen === undefined);
  });
});
