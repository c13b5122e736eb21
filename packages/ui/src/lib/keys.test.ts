import { expect, test } from 'vitest';
import { characterTypedBy, keyOf } from './keys';

const press = (key: string, code: string, more: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key, code, ...more });

const letters = [...'qwertyuiopasdfghjklzxcvbnm'];

test.each([
  ['Cyrillic', 'йцукенгшщзфывапролдячсмить'],
  ['Greek', 'ςερτυθιοπασδφγηξκλζχψωβνμ'],
  ['Arabic', 'ضصثقفغعهخحشسيبلاتنمئءؤرىة'],
])('the letters of a %s layout are those of a US keyboard at the same places', (name, typed) => {
  // the key of Q has no letter in Greek, and that of B types two in Arabic
  const at = {
    Cyrillic: letters,
    Greek: letters.slice(1),
    Arabic: letters.filter((l) => l !== 'b'),
  };
  const places = at[name as keyof typeof at];
  for (const [index, key] of [...typed].entries()) {
    const letter = places[index] ?? '';
    const code = `Key${letter.toUpperCase()}`;
    expect(keyOf(press(key, code))).toBe(letter);
    expect(keyOf(press(key.toUpperCase(), code, { shiftKey: true }))).toBe(letter.toUpperCase());
    expect(characterTypedBy(press(key, code))).toBe(key);
  }
});

test.each([
  ['Hebrew K', press('ל', 'KeyK'), 'k'],
  ['Hebrew slash', press('.', 'Slash'), '/'],
  ['Hebrew question mark', press('?', 'Slash', { shiftKey: true }), '?'],
  ['Russian slash', press('.', 'Slash'), '/'],
  ['Russian question mark', press(',', 'Slash', { shiftKey: true }), '?'],
  ['Russian question mark of its own', press('?', 'Digit7', { shiftKey: true }), '?'],
  ['Arabic slash', press('ظ', 'Slash'), '/'],
  ['Arabic question mark', press('؟', 'Slash', { shiftKey: true }), '?'],
  ['an Arabic digit', press('٣', 'Digit3'), '3'],
])('%s is the key that is printed in the list of shortcuts', (_, event, key) => {
  expect(keyOf(event)).toBe(key);
});

test.each([
  ['AZERTY A', press('a', 'KeyQ'), 'a'],
  ['AZERTY question mark', press('?', 'KeyM', { shiftKey: true }), '?'],
  ['AZERTY é', press('é', 'Digit2'), 'é'],
  ['Dvorak J', press('j', 'KeyC'), 'j'],
  ['Dvorak slash', press('/', 'BracketLeft'), '/'],
  ['Dvorak full stop', press('.', 'KeyE'), '.'],
  ['QWERTZ Z', press('z', 'KeyY'), 'z'],
  ['a US slash', press('/', 'Slash'), '/'],
  ['Enter', press('Enter', 'Enter'), 'Enter'],
  ['Space', press(' ', 'Space'), ' '],
])('a Latin layout keeps its own keys: %s', (_, event, key) => {
  expect(keyOf(event)).toBe(key);
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'no key counts while an input method composes: %j',
  (composed) => {
    for (const key of ['Enter', 'Escape', 'ArrowDown', 'j']) {
      expect(keyOf(press(key, '', composed))).toBe('');
      expect(characterTypedBy(press(key, '', composed))).toBe('');
    }
  },
);
