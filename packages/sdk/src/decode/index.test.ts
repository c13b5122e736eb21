import { expect, test } from 'vitest';
import { decodeResponse } from './';

test('an unknown operation is named', () => {
  for (const id of ['getYou', 'toString', 'constructor', '__proto__', 'default']) {
    const thrown = () => decodeResponse(id as 'getMe', {});
    expect(thrown).toThrow(`decodeResponse: the contract has no operation ${id}`);
    expect(thrown).toThrow(expect.objectContaining({ type: 'input', level: 'error' }));
  }
});

const nested = (depth: number) => JSON.parse(`${'{"a":'.repeat(depth)}"NaN"${'}'.repeat(depth)}`);

test('a value that is nested too deeply is an error, at any place', () => {
  const files = JSON.parse(`${'{"files":['.repeat(1e5)}${']}'.repeat(1e5)}`);
  for (const answer of [{ user: nested(1e5) }, { user: [nested(1e5)] }, files]) {
    const thrown = () => decodeResponse('getModelDefTree', answer);
    expect(thrown).toThrow('Failed in decoding getModelDefTree API response. It is nested too');
    expect(thrown).toThrow(expect.objectContaining({ type: 'apiBadResponse', level: 'fatal' }));
  }
});

test('a value outside JSON is an error', () => {
  expect(() => decodeResponse('getMe', { user: () => 7 })).toThrow('It is no JSON value.');
});

test('keys with the names of prototype members stay data', () => {
  const config = JSON.parse('{"__proto__":{"isAdmin":true},"lr":0.1}');
  const decoded = decodeResponse('getMasterConfig', { config });
  expect(Object.keys(decoded.config ?? {})).toEqual(['__proto__', 'lr']);
  expect(decoded.config).not.toHaveProperty('isAdmin');
  expect(Object.getPrototypeOf(decoded.config)).toBe(Object.prototype);
});

test('a message that every 200 carries is never null; one that only some carry may be', () => {
  for (const answer of [{}, { experiment: null }])
    expect(() => decodeResponse('getExperiment', answer)).toThrow(
      'Failed in decoding getExperiment API response. Expected an object at experiment, found',
    );
  const rows = { experiments: [{ experiment: null, bestTrial: null }], pagination: {} };
  expect(() => decodeResponse('searchExperiments', rows)).toThrow(
    'Expected an object at experiments[0].experiment, found null.',
  );
  expect(decodeResponse('getCurrentTrialSearcherOperation', {}).op).toBeNull();
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

test('the value found is cut to a readable length', () => {
  const user = 'x'.repeat(1000);
  expect(() => decodeResponse('getMe', { user })).toThrow(
    `Expected an object at user, found "${'x'.repeat(59)}….`,
  );
});

test('the given value is not changed', () => {
  const answer = Object.freeze({ webhooks: Object.freeze([]) });
  expect(decodeResponse('getWebhooks', answer)).toEqual({ webhooks: [] });
});
