import { expect, test } from 'vitest';
import { decodeResponse } from './decode';

test('an operation the contract does not have is named', () => {
  expect(() => decodeResponse('getYou' as 'getMe', {})).toThrow(
    new TypeError('decodeResponse: the contract has no operation getYou'),
  );
  expect(() => decodeResponse('toString' as 'getMe', {})).toThrow(TypeError);
});

test('the place of an error is a path', () => {
  const tasks = { allocationIdToSummary: { 'a.b': { name: 7 } } };
  expect(() => decodeResponse('getTasks', tasks)).toThrow(
    'Failed in decoding getTasks API response. Expected a string at allocationIdToSummary.a.b.',
  );
});

test('a list with a hole is an error', () => {
  expect(() => decodeResponse('getExperimentLabels', { labels: ['a', undefined] })).toThrow(
    'Expected a string at labels[1], found nothing.',
  );
});

test('what was found is cut to a readable length', () => {
  const user = 'x'.repeat(1000);
  expect(() => decodeResponse('getMe', { user })).toThrow(
    `Expected an object at user, found "${'x'.repeat(59)}….`,
  );
});

test('the value given is left as it is', () => {
  const answer = Object.freeze({ webhooks: Object.freeze([]) });
  expect(decodeResponse('getWebhooks', answer)).toEqual({ webhooks: [] });
});
