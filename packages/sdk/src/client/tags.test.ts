import { expect, test } from 'vitest';
import { doTagsMeet, resolveTags } from './tags';

const one = ['experiment {experimentId}', 'job'];
const several = ['experiment {experimentIds}'];

test('an id is an argument of the path, else a field of the body', () => {
  expect(resolveTags(one, { experimentId: 7 })).toEqual(['experiment 7', 'job']);
  expect(resolveTags(one, { body: { experimentId: 7 } })).toEqual(['experiment 7', 'job']);
  expect(resolveTags(['model {name}'], { name: 'a b' })).toEqual(['model a b']);
});

test('a tag that has its id stays as it is', () => {
  expect(resolveTags(['experiment 9', 'job'], { experimentId: 7 })).toEqual([
    'experiment 9',
    'job',
  ]);
});

test('a tag may depend on a field of the body', () => {
  const tags = ['experiment {experimentId}', 'job when resources'];
  const tagsWith = (body?: object) => resolveTags(tags, { experimentId: 7, body });
  expect(tagsWith({ resources: { priority: 3 } })).toEqual(['experiment 7', 'job']);
  expect(tagsWith({ notes: '' })).toEqual(['experiment 7']);
  // without the argument the id is unknown
  expect(tagsWith({})).toEqual(['experiment 7', 'job']);
  expect(tagsWith()).toEqual(['experiment 7', 'job']);
});

test('a list gives one tag per id', () => {
  const body = { experimentIds: [7, 9] };
  expect(resolveTags(several, { body })).toEqual(['experiment 7', 'experiment 9']);
});

test.each([
  ['an argument that is unset', one, undefined],
  ['an empty text', one, { experimentId: '' }],
  ['an empty list', several, { body: { experimentIds: [] } }],
  ['filters, which select instead of ids', several, { body: { experimentIds: [7], filters: {} } }],
])('%s stands for all of the resource', (_, tags, args) => {
  expect(resolveTags(tags, args)[0]).toBe('experiment');
});

test.each([
  ['experiment 7', 'experiment 7', true],
  ['experiment 7', 'experiment 70', false],
  ['experiment', 'experiment 7', true],
  ['experiment 7', 'experiment', true],
  ['experiment', 'experiments', false],
  ['job', 'experiment', false],
  ['job', '*', true],
])('%s and %s', (readTags, changed, isStale) => {
  expect(doTagsMeet(['user', readTags], [changed, 'log'])).toBe(isStale);
});
