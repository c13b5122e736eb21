import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { nastyTexts } from '../test/nasty-texts';
import { notations } from '../test/secret-notations';
import { bounds, tooDeep, tooLong, Work } from './limits';
import {
  deepConfig,
  longConfig,
  maskAddress,
  maskConfig,
  maskConfigWithin,
  maskOnRead,
  maskSecrets,
  maskText,
  maskTextWithin,
  unreadable,
} from './mask';
import { isSecretName } from './names';

describe('names', () => {
  test.each([
    'password',
    'newPassword',
    'passphrase',
    'token',
    'userToken',
    'AWS_SECRET_ACCESS_KEY',
    'AWS_ACCESS_KEY_ID',
    'secret_key',
    'WANDB_API_KEY',
    'API_KEY_2',
    'HF_TOKEN',
    'TOKEN_GITHUB',
    'GITHUB_PAT',
    'registry_auth',
    'registryAuth',
    'auth',
    'auths',
    'Authorization',
    'Cookie',
    'Set-Cookie',
    'ssh_key',
    'private_key',
    'privateKey',
    'webhookSigningKey',
    'DB_PASS',
    'credentials',
    'access_key',
    '--api-key',
    'X-Api-Key',
    'SENTRY_DSN',
  ])('%s is secret', (name) => expect(isSecretName(name)).toBe(true));

  test.each([
    'name',
    'username',
    'tokens_per_batch',
    'max_tokens',
    'token_dropout',
    'pad_token',
    'loss_per_token',
    'TOKENIZERS_PARALLELISM',
    'keyboard',
    'author',
    'monkey',
    'keys',
    'passes',
    'bypass_rate',
    'global_batch_size',
    'publicKey',
    'sortKey',
    'label_key',
    'PATH',
    'PYTHONPATH',
    'hotkey',
    'signal',
    'pattern',
  ])('%s is not secret', (name) => expect(isSecretName(name)).toBe(false));
});

describe('values', () => {
  test('values of secret names are masked at any depth', () => {
    const value = {
      name: 'a',
      password: 'x',
      isPassword: true,
      empty: { token: null },
      registry_auth: { username: 'u', password: 'p' },
      list: [{ api_key: 7 }, 'HF_TOKEN=abc', 'PATH=/bin'],
      metrics: { secret_score: 0.25 },
      command: ['run', '--api-key', 'k', '-p', 'k', '--lr', '0.1'],
      made: ['mkdir', '-p', '/x'],
      env: [
        { name: 'DB_PASSWORD', value: 'x' },
        { name: 'EPOCHS', value: '3' },
      ],
    };
    const before = structuredClone(value);
    expect(maskSecrets(value)).toEqual({
      name: 'a',
      password: '********',
      isPassword: true,
      empty: { token: null },
      registry_auth: '********',
      list: [{ api_key: '********' }, 'HF_TOKEN=********', 'PATH=/bin'],
      metrics: { secret_score: 0.25 },
      command: ['run', '--api-key', '********', '-p', '********', '--lr', '0.1'],
      made: ['mkdir', '-p', '/x'],
      env: [
        { name: 'DB_PASSWORD', value: '********' },
        { name: 'EPOCHS', value: '3' },
      ],
    });
    expect(value).toEqual(before);
  });

  test('masking on read gives equal fields, and does not process unread ones', () => {
    const unread = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('read');
        },
      },
    );
    const rows = fc.jsonValue();
    fc.assert(
      fc.property(rows, (row) => {
        expect(maskOnRead({ row })).toEqual(maskSecrets({ row }));
      }),
    );
    const clean = maskOnRead({ password: 'x', unread });
    expect(clean).toHaveProperty('password', '********');
    expect(() => JSON.stringify(clean)).toThrow('read');
  });

  test('a field called __proto__ is an ordinary field', () => {
    const value: unknown = JSON.parse('{"__proto__":{"password":"x"},"constructor":"y"}');
    expect(JSON.stringify(maskSecrets(value))).toBe(
      '{"__proto__":{"password":"********"},"constructor":"y"}',
    );
  });
});

