import { expect, test } from 'vitest';
import { basePath, feedbackAddress, masterUrl, portNumber, positiveNumber } from './option-values';

test.each(['x', '-1', '65536', '80.5', ''])('port "%s" is refused', (text) => {
  expect(() => portNumber(text)).toThrow(
    `--port takes a whole number from 0 to 65535, not "${text}".`,
  );
});

test.each(['0', '-2', 'fast', '', 'Infinity'])('speed "%s" is refused', (text) => {
  expect(() => positiveNumber('speed', text)).toThrow('--speed takes a number above zero');
});

test.each([
  'master:8080',
  'ftp://master',
  'http://',
  'http://master/?a=b',
  'http://user:word@master',
  '',
])('master "%s" is refused', (text) => {
  expect(() => masterUrl(text)).toThrow('--master takes an address such as http://host:8080');
});

test('a master may have a port and a path', () => {
  expect(masterUrl('https://master:8443/train').href).toBe('https://master:8443/train');
});

test.each([
  ['/', '/'],
  ['', '/'],
  ['det', '/det/'],
  ['/det', '/det/'],
  ['/a/b/', '/a/b/'],
])('base "%s" is %s', (text, expected) => {
  expect(basePath(text)).toBe(expected);
});

test.each(['/a"b/', '/../', '/a b/', '//evil.example//x', '/a?b'])(
  'base "%s" is refused',
  (text) => {
    expect(() => basePath(text)).toThrow('--base takes a path such as /det/');
  },
);

test('feedback goes to a page or by mail, and nowhere else', () => {
  expect(feedbackAddress('https://forms.example/x?a=1')).toBe('https://forms.example/x?a=1');
  expect(feedbackAddress('mailto:team@example.org')).toBe('mailto:team@example.org');
  for (const text of ['javascript:alert(1)', 'forms.example', ''])
    expect(() => feedbackAddress(text)).toThrow('--feedback-url takes an address');
});
