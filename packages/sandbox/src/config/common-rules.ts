import type { Rule } from './rule';

export type Keys = Readonly<Record<string, Rule>>;

export const any: Rule = {};
export const text: Rule = { kinds: ['string', 'null'] };
export const requiredText: Rule = { kinds: ['string'], required: true };
export const flag: Rule = { kinds: ['boolean', 'null'] };
export const integer: Rule = { kinds: ['integer', 'null'] };
export const count: Rule = { kinds: ['integer', 'null'], min: 0 };
export const positive: Rule = { kinds: ['integer', 'null'], min: 1 };
export const number: Rule = { kinds: ['number', 'null'] };
export const list: Rule = { kinds: ['array', 'null'] };
export const object: Rule = { kinds: ['object', 'null'] };
export const texts: Rule = { ...list, items: requiredText };

/** The keys of a rule but for some. */
export const without = (keys: Keys, ...names: readonly string[]): Keys =>
  Object.fromEntries(Object.entries(keys).filter(([name]) => !names.includes(name)));

/** The same keys, with any values. */
export const freed = (keys: Keys): Keys =>
  Object.fromEntries(Object.keys(keys).map((name) => [name, any]));
