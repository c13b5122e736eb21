import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { createClient } from '../index';
import { onAbort } from './on-abort';

test('thirty calls share one listener on their signal, and leave none', async () => {
  const { signal } = new AbortController();
  const max: number[] = [];
  const client = createClient({
    baseUrl: 'http://master',
    fetch: async () => {
      max.push(getEventListeners(signal, 'abort').length);
      return Response.json({ user: { id: 1, username: 'admin', admin: true, active: true } });
    },
  });
  await Promise.all(Array.from({ length: 30 }, () => client.getMe({}, { signal })));
  expect(Math.max(...max)).toBe(1);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('an abort runs each callback once, and those that come later at once', () => {
  const controller = new AbortController();
  const { signal } = controller;
  const ran: string[] = [];
  const removeFirst = onAbort(signal, () => ran.push('first'));
  onAbort(signal, () => ran.push('second'));
  onAbort(signal, () => ran.push('third'));
  removeFirst();
  controller.abort();
  onAbort(signal, () => ran.push('late'));
  expect(ran).toEqual(['second', 'third', 'late']);
});
