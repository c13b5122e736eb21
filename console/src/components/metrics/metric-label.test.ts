import { expect, test } from 'vitest';
import { badgeOf, metricKeyLabel, metricLabel, visibleName } from './metric-label';
import { metricTree } from './metric-tree';

test('the kind of a metric is named the same way everywhere (E14.10)', () => {
  expect(['training', 'validation', 'inference'].map(badgeOf)).toEqual(['T', 'V', 'inference']);
  expect(metricLabel({ group: 'validation', name: 'loss' })).toBe('[V] loss');
  expect(metricKeyLabel('validation|validation_loss')).toBe('[V] validation_loss');
  expect(metricKeyLabel('inference|my loss')).toBe('[inference] my loss');
  expect(metricKeyLabel('validation|')).toBe('[V] ""');
  // a group of the training code may contain a space
  expect(metricKeyLabel('my group|loss')).toBe('[my group] loss');
});

test('a metric without a visible name has one in quotes (PR13)', () => {
  expect(['', ' ', 'loss '].map(visibleName)).toEqual(['""', '" "', 'loss ']);
  const leaves = metricTree([
    { group: 'validation', name: '' },
    { group: 'validation', name: ' ' },
    { group: 'validation', name: 'loss' },
  ]).flatMap(({ files }) => files.map(({ name }) => name));
  expect(leaves).toEqual(['""', '" "', 'loss']);
});
