import { expect, test } from 'vitest';
import { UsageError } from '../../core/option-values';
import { loadSandbox } from '../../sandbox-loader';
import { readSandboxOptions, refuseSandboxOptions } from './sandbox-options';

const none = {
  release: undefined,
  seed: undefined,
  scenario: undefined,
  speed: undefined,
  experiments: undefined,
  fault: [],
  'master-times': undefined,
  'data-dir': undefined,
  control: false,
  replay: undefined,
  rbac: false,
  'no-rbac': false,
  'strict-queue': false,
  'webhook-host': [],
  'body-limit': undefined,
};

test('missing options are left to the sandbox', () => {
  expect(readSandboxOptions(none)).toEqual({ control: false });
});

test('roles are enabled by a flag', async () => {
  expect(readSandboxOptions({ ...none, rbac: true })).toEqual({ control: false, rbac: true });
  const options = readSandboxOptions({ ...none, scenario: 'empty', rbac: true });
  const sandbox = await loadSandbox(options);
  const answer = await sandbox.fetch(new Request('http://sandbox/api/v1/master'));
  expect(await answer.json()).toMatchObject({ rbacEnabled: true });
  await sandbox.close();
});

test('a flag selects another release', async () => {
  const options = readSandboxOptions({ ...none, release: '0.38.1' });
  const sandbox = await loadSandbox(options);
  const answer = await sandbox.fetch(new Request('http://sandbox/api/v1/master'));
  expect(await answer.json()).toMatchObject({ version: '0.38.1', hasCustomLogo: false });
  await sandbox.close();
  await expect(loadSandbox({ release: '0.30.0' })).rejects.toThrow(
    'There is no release "0.30.0" of the sandbox; there are 0.23.4, 0.23.4-dev0, 0.38.1.',
  );
});

test('roles are disabled by a flag, also in the scenario of roles', async () => {
  const options = readSandboxOptions({ ...none, scenario: 'rbac', 'no-rbac': true });
  const sandbox = await loadSandbox(options);
  const answer = await sandbox.fetch(new Request('http://sandbox/api/v1/master'));
  expect(await answer.json()).toMatchObject({ rbacEnabled: false });
  await sandbox.close();
  expect(() => readSandboxOptions({ ...none, rbac: true, 'no-rbac': true })).toThrow(
    '--rbac and --no-rbac exclude each other.',
  );
});

test('the sandbox rejects unknown master times', async () => {
  const options = readSandboxOptions({ ...none, 'master-times': 'slow' });
  await expect(loadSandbox(options)).rejects.toThrow(
    new UsageError('There are no master times "slow"; there is measured.'),
  );
});

test('hosts of webhooks are listed one by one', () => {
  const hosts = ['hooks.example.com', 'Hooks.example.com:8443', '[::1]:80', '10.0.0.7'];
  expect(readSandboxOptions({ ...none, 'webhook-host': hosts }).webhooks).toEqual({
    allowed: ['hooks.example.com', 'hooks.example.com:8443', '[::1]:80', '10.0.0.7'],
  });
});

test.each(['http://hooks.example.com', 'a/b', '', 'host:port', 'a b'])(
  'invalid host of a webhook: "%s"',
  (host) => {
    expect(() => readSandboxOptions({ ...none, 'webhook-host': [host] })).toThrow(
      `--webhook-host takes a host as name or name:port, not "${host}".`,
    );
  },
);

test.each([
  [{ rbac: true }, '--rbac is for the sandbox and cannot be combined with --master.'],
  [
    { 'webhook-host': ['a'] },
    '--webhook-host is for the sandbox and cannot be combined with --master.',
  ],
])('%o does not apply to a real master', (options, sentence) => {
  expect(() => refuseSandboxOptions({ ...none, ...options }, 'master')).toThrow(
    new UsageError(sentence),
  );
});
