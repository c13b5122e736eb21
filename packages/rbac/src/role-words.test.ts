import { expect, test } from 'vitest';
import { roleWords } from './role-words';
import { wireRole } from './roles';
import { rolesOf } from './roles-038';

test.each(['0.23.4', '0.38.1'])(
  'every role of %s has a line and the number of its permissions',
  (version) => {
    for (const role of rolesOf(version)) {
      const words = roleWords(wireRole(role));
      expect(words).toMatch(/^[A-Z].* · \d+ permissions?$/);
      expect(words).toContain(` ${role.permissions.length} permission`);
    }
  },
);

test('a role of other names has the number alone', () => {
  expect(roleWords({ name: 'constructor', permissions: [] })).toBe('0 permissions');
});
