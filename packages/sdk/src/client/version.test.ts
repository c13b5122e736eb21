import { expect, test } from 'vitest';
import manifest from '../../package.json';
import { version } from './version';

test('the version equals that of the package', () => {
  expect(version).toBe(manifest.version);
});
