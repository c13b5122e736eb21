import { expect, test } from 'vitest';
import { includesKind, parseQuery } from './parse-query';

test('plain words are searched for in names', () => {
  expect(parseQuery('  ResNet  lr ')).toEqual({
    words: ['resnet', 'lr'],
    kinds: [],
    states: [],
    owner: undefined,
    id: undefined,
  });
});

test('kinds, states and users are parsed from a sentence', () => {
  expect(parseQuery('show me the failed experiments by jtan with resnet')).toMatchObject({
    words: ['resnet'],
    kinds: ['experiment'],
    states: ['STATE_ERROR'],
    owner: 'jtan',
  });
  expect(parseQuery('my paused runs')).toMatchObject({
    words: [],
    kinds: ['experiment'],
    states: ['STATE_PAUSED'],
    owner: 'me',
  });
});

test('a number is an id', () => {
  expect(parseQuery('trial 42')).toMatchObject({ id: 42, kinds: ['trial'] });
  expect(parseQuery('#7').id).toBe(7);
  expect(parseQuery('7 8').id).toBeUndefined();
});

test('without a kind any kind will do', () => {
  expect(includesKind(parseQuery('bert'), 'model')).toBe(true);
  expect(includesKind(parseQuery('workspace bert'), 'model')).toBe(false);
});
