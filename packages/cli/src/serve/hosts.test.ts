import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { hostRule } from './hosts';

test.each([
  ['localhost', true],
  ['LOCALHOST:8300', true],
  ['console.localhost', true],
  ['127.0.0.1:8300', true],
  ['192.168.1.9', true],
  ['[::1]:8300', true],
  ['train.example', true],
  ['Console.Example.com.:443', true],
  ['a.b.inner.example', true],
  ['inner.example', false],
  ['rebind.evil.example', false],
  ['console.example.com.evil.example', false],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
])('a request for %s is answered: %s', (host, expected) => {
  const allowed = ['console.example.com', '*.inner.example'];
  expect(hostRule({ listening: 'train.example', allowed })(host)).toBe(expected);
});

test('a name of the certificate is accepted', async () => {
  const cert = await readFile(new URL('../test/pem/named.pem', import.meta.url));
  const rule = hostRule({ listening: '0.0.0.0', allowed: [], cert });
  expect([rule('here.test'), rule('there.test')]).toEqual([true, false]);
});

test.each(['http://console.example.com', 'console.example.com:443', '*', ''])(
  '--allow-host %s is rejected',
  (text) => {
    expect(() => hostRule({ listening: '127.0.0.1', allowed: [text] })).toThrow(
      `--allow-host takes a name such as console.example.com or *.example.com, not "${text}".`,
    );
  },
);
