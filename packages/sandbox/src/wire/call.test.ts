import { expect, test } from 'vitest';
import { callFrom, callOf } from './call';

const plain = { method: 'GET', headers: {}, body: '', signal: () => new AbortController().signal };

test.each([
  '/api/v1/users',
  '/api/v1/users?limit=2&name=a%20b',
  '/api/v1/users/?',
  '/api/v1/models/a%2Fb',
  '/api/v1/../v1/./users?path=../x',
  '/api/v1/%2e%2e/users',
  '//other/api/v1/users',
  '/api/v1/users?name=a b"<>',
  "/api/v1/users?name='ä'",
  '/api/v1/models/[a]|{b}^`',
  '/api/v1/users?a?b',
])('%s is parsed like a web request', (url) => {
  const { pathname, search } = callOf(new Request(`http://sandbox${url}`));
  expect(callFrom({ ...plain, url })).toMatchObject({ pathname, search });
});

test('headers are joined as in a web request', () => {
  const headers = { authorization: ['Bearer a', 'Bearer b'], cookie: ['a=1', 'b=2'] };
  const call = callFrom({ ...plain, url: '/', headers });
  expect(call.headers.get('Authorization')).toBe('Bearer a, Bearer b');
  expect(call.headers.get('cookie')).toBe('a=1; b=2');
  expect(call.headers.get('accept')).toBeNull();
  expect(call.toRequest().headers.get('authorization')).toBe('Bearer a, Bearer b');
});

test('the web request of a call carries its body', async () => {
  const call = callFrom({ ...plain, method: 'POST', url: '/login?cookie=true', body: '{}' });
  const request = call.toRequest();
  expect([request.method, request.url]).toEqual(['POST', 'http://sandbox/login?cookie=true']);
  expect([await request.text(), await call.text()]).toEqual(['{}', '{}']);
});
