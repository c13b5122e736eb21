import { expect, test } from 'vitest';
import { displayName } from './display-name';

test.each([
  [{ displayName: 'Ada Lovelace', username: 'ada' }, 'Ada Lovelace'],
  [{ displayName: '', username: 'ada' }, 'ada'],
  [{ username: 'ada' }, 'ada'],
  [{ displayName: '', username: '' }, 'Unavailable'],
  [undefined, 'Unavailable'],
  [null, 'Unavailable'],
])('the name of %j is "%s"', (user, name) => {
  expect(displayName(user)).toBe(name);
});