describe('each notation', () => {
  const rows = Object.entries(notations);

  test.each(rows)('%s: a configuration', (_, text) => {
    const clean = maskConfig(text);
    expect(clean).not.toContain('hunter2');
    expect(clean).toContain('********');
    // the rest can be read by every parser
    for (const { errors } of parseAllDocuments(clean, { uniqueKeys: false, logLevel: 'silent' }))
      expect(errors).toEqual([]);
    expect(maskConfig(clean)).toBe(clean);
  });

  test.each(rows)('%s: inside an answer', (_, text) => {
    expect(JSON.stringify(maskSecrets({ experiment: { originalConfig: text } }))).not.toContain(
      'hunter2',
    );
  });

  const readable = rows.filter(([name]) => !/does not parse|is cut/.test(name));
  test.each(readable)('%s: a text of any kind', (_, text) => {
    expect(maskText(text)).not.toContain('hunter2');
  });
  test.each(readable)('%s: as base64', (_, text) => {
    expect(maskText(btoa(unescape(encodeURIComponent(text))))).toBe('********');
  });
  test.each(readable)('%s: one of several documents', (_, text) => {
    expect(maskConfig(`name: a\n---\n${text}`.replace('\ufeff', ''))).not.toContain('hunter2');
  });
});

describe('printed text', () => {
  test('keeps order, comments, anchors and quotes', () => {
    const text = [
      '# of the team',
      'name: mnist # a comment',
      'hyperparameters:',
      '  lr: 1e-3',
      '  pad_token: "<pad>"',
      'environment:',
      '  registry_auth: {username: u, password: p} # for the registry',
      '  environment_variables: [\'A=1\', "HF_TOKEN=abc"]',
      'base: &base [1, 0x1F]',
      'again: *base',
      'entrypoint: >-',
      '  python train.py',
      '  --api-key k',
      '',
    ].join('\n');
    expect(maskConfig(text)).toBe(
      [
        '# of the team',
        'name: mnist # a comment',
        'hyperparameters:',
        '  lr: 1e-3',
        '  pad_token: "<pad>"',
        'environment:',
        '  registry_auth: "********" # for the registry',
        '  environment_variables: [\'A=1\', "HF_TOKEN=********"]',
        'base: &base [1, 0x1F]',
        'again: *base',
        'entrypoint: >-',
        '  python train.py --api-key ********',
        '',
      ].join('\n'),
    );
  });

  test.each([
    'name:   a\nlist:  [ 1,2 ]   # odd spaces\n',
    '{"a":  1}',
    'import torch\n\n\nx = {"a": 1}\n',
    '',
    'just words',
    'http://host:8080/a@b',
    'ssh://git@host/x and https://git@host/x',
    'mkdir -p /x && ssh -p 22 host',
  ])('a text without a secret is unchanged: %j', (text) => {
    expect(maskText(text)).toBe(text);
    const config = `text: ${JSON.stringify(text)}`;
    expect(maskConfig(config)).toBe(config);
  });

  test('JSON stays JSON, with its indentation', () => {
    expect(maskText('{"password":"p q","lr":0.1}')).toBe('{"password":"********","lr":0.1}');
    expect(maskText('{\n    "password": "p"\n}')).toBe('{\n    "password": "********"\n}');
  });

  // a master reads all of them, and the parser refuses them
  test.each([
    ['a: 1\rpassword: p\r', 'a: 1\npassword: "********"\n'],
    ['password: "p\nq"\nlr: 1', 'password: "********"\nlr: 1\n'],
    ['a: {"password":\n"p"}#c', 'a: {"password": "********"} #c\n'],
  ])('the secret in %j is masked whole', (config, expected) => {
    expect(maskText(config)).toBe(expected);
  });

  test('an unreadable configuration becomes a marker', () => {
    expect(maskConfig('a: b: c')).toBe(unreadable);
    expect(parse(unreadable)).toBe('********');
    expect(maskSecrets({ config: 'a: [', text: 'a: [' })).toEqual({
      config: unreadable,
      text: 'a: [',
    });
  });

  test('a script keeps the text that is not a secret', () => {
    expect(maskText('say Bearer abc.def and go')).toBe('say Bearer ******** and go');
    expect(maskText('def f(token=None):\n  x = "a"\n  api_key = "k" # why\n')).toBe(
      'def f(token=None):\n  x = "a"\n  api_key = ******** # why\n',
    );
    expect(maskText('INFO: {"registry_auth":null,"a":1} token')).toBe(
      'INFO: {"registry_auth":null,"a":1} token',
    );
    expect(maskText('INFO: {"argv":["--api-key","k"],"pin_token":17,"a":1}, ok')).toBe(
      'INFO: {"argv":["--api-key","********"],"pin_token":"********","a":1}, ok',
    );
    expect(maskText('if token:\n  return 1\n')).toBe('if token:\n  return 1\n');
    expect(maskText(btoa('import torch'))).toBe(btoa('import torch'));
  });

  test.each(['1234', '-abc', '+9x', '2'])('of the secret %s no sign is kept', (secret) => {
    expect(maskText(`say token: ${secret}`)).toBe('say token: ********');
    expect(maskText(`run --x PIN=${secret}&y=1`)).toBe('run --x PIN=********&y=1');
  });

  test('an address keeps the text that is not a secret', () => {
    expect(maskAddress('https://u:p@host/x?token=a&limit=5').href).toBe(
      'https://host/x?token=********&limit=5',
    );
  });
});

