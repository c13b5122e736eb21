import { isObject } from '../../config/json';
import { type Difference, isMap } from './shape';

/** By part of an answer: the pairs of keys, as `first second`, that occur in this order. */
type Orders = Map<string, Set<string>>;

/** Lists objects whose keys are in another order than in the recorded answer. */
export function orderDifferences(own: unknown, recorded: unknown): Difference[] {
  const actual = ordersIn(own, '', new Map());
  return [...ordersIn(recorded, '', new Map())].flatMap(([at, pairs]) =>
    [...pairs]
      .filter((pair) => actual.get(at)?.has(reversed(pair)) && !pairs.has(reversed(pair)))
      .map((pair) => ({ at, what: `${reversed(pair)}, recorded ${pair}`, isVacant: false })),
  );
}

const reversed = (pair: string) => pair.split(' ').reverse().join(' ');

function ordersIn(value: unknown, at: string, orders: Orders, name = ''): Orders {
  if (Array.isArray(value)) {
    for (const item of value) ordersIn(item, `${at}[]`, orders, name);
  } else if (isObject(value)) {
    const isNamedByData = isMap(value, name);
    if (!isNamedByData) orders.set(at, addPairs(Object.keys(value), orders.get(at) ?? new Set()));
    for (const [key, item] of Object.entries(value)) {
      ordersIn(item, isNamedByData ? `${at}{}` : `${at}.${key}`, orders, isNamedByData ? '' : key);
    }
  }
  return orders;
}

function addPairs(keys: readonly string[], pairs: Set<string>): Set<string> {
  for (const [index, first] of keys.entries()) {
    for (const second of keys.slice(index + 1)) pairs.add(`${first} ${second}`);
  }
  return pairs;
}
