import { expect, test } from 'vitest';
import { displayText, maxDisplayed } from './visible-controls';

test('a name longer than anybody reads is cut, and every other one is whole (ATK-16)', () => {
  const whole = 'x'.repeat(maxDisplayed);
  expect(displayText(whole)).toBe(whole);
  expect(displayText(`${whole}${'x'.repeat(20_000)}`)).toBe(`${whole}…`);
  expect(displayText(`a${'𝕏'.repeat(maxDisplayed)}`)).toMatch(/^a(𝕏)+…$/u);
  expect(displayText('\u202egnp.exe')).toBe('\ufffdgnp.exe');
});