test('the text around a secret does not reveal it', () => {
  const line = fc.string({ unit: 'binary' }).filter((text) => !text.includes('hunter2'));
  fc.assert(
    fc.property(line, line, (before, after) => {
      const text = `${before}\npassword: hunter2\n${after}`;
      expect(maskConfig(text)).not.toContain('hunter2');
    }),
  );
});

test('a value under a secret name is masked, of any type', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 8 }), (secret) => {
      const text = JSON.stringify({ a: { password: secret }, b: 1 });
      expect(maskConfig(text)).toBe('{"a":{"password":"********"},"b":1}');
    }),
  );
});

describe('the work is bounded', () => {
  const shapes = Object.entries(nastyTexts);

  test.each(shapes)('of a text of %s', (_, make) => {
    for (const mask of [maskConfigWithin, maskTextWithin]) {
      const work = new Work();
      const size = bounds.inner - 10;
      expect(mask(make(size), work, bounds.config).length).toBeLessThan(4 * size + 1000);
      expect(work.parsed).toBeLessThanOrEqual(bounds.parsed);
    }
  });

  test.each(shapes)('of a configuration that holds %s', (_, make) => {
    const long = JSON.stringify(`${make(60_000)}: token`);
    const work = new Work();
    const masked = maskConfigWithin(`data:\n  config: ${long}\n`, work, bounds.config);
    // the outer text alone was parsed
    if (masked.includes('too long')) expect(work.parsed).toBeLessThan(2 * long.length);
    expect(work.parsed).toBeLessThanOrEqual(bounds.parsed);
  });

  test('a long text inside of a configuration is masked as a whole, with the reason', () => {
    const quotes = `'${'"'.repeat(60_000)}token'`;
    const work = new Work();
    const masked = maskConfigWithin(`data:\n  note: ${quotes}\n`, work, bounds.config);
    expect(masked).toBe(`data:\n  note: '${tooLong}'\n`);
    expect(work.parsed).toBeLessThan(61_000);
    const config = maskConfig(`data:\n  config: '${'"'.repeat(120_000)}'\n`);
    expect(parse(config)).toEqual({ data: { config: longConfig } });
    expect(maskConfig(`a: ${'x'.repeat(bounds.config)}`)).toBe(longConfig);
  });

  test('all texts of a value together are bounded, however many there are', () => {
    const texts = Array.from({ length: 70 }, (_, at) => `t${at}: ${'key '.repeat(2000)}`);
    const work = new Work();
    const masked = maskTextWithin(JSON.stringify(texts), work, bounds.config);
    expect(masked).toContain(tooLong);
    expect(work.parsed).toBeLessThanOrEqual(bounds.parsed);
    const short = Array.from({ length: 20_000 }, (_, at) => `key: ${at}`);
    expect(JSON.stringify(maskSecrets(short))).toContain(tooLong);
  });

  test('what is nested too deeply is masked as a whole, with the reason', () => {
    expect(maskConfig('['.repeat(100_000))).toBe(deepConfig);
    expect(maskConfig('- '.repeat(100_000))).toBe(deepConfig);
    expect(maskText(`${'- '.repeat(5_000)}token`)).toBe(tooDeep);
    let value: unknown = 'a';
    for (let level = 0; level < 200_000; level++) value = level % 2 ? [value] : { value };
    expect(JSON.stringify(maskSecrets(value))).toContain(tooDeep);
    const json = `{"password":"hunter2","a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    expect(maskConfig(json)).toContain(tooDeep);
    expect(maskText(json)).not.toContain('hunter2');
    let inner = `password: hunter2\nlr: ${'0'.repeat(300)}`;
    for (let level = 0; level < 12; level++) inner = `a: |\n  ${inner.replaceAll('\n', '\n  ')}`;
    expect(maskConfig(inner)).toContain(tooDeep);
    expect(maskConfig(inner)).not.toContain('hunter2');
  });

  test('a chain of aliases is followed without the stack, each alias once', () => {
    const links = Array.from({ length: 2_000 }, (_, at) => `a${at + 1}: &a${at + 1} [*a${at}]`);
    const text = ['a0: &a0 [hunter2]', ...links, 'password: *a2000'].join('\n');
    expect(maskConfig(text)).not.toContain('hunter2');
  });
});
