import { expect, test } from 'vitest';
import { random } from './random';

const draw = (from: { next(): number }) => Array.from({ length: 5 }, () => from.next());

test('the same seed and key give the same numbers, others do not', () => {
  expect(draw(random(7).fork('trial', 3))).toEqual(draw(random(7).fork('trial', 3)));
  expect(draw(random(7).fork('trial', 3))).not.toEqual(draw(random(7).fork('trial', 4)));
  expect(draw(random(7))).not.toEqual(draw(random(8)));
});

test('draws of one fork do not change another', () => {
  const root = random(7);
  const quiet = draw(root.fork('b'));
  const other = random(7);
  draw(other.fork('a'));
  other.next();
  expect(draw(other.fork('b'))).toEqual(quiet);
});

test('numbers are within their range', () => {
  const source = random('any');
  const numbers = Array.from({ length: 1_000 }, () => source.next());
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  const integers = new Set(Array.from({ length: 200 }, () => source.int(2, 4)));
  expect([...integers].sort()).toEqual([2, 3, 4]);
  const normal = Array.from({ length: 4_000 }, () => source.normal());
  const mean = normal.reduce((sum, value) => sum + value, 0) / normal.length;
  expect(Math.abs(mean)).toBeLessThan(0.1);
});

test('uuids have the format of version 4', () => {
  expect(random(1).uuid()).toMatch(
    /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  );
});
