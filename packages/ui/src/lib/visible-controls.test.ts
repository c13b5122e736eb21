import { expect, test } from 'vitest';
import { longestShown, shownName } from './visible-controls';

test('a name longer than anybody reads is cut, and every other one is whole (ATK-16)', () => {
  const whole = 'x'.repeat(longestShown);
  expect(shownName(whole)).toBe(whole);
  expect(shownName(`${whole}${'x'.repeat(20_000)}`)).toBe(`${whole}…`);
  expect(shownName(`a${'𝕏'.repeat(longestShown)}`)).toMatch(/^a(𝕏)+…$/u);
  expect(shownName('\u202egnp.exe')).toBe('\ufffdgnp.exe');
});
