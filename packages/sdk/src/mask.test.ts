import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSecretName, maskSecrets, maskText } from './mask';

describe('names', () => {
  test.each([
    'password',
    'newPassword',
    'passphrase',
    'token',
    'userToken',
    'AWS_SECRET_ACCESS_KEY',
    'secret_key',
    'WANDB_API_KEY',
    'HF_TOKEN',
    'registry_auth',
    'registryAuth',
    'auth',
    'Authorization',
    'Cookie',
    'Set-Cookie',
    'ssh_key',
    'private_key',
    'privateKey',
    'DB_PASS',
    'credentials',
    'access_key',
  ])('%s is secret', (name) => expect(isSecretName(name)).toBe(true));

  test.each([
    'name',
    'username',
    'tokens_per_batch',
    'keyboard',
    'author',
    'monkey',
    'keys',
    'passes',
    'bypass_rate',
    'global_batch_size',
    'publicKey',
    'PATH',
    'hotkey',
  ])('%s is not', (name) => expect(isSecretName(name)).toBe(false));
});

describe('values', () => {
  test('of secret names, at any depth, whatever they hold', () => {
    const value = {
      name: 'a',
      password: 'x',
      isPassword: true,
      empty: { token: null },
      registry_auth: { username: 'u', password: 'p' },
      list: [{ api_key: 7 }, 'HF_TOKEN=abc', 'PATH=/bin'],
    };
    const before = structuredClone(value);
    expect(maskSecrets(value)).toEqual({
      name: 'a',
      password: '********',
      isPassword: true,
      empty: { token: null },
      registry_auth: '********',
      list: [{ api_key: '********' }, 'HF_TOKEN=********', 'PATH=/bin'],
    });
    expect(value).toEqual(before);
  });

  test('inside YAML and JSON text', () => {
    const text =
      'a:\n  registry_auth:\n    username: u\n    password: "p"\n  - API_KEY=k\n  path: /x\n';
    expect(maskText(text)).toBe(
      'a:\n  registry_auth:\n    username: u\n    password: ********\n  - API_KEY=********\n  path: /x\n',
    );
    expect(maskText('{"password":"p q","lr":0.1}')).toBe('{"password":"********","lr":0.1}');
    expect(maskText(btoa('password: hunter2'))).toBe('********');
    expect(maskText(btoa('import torch'))).toBe(btoa('import torch'));
    expect(maskText('say Bearer abc.def and go')).toBe('say Bearer ******** and go');
  });

  test('whatever the text around it', () => {
    const line = fc.string().filter((text) => !text.includes('hunter2'));
    fc.assert(
      fc.property(line, line, (before, after) => {
        expect(maskText(`${before}\npassword: hunter2\n${after}`)).not.toContain('hunter2');
      }),
    );
  });
});
