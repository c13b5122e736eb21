import { describe, expect, test } from 'vitest';
import { hasRecordings } from '../fixtures/recordings';
import { readExchanges } from './exchange';
import { factsOf } from './facts';
import { type KnownDifference, knownDifferences, unanswered } from './known-differences';
import { nothingReplayed, replaySegment, vacanciesIn } from './replay';
import { segmentsOf } from './segments';

const namesIn = (rows: readonly KnownDifference[]) => rows.flatMap(({ of }) => of);

const exchanges = hasRecordings ? readExchanges() : [];
const passedOver = new Set(namesIn(unanswered));
const compared = exchanges.filter(({ id }) => !passedOver.has(id));

describe.runIf(hasRecordings)('requests to a real master', () => {
  test(`is answered alike: status, shape, key order and error text of ${compared.length} exchanges`, async () => {
    const all = nothingReplayed();
    // one walk used another database than the rest
    const own = factsOf(compared.filter(({ file }) => file !== 'console-walk'));
    const walked = factsOf(compared);
    for (const segment of segmentsOf(compared)) {
      const isWalk = segment.exchanges[0]?.file === 'console-walk';
      await replaySegment(all, segment, isWalk ? walked : own);
    }
    const differences = new Map([...vacanciesIn(all), ...all.found]);
    const expected = new Set(namesIn(knownDifferences));
    expect([...differences].filter(([id]) => !expected.has(id))).toEqual([]);
    // a resolved difference must leave the table
    expect([...expected].filter((id) => !differences.has(id))).toEqual([]);
    expect(all.compared).toBe(compared.length);
    expect(compared.length).toBeGreaterThan(2800);
  }, 180_000);

  test('is skipped only where there was no answer', () => {
    const silent = exchanges.filter(({ response }) => response.status === 0);
    expect(silent.map(({ id }) => id).sort()).toEqual([...passedOver].sort());
  });
});
