import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Elapsed, RelativeTime } from '~/components/entity/times';
import { masterNow, noteMasterTime } from './master-now';

const now = Date.parse('2026-11-20T09:00:00Z');
const answerAt = (date?: string) =>
  new Response('', date === undefined ? {} : { headers: { date } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => {
  noteMasterTime(answerAt(new Date(now).toUTCString()));
  vi.useRealTimers();
});

test('a clock that is a day ahead or behind is corrected by answers', () => {
  const hour = 3_600_000;
  for (const offMs of [24 * hour, -24 * hour]) {
    noteMasterTime(answerAt(new Date(now - offMs).toUTCString()));
    expect(masterNow()).toBe(now - offMs);
    vi.setSystemTime(now + hour);
    expect(masterNow()).toBe(now + hour - offMs);
    vi.setSystemTime(now);
  }
});

test('the duration of an answer does not change it, nor does an answer without a time', () => {
  noteMasterTime(answerAt(new Date(now - 20_000).toUTCString()));
  expect(masterNow()).toBe(now);
  noteMasterTime(answerAt('Thu, 19 Nov 2026 09:00:00 GMT'));
  noteMasterTime(answerAt());
  noteMasterTime(answerAt('no time'));
  expect(masterNow()).toBe(now - 24 * 3_600_000);
});

test('relative times are right with a clock that is a day wrong', () => {
  const dayMs = 24 * 3_600_000;
  noteMasterTime(answerAt(new Date(now - dayMs).toUTCString()));
  const startTime = new Date(now - dayMs - 180_000).toISOString();
  render(
    <p>
      <RelativeTime time={startTime} /> for <Elapsed startTime={startTime} endTime={null} />
    </p>,
  );
  expect(screen.getByRole('paragraph').textContent).toBe('3m ago for 3m');
});
