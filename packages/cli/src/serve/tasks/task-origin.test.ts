import { expect, test } from 'vitest';
import { defaultTaskOrigin, isTaskAddress, readTaskOrigin, taskOriginFor } from './task-origin';

const visitor = (host: string, protocol: 'http' | 'https' = 'http') => ({
  address: '',
  protocol,
  host,
});

const originFor = (text: string, host: string, protocol?: 'https') =>
  taskOriginFor({ origin: readTaskOrigin(text), visitor: visitor(host, protocol), port: 8301 });

test.each([
  ['127.0.0.1:8300', 'http://127.0.0.1:8301'],
  ['[::1]:8300', 'http://[::1]:8301'],
  ['console.example.com', 'http://console.example.com:8301'],
  ['x;script-src *;.localhost', null],
  ["x';.localhost", null],
  ['user@host', null],
  ['host/path', null],
  ['', null],
])('a port is at the name of the visitor: %s', (host, expected) => {
  expect(originFor('8301', host)).toBe(expected);
  expect(originFor('8301', host, 'https')).toBe(expected?.replace('http:', 'https:') ?? null);
  expect(isTaskAddress(readTaskOrigin('8301'), visitor(host))).toBe(false);
});

test('an address is the same for every visitor, and is found by the host of a request', () => {
  const origin = readTaskOrigin('https://Tasks.example.com/');
  expect(originFor('https://Tasks.example.com/', 'console:8300')).toBe('https://tasks.example.com');
  expect(isTaskAddress(origin, visitor('tasks.example.com'))).toBe(true);
  expect(isTaskAddress(origin, visitor('TASKS.example.com:443'))).toBe(true);
  for (const host of ['tasks.example.com:8443', 'console.example.com', '', 'x y'])
    expect(isTaskAddress(origin, visitor(host))).toBe(false);
});

test.each([
  ['70000'],
  ['https://tasks.example.com/path'],
  ['https://tasks.example.com/?x'],
  ['https://user@tasks.example.com'],
  ['https://a;b.example.com'],
  ['ftp://tasks'],
  ['tasks.example.com'],
  [''],
])('--task-origin %s is refused', (text) => {
  expect(() => readTaskOrigin(text)).toThrow(/^--task-origin takes /);
});

test.each([
  [8300, 8301],
  [0, 0],
  [65_535, 0],
])('tasks of a console at port %i are at port %i by default', (port, expected) => {
  expect(defaultTaskOrigin(port)).toEqual({ kind: 'port', port: expected, isDefault: true });
});
