import { describe, expect, test } from 'vitest';
import { hasRecordings, recordingsOf } from '../fixtures/recordings';
import { readExchanges } from '../recorded/exchange';
import { factsOf } from '../recorded/facts';
import { nothingReplayed, replaySegment, vacanciesIn } from '../recorded/replay';
import { segmentsOf } from '../recorded/segments';
import { basic, done038, doneOfRoles, isOfRoles, planAt038, withRoles } from './recorded-masters';

const directory = recordingsOf('0.38.1');
const exchanges = hasRecordings ? readExchanges(directory) : [];

const masters = [
  { of: basic, done: done038, own: exchanges.filter((each) => !isOfRoles(each)) },
  { of: withRoles, done: doneOfRoles, own: exchanges.filter(isOfRoles) },
];

describe.runIf(hasRecordings)('requests to a real 0.38.1 master', () => {
  test(`is answered alike: ${exchanges.length} exchanges`, async () => {
    const all = nothingReplayed();
    for (const { of, done, own } of masters) {
      const facts = factsOf(own);
      // the only recorded trial of its search is not the first
      facts.trials.delete(10);
      for (const segment of segmentsOf(own, planAt038, done)) {
        await replaySegment(all, segment, facts, of);
      }
    }
    expect([...vacanciesIn(all), ...all.found]).toEqual([]);
    expect(all.compared).toBe(exchanges.length);
    expect(exchanges.length).toBeGreaterThan(950);
  }, 180_000);
});
