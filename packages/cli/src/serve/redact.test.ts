import { expect, test } from 'vitest';
import { redact } from './redact';

const paseto = 'v2.public.eyJpZCI6MTIsInVzZXJfaWQiOjJ9c2lnbmF0dXJlLXNpZ25hdHVyZQ.bnVsbA';
const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJTRUNSRVQifQ.U0VDUkVU';

/** A path with a token in each place where one was seen, plain. */
const addresses = [
  `/proxy/5f0c/?token=TOKEN`,
  `/proxy/5f0c/lab#token=TOKEN`,
  `/proxy/5f0c/;token=TOKEN/lab`,
  `/proxy/5f0c/token=TOKEN`,
  `/proxy/5f0c/token:TOKEN`,
  `/login?jwt=TOKEN`,
  `/login?redirect=/dashboard?jwt=TOKEN`,
  `/wait/jupyter-lab/5f0c?serviceAddr=/proxy/5f0c/?token=TOKEN`,
  `/interactive/5f0c/jupyter-lab/a lab/default//wait/jupyter-lab/5f0c?serviceAddr=/proxy/5f0c/?token=TOKEN`,
  `/proxy/5f0c/Authorization: Bearer TOKEN`,
  `/x/auth=TOKEN/y`,
  `/x/TOKEN/y`,
  `//user:TOKEN@host/x`,
  `/x/http://user:TOKEN@host/x`,
];

const encodings: [string, (text: string) => string][] = [
  ['plain', (text) => text.replaceAll(' ', '%20')],
  ['encoded', encodeURIComponent],
  ['encoded in lower case', (text) => encodeURIComponent(text).toLowerCase()],
  ['encoded twice', (text) => encodeURIComponent(encodeURIComponent(text))],
  ['encoded four times', (text) => [1, 2, 3, 4].reduce(encodeURIComponent, text)],
  [
    'nested as in a link to a task',
    (text) =>
      `/interactive/5f0c/${encodeURIComponent(`/wait/x?serviceAddr=${encodeURIComponent(text)}`)}`,
  ],
  [
    'with dots and dashes encoded too',
    (text) => encodeURIComponent(text).replace(/[.-]/g, (c) => `%${c.charCodeAt(0).toString(16)}`),
  ],
];

test.each(encodings)('no token of an address is in a line: %s', (_name, encode) => {
  for (const address of addresses) {
    for (const token of [paseto, jwt]) {
      const secret = encode(token);
      const line = redact(`GET ${encode(address.replace('TOKEN', token))} 200 3ms`);
      for (const part of secret.split(/\.|%(?:25)*2e/i).filter((text) => text.length > 12))
        expect(line).not.toContain(part);
      expect(line).toMatch(/^GET \S+ 200 3ms$/);
    }
  }
});

test('a code of a hand-over is not in a line', () => {
  expect(redact('GET /hand-over/c0de-_X 303 3ms')).toBe('GET /hand-over/… 303 3ms');
});

test.each([
  ['GET /api/v1/me 200 3ms'],
  ['GET /experiments/7/trials/25/hyperparameters 200 3ms'],
  ['GET /proxy/0f6c2d1e-8f5b-4c55-9d2e-6b1f0a7c3e91/lab/tree/a%20b.ipynb 200 3ms'],
  ['GET /api/v1/tokens closed by client 3ms'],
  ['POST /api/v1/auth/login 200 3ms'],
  ['Trainyard is at http://127.0.0.1:8300/ (in front of http://master:8080). Ctrl-C stops it.'],
  ['Who may sign in, with an empty password? admin, dana.'],
])('a line without secrets is unchanged: %s', (line) => {
  expect(redact(line)).toBe(line);
});

test.each(['api_key=', 'access_key/', 'API-KEY:', 'private_key_id=', 'secret_key/'])(
  'a key after %s in a path is not in a line (attack ATK-20)',
  (name) => {
    expect(redact(`GET /proxy/5f0c/${name}hunter2/lab 200 3ms`)).toBe(
      `GET /proxy/5f0c/${name}…/lab 200 3ms`,
    );
  },
);
