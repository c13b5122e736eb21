import { expect, test } from 'vitest';
import { chosenIn, defaultOf, isFeatureOn } from './feature-flags';

type FlagInput = Parameters<typeof isFeatureOn>[1];
const nowhere: FlagInput = { master: [], setting: undefined, search: '' };

test('the link decides, then the user, then the master, then the default', () => {
  const isOn = (change: Partial<FlagInput>) => isFeatureOn('rp_binding', { ...nowhere, ...change });
  expect(isOn({})).toBe(true);
  expect(isOn({ master: ['-rp_binding'] })).toBe(false);
  expect(isOn({ master: ['-rp_binding'], setting: true })).toBe(true);
  expect(isOn({ master: ['rp_binding'], setting: false })).toBe(false);
  expect(isOn({ setting: false, search: '?f_rp_binding=on' })).toBe(true);
  expect(isOn({ setting: true, search: '?f_rp_binding=maybe' })).toBe(true);
});

test('a flag that cannot be turned off is on for all users', () => {
  const off = { master: ['-chart'], setting: false, search: '?f_chart=off' };
  expect(isFeatureOn('chart', off)).toBe(true);
});

test('without a choice of the user the setting of the master applies', () => {
  expect(defaultOf('rp_binding', ['-rp_binding'])).toBe(false);
  expect(defaultOf('rp_binding', [])).toBe(true);
});

test('a choice is a yes or a no', () => {
  expect(chosenIn({ 'global-features': { rp_binding: false } }, 'rp_binding')).toBe(false);
  expect(chosenIn({ 'global-features': { rp_binding: null } }, 'rp_binding')).toBeUndefined();
  expect(chosenIn({ 'global-features': { rp_binding: 'no' } }, 'rp_binding')).toBeUndefined();
});
