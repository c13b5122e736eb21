import { describe, expect, test } from 'vitest';
import { logWindow } from './log-window';

const start = Date.parse('2026-11-20T09:00:00Z');
const at = (seconds: number) => new Date(start + seconds * 1000).toISOString();
const after = (window: ReturnType<typeof logWindow>) => ((window.afterMs() ?? 0) - start) / 1000;

describe('the window of a log', () => {
  test('is empty before the first line', () => {
    const window = logWindow();
    expect(window.afterMs()).toBeUndefined();
    expect(window.add({ id: 'a', timestamp: null })).toBe(true);
    expect(window.afterMs()).toBeUndefined();
    expect([window.firstId(), window.lastId()]).toEqual(['a', 'a']);
  });

  test('begins a minute before the newest line', () => {
    const window = logWindow();
    for (const seconds of [0, 500, 1000]) window.add({ id: `${seconds}`, timestamp: at(seconds) });
    expect(after(window)).toBe(940);
    // the result is the same when called again
    expect(after(window)).toBe(940);
  });

  test('is as wide as the widest disorder of the clocks', () => {
    const window = logWindow();
    for (const seconds of [0, 1000, 700, 1100])
      window.add({ id: `${seconds}`, timestamp: at(seconds) });
    expect(after(window)).toBe(800);
  });

  test('begins before a missing line, until a new one has arrived', () => {
    const window = logWindow();
    for (const seconds of [0, 1000]) window.add({ id: `${seconds}`, timestamp: at(seconds) });
    expect(window.reachTo({ timestamp: at(300) })).toBe(true);
    expect(after(window)).toBeCloseTo(299.999);
    window.add({ id: 'missed', timestamp: at(300) });
    // the missing line shows how far clocks differ
    expect(after(window)).toBe(300);
  });

  test('drops known lines', () => {
    const window = logWindow();
    expect(window.add({ id: 'a', timestamp: at(0) })).toBe(true);
    expect(window.add({ id: 'a', timestamp: at(0) })).toBe(false);
    expect(window.has('a')).toBe(true);
  });

  test('forgets old lines, and never requests them again', () => {
    const window = logWindow();
    for (let line = 0; line < 110_000; line += 1)
      window.add({ id: `${line}`, timestamp: at(line) });
    expect(window.has('0')).toBe(false);
    expect(window.has('109000')).toBe(true);
    // a clock that is an hour slow would extend the window to forgotten lines
    window.add({ id: 'late', timestamp: at(10_000) });
    const from = after(window);
    expect(window.has(`${from}`)).toBe(false);
    expect(window.has(`${from + 1}`)).toBe(true);
  });
});
