import { expect, test } from 'vitest';
import { lineHeight } from './row-places';
import { isWhole, nextView, overscan, type RowView, step } from './row-view';

const clientHeight = 40 * lineHeight;
/** a turn of a wheel at the rate of the screen */
const turnPx = 600;
const start: RowView = { top: 0, rows: 0, first: 0, end: 0 };
const at = (scrollTop: number, view: RowView) => nextView({ scrollTop, clientHeight }, view, 0);

test.each([
  ['down', 0, turnPx],
  ['up', 80 * 60 * turnPx, -turnPx],
])(
  '80 seconds of wheel %s without a pause render no row beyond the overscan (V1)',
  (_, from, byPx) => {
    const rendered: number[] = [];
    let view = at(from, start);
    for (let turn = 1; turn <= 80 * 60; turn += 1) {
      const scrollTop = from + turn * byPx;
      view = at(scrollTop, view);
      rendered.push(view.end - view.first);
      const visible = {
        first: Math.floor(scrollTop / lineHeight),
        last: (scrollTop + clientHeight) / lineHeight,
      };
      expect(view.first).toBeLessThanOrEqual(visible.first);
      expect(view.end).toBeGreaterThanOrEqual(visible.last);
    }
    expect(Math.max(...rendered)).toBeLessThanOrEqual(40 + step + 2 * overscan);
  },
);

test('rows around a view that has stopped are added a few per frame', () => {
  let view = at(90_000, start);
  const lengths = [view.end - view.first];
  while (!isWhole(view) && lengths.length < 20) {
    view = at(90_000, view);
    lengths.push(view.end - view.first);
  }
  expect(isWhole(view)).toBe(true);
  const added = lengths.slice(1).map((length, frame) => length - (lengths[frame] ?? 0));
  expect(Math.max(...added)).toBeLessThanOrEqual(16);
  expect(at(90_000, view)).toBe(view);
});
