import { expect, test } from 'vitest';
import { fuzzyMatch, wordSpans } from './fuzzy';

const score = (query: string, text: string) => fuzzyMatch(query, text)?.score ?? 0;
const marked = (query: string, text: string) =>
  fuzzyMatch(query, text)?.spans.map(([start, end]) => text.slice(start, end));

test('a prefix beats the start of a word, which beats the middle, which beats gaps', () => {
  const scores = [
    score('exp', 'experiment'),
    score('exp', 'goto experiment'),
    score('exp', 'unexpected'),
    score('exp', 'elxp'),
  ];
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(new Set(scores).size).toBe(4);
});

test('some letters may be missing, but not most of them', () => {
  expect(marked('exprment', 'experiment')).toEqual(['exp', 'r', 'ment']);
  expect(fuzzyMatch('xt', 'experiment')).toBeNull();
  expect(fuzzyMatch('xyz', 'experiment')).toBeNull();
});

test('initials of words count, also inside one name', () => {
  expect(marked('pt', 'pauseTrial')).toEqual(['p', 'T']);
  expect(marked('fe', 'launch fromExperiments')).toEqual(['f', 'E']);
});

test('an empty query matches everything and marks nothing', () => {
  expect(fuzzyMatch('', 'cluster')).toEqual({ score: 1, spans: [] });
});

test('a letter that gets longer in lower case does not shift the marks', () => {
  expect(fuzzyMatch('stanbul', 'İstanbul')).toEqual({ score: 0.5, spans: [] });
});

test('all words must match, at any position', () => {
  expect(wordSpans(['lr', 'resnet'], 'resnet50-lr-sweep')).toEqual([
    [0, 6],
    [9, 11],
  ]);
  expect(wordSpans(['lr', 'bert'], 'resnet50-lr-sweep')).toBeNull();
});
