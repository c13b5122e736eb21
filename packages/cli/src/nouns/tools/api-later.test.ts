import { expect, test } from 'vitest';
import { startCli } from '../../test/trainyard';

test('calls of a later master are listed with its version, and rejected unsent with an older one', async () => {
  const { trainyard } = await startCli();
  const listed = await trainyard(
    'api',
    'list',
    'accesstoken',
    '--columns',
    'id,since',
    '-o',
    'csv',
    '--no-header',
  );
  expect(listed.out).toContain('getAccessTokens,0.38.1');
  const refused = await trainyard('api', 'getAccessTokens', '--detailed-exit-code');
  expect(refused.exitCode).toBe(7);
  expect(refused.error).toContain('0.38');
});
