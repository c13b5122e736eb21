import { expect, test } from 'vitest';
import { defaultOf, isFeatureOn } from './feature-switches';

const nowhere = { master: [], setting: undefined, search: '' };

test('the link decides, then the person, then the master, then what is built in', () => {
  expect(isFeatureOn('rp_binding', nowhere)).toBe(true);
  expect(isFeatureOn('rp_binding', { ...nowhere, master: ['-rp_binding'] })).toBe(false);
  expect(isFeatureOn('chart', { ...nowhere, master: ['chart'] })).toBe(true);
  expect(isFeatureOn('chart', { ...nowhere, master: ['chart'], setting: false })).toBe(false);
  expect(isFeatureOn('chart', { ...nowhere, setting: false, search: '?f_chart=on' })).toBe(true);
  expect(isFeatureOn('chart', { ...nowhere, setting: true, search: '?f_chart=maybe' })).toBe(true);
});

test('without a choice the master is asked', () => {
  expect(defaultOf('explist_v2', ['explist_v2'])).toBe(true);
  expect(defaultOf('explist_v2', [])).toBe(false);
});
