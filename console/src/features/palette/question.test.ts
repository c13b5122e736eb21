import { expect, test } from 'vitest';
import { asksFor, readQuestion } from './question';

test('plain words are looked for in names', () => {
  expect(readQuestion('  ResNet  lr ')).toEqual({
    words: ['resnet', 'lr'],
    kinds: [],
    states: [],
    owner: undefined,
    id: undefined,
  });
});

test('kinds, states and people are taken out of a sentence', () => {
  expect(readQuestion('show me the failed experiments by jtan with resnet')).toMatchObject({
    words: ['resnet'],
    kinds: ['experiment'],
    states: ['STATE_ERROR'],
    owner: 'jtan',
  });
  expect(readQuestion('my paused runs')).toMatchObject({
    words: [],
    kinds: ['experiment'],
    states: ['STATE_PAUSED'],
    owner: 'me',
  });
});

test('a number is an id', () => {
  expect(readQuestion('trial 42')).toMatchObject({ id: 42, kinds: ['trial'] });
  expect(readQuestion('#7').id).toBe(7);
  expect(readQuestion('7 8').id).toBeUndefined();
});

test('without a kind any kind will do', () => {
  expect(asksFor(readQuestion('bert'), 'model')).toBe(true);
  expect(asksFor(readQuestion('workspace bert'), 'model')).toBe(false);
});
