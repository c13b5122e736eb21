import { expect, test } from 'vitest';
import { asPrices, formatCost, meanPrice, noPrices, priceOf, priceText } from './cost';

const prices = { currency: '$', all: 1, pools: { a100: 3 } };
const byPool = [
  { key: 'a100', hours: 10 },
  { key: 't4', hours: 30 },
];

test('a pool has its own price, or that of all pools', () => {
  expect([priceOf(prices, 'a100'), priceOf(prices, 't4')]).toEqual([3, 1]);
  expect(priceOf(noPrices, 'a100')).toBeNull();
  expect(priceOf(prices, 'constructor')).toBe(1);
});

test('the mean price is exact if all pools in use have the same', () => {
  expect(meanPrice(byPool, prices)).toEqual({ perHour: 1.5, isExact: false, unpricedHours: 0 });
  expect(meanPrice(byPool, { ...prices, pools: {} })).toMatchObject({ perHour: 1, isExact: true });
  expect(meanPrice(byPool, { ...prices, all: null })).toEqual({
    ...{ perHour: 0.75, isExact: false, unpricedHours: 30 },
  });
  expect(meanPrice(byPool, noPrices)).toBeUndefined();
  expect(meanPrice([], prices)).toBeUndefined();
});

test('invalid stored prices do not count', () => {
  expect(asPrices(prices)).toEqual(prices);
  expect(asPrices({ currency: 'EUR ' })).toEqual({ currency: 'EUR ', all: null, pools: {} });
  for (const wrong of [null, 3, {}, { currency: '$', all: -1 }, { currency: '$', pools: 2 }])
    expect(asPrices(wrong)).toBeUndefined();
  expect(asPrices({ ...prices, pools: { a100: 'x', t4: 2 } })?.pools).toEqual({ t4: 2 });
});

test('the price of a pool is said for one slot, and for the hour of several', () => {
  expect(priceText(prices, 'a100')).toBe('about $3.00 per slot-hour');
  expect(priceText(prices, 't4', 8)).toBe('about $1.00 per slot-hour, $8.00 per hour');
  expect(priceText(noPrices, 'a100')).toBeUndefined();
});

test('amounts from a hundred on are whole numbers', () => {
  expect(formatCost(58_199.4, prices)).toBe('$58,199');
  expect(formatCost(2.1, prices)).toBe('$2.10');
});
