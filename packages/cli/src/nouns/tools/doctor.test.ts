import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startCli } from '../../test/trainyard';

const verdicts = (out: string) =>
  Object.fromEntries(out.split('\r\n').map((line) => line.split(',').slice(0, 2)));

test('all checks pass', async () => {
  const { trainyard } = await startCli();
  const { exitCode, out } = await trainyard('doctor', '-o', 'csv', '--no-header');
  expect(verdicts(out)).toEqual({
    program: 'ok',
    address: 'ok',
    'sign-in file': 'ok',
    master: 'ok',
    clock: 'skipped',
    session: 'ok',
    streams: 'ok',
  });
  // the name of the file is not taken for a secret
  expect(out).toMatch(/\d sessions? for this master in \S+auth\.json/);
  expect(exitCode).toBe(0);
});

test('an unreachable master is reported with a suggestion, and dependent checks are skipped', async () => {
  const { trainyardOn, folder } = await startCli();
  const env = { DET_MASTER: '127.0.0.1:9', DET_DEBUG_CONFIG_PATH: folder };
  const words = ['doctor', '--retry', 'off', '-o', 'csv', '--no-header'];
  const { exitCode, out } = await trainyardOn({ env, fetch: undefined }, ...words);
  expect(exitCode).toBe(1);
  expect(verdicts(out)).toMatchObject({ address: 'ok', master: 'wrong', session: 'skipped' });
  expect(out).toContain('Nothing listens there: is the master up');
});

test('a wrong address, a damaged file, no signed-in user', async () => {
  const { trainyardOn, folder, sandbox } = await startCli();
  const words = ['doctor', '-o', 'csv', '--no-header'];
  const strange = { DET_MASTER: 'http://a b', DET_DEBUG_CONFIG_PATH: folder };
  const wrong = await trainyardOn({ env: strange }, ...words);
  expect(verdicts(wrong.out)).toMatchObject({ address: 'wrong', master: 'skipped' });
  writeFileSync(join(folder, 'auth.json'), '[]');
  const env = { DET_MASTER: 'http://sandbox', DET_DEBUG_CONFIG_PATH: folder };
  const broken = await trainyardOn({ env, fetch: sandbox.fetch }, ...words);
  expect(verdicts(broken.out)).toMatchObject({ 'sign-in file': 'wrong' });
});
