import { expect, test } from 'vitest';
import { placeTooltip } from './tooltip-position';

const tip = { width: 100, height: 20 };
const view = { width: 400, height: 300 };
const at = (left: number, top: number) => ({ left, top, width: 40, height: 30 });

test('a tooltip is centered on the requested side', () => {
  expect(placeTooltip({ target: at(200, 100), tip, view, side: 'top' })).toEqual({
    left: 170,
    top: 74,
  });
  expect(placeTooltip({ target: at(200, 100), tip, view, side: 'right' })).toEqual({
    left: 246,
    top: 105,
  });
});

test('without room a tooltip is on the other side', () => {
  expect(placeTooltip({ target: at(200, 10), tip, view, side: 'top' }).top).toBe(46);
  expect(placeTooltip({ target: at(350, 100), tip, view, side: 'right' }).left).toBe(244);
});

test('a tooltip stays inside the viewport', () => {
  expect(placeTooltip({ target: at(0, 100), tip, view, side: 'bottom' }).left).toBe(8);
  expect(placeTooltip({ target: at(380, 100), tip, view, side: 'bottom' }).left).toBe(292);
});
