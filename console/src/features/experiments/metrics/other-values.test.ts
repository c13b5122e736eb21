import { expect, test } from 'vitest';
import { otherValuesText } from './other-values';

const pairOf = (name: string) => ({ title: name, metrics: [{ group: 'validation', name }] });

const summary = {
  validation_metrics: {
    phase: { type: 'string', last: 'phase-20' },
    done: { type: 'boolean', last: false },
    shape: { type: 'object', last: { rows: 3 } },
    loss: { type: 'number', last: 1, count: 1, sum: 1, min: 1, max: 1 },
  },
};

test.each([
  ['phase', 'Text values, latest: phase-20'],
  ['done', 'True or false, latest: false'],
  ['shape', 'Structured values, latest: {"rows":3}'],
  ['loss', undefined],
  ['other', undefined],
])('the chart of %s says %s (PR13)', (name, text) => {
  expect(otherValuesText(pairOf(name), summary)).toBe(text);
});
