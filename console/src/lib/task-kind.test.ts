import { expect, test } from 'vitest';
import { isWaitPage, taskOfService } from './task-kind';

test('a service address names its task', () => {
  expect(taskOfService('/proxy/a-b/?token=1')).toBe('a-b');
  expect(taskOfService('/proxy/a-b')).toBe('a-b');
});

test.each(['', '.evil.org', '//evil.org/proxy/a', '/proxy/', 'javascript:alert(1)', '/proxyy/a'])(
  '%j is not followed',
  (address) => expect(taskOfService(address)).toBeNull(),
);

test.each(['javascript:alert(1)', '//evil.org/wait/a/b', '/proxy/a/', '/waiting/a/b', '/wait/a'])(
  'a frame does not show %j',
  (path) => expect(isWaitPage(path)).toBe(false),
);

test('a frame shows the waiting page', () => {
  expect(isWaitPage('/wait/jupyter-lab/a-b?serviceAddr=/proxy/a-b/')).toBe(true);
  expect(isWaitPage('/wait/jupyter-lab/a-b/?serviceAddr=%2Fproxy%2Fa-b%2F')).toBe(true);
});
