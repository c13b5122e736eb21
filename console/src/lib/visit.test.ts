import { expect, test } from 'vitest';
import { awayMs, type Mark, readVisit, surplusVisits, type Visit, visitAt } from './visit';

const start = Date.parse('2026-06-15T12:00:00Z');
const mark = (ms: number, count = 3): Mark => ({ at: new Date(start + ms).toISOString(), count });

test('a first visit has no earlier one', () => {
  expect(visitAt(undefined, mark(0))).toEqual({ left: null, back: mark(0), seen: mark(0) });
});

test('a reload ten seconds later continues the visit', () => {
  const visit: Visit = { left: mark(-awayMs), back: mark(0), seen: mark(1_000) };
  expect(visitAt(visit, mark(11_000))).toEqual({ ...visit, seen: mark(11_000) });
});

test('half an hour away ends it', () => {
  const visit: Visit = { left: null, back: mark(0), seen: mark(1_000) };
  const now = mark(1_000 + awayMs, 5);
  expect(visitAt(visit, now)).toEqual({ left: mark(1_000), back: now, seen: now });
});

test.each([
  undefined,
  null,
  'x',
  [],
  {},
  { back: mark(0) },
  { back: { at: 'x', count: 1 }, seen: mark(0) },
])('an invalid stored visit is ignored: %j', (stored) => {
  expect(readVisit(stored)).toBeUndefined();
});

test('a stored visit is read again', () => {
  const visit: Visit = { left: mark(-1), back: mark(0), seen: mark(1) };
  expect(readVisit(JSON.parse(JSON.stringify(visit)))).toEqual(visit);
});

test('of more than fifty projects the oldest are removed', () => {
  const visits = Object.fromEntries(
    Array.from({ length: 51 }, (_, index) => [
      String(index + 10),
      { left: null, back: mark(index), seen: mark(index) },
    ]),
  );
  expect(surplusVisits(visits, 60)).toEqual(['10']);
  expect(surplusVisits(visits, 9)).toEqual(['11', '10']);
  expect(surplusVisits({}, 9)).toEqual([]);
});
