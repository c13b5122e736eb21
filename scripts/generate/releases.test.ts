import { expect, test } from 'vitest';
import { abilitiesIn } from './releases';

test('abilities are read with their comments', () => {
  const source = `
    const abilities = {
      /** a job is put
       * ahead */
      queuePositions: 'before 0.38',
      /** trials in one list */
      runs: 'since 0.38',
    }`;
  expect(abilitiesIn(source)).toEqual([
    { name: 'queuePositions', about: 'a job is put ahead', since: 'before' },
    { name: 'runs', about: 'trials in one list', since: 'since' },
  ]);
});

test('a source without abilities is an error', () => {
  expect(() => abilitiesIn('const abilities = {};')).toThrow('no ability was found');
});
