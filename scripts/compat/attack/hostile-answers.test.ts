import { expect, test } from 'vitest';
import { mended, spoilAnswer, spoiled } from './hostile-answers.mjs';

const answer = {
  experiment: {
    id: 7,
    name: 'resnet',
    state: 'STATE_RUNNING',
    startTime: '2026-11-20T09:00:00Z',
    labels: ['a', 'b'],
    numTrials: 3,
  },
  trials: [{ id: 1, hparams: { lr: 0.1, optimizer: 'sgd' } }],
};

test('texts of users become hostile, equal texts equally; other values do not change', () => {
  const { experiment, trials } = JSON.parse(spoilAnswer(JSON.stringify(answer)));
  const { name, labels, ...rest } = experiment;
  expect(name).toBe(spoiled('resnet'));
  expect(labels).toEqual([spoiled('a'), spoiled('b')]);
  const { name: _, labels: __, ...otherFields } = answer.experiment;
  expect(rest).toEqual(otherFields);
  expect(Object.keys(trials[0].hparams)).toEqual([
    spoiled('lr'),
    spoiled('optimizer'),
    '__proto__',
    'constructor',
    'toString',
  ]);
  expect(new Set(['a', 'b', 'c', 'd', 'e'].map((text) => spoiled(text).slice(1))).size).toBe(5);
});

test('every line of a stream becomes hostile', () => {
  const lines = spoilAnswer('{"message":"a"}\n{"message":"b"}\n').trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line).message)).toEqual([spoiled('a'), spoiled('b')]);
});

test('payloads are removed from requests of a page', () => {
  expect(mended(`${spoiled('a100-pool')} and ${spoiled('resnet')}`)).toBe('a100-pool and resnet');
});

test('a name can be 1 MB long', () => {
  const { model } = JSON.parse(spoilAnswer('{"model":{"name":"x"}}', { isLong: true }));
  expect(Buffer.byteLength(model.name)).toBe(2 ** 20);
});
