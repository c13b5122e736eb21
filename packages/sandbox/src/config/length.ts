import { isObject, kindOf } from './json';
import { findProblems } from './rule';

/** The units in which a config counts lengths. */
export type LengthName = 'batches' | 'records' | 'epochs';

export type Length = { unit: LengthName; units: number };

const names: readonly LengthName[] = ['batches', 'records', 'epochs'];

/** The length of a value such as `{ batches: 100 }`, or null. */
export function lengthOf(value: unknown): Length | null {
  if (!isObject(value) || Object.keys(value).length !== 1) return null;
  for (const unit of names) {
    const units = value[unit];
    if (typeof units === 'number') return { unit, units };
  }
  return null;
}

/**
 * The length of a searcher, or null. A plain number has the unit of the training code; the
 * simulation counts it in batches.
 */
export const searcherLengthOf = (value: unknown): Length | null =>
  typeof value === 'number' ? { unit: 'batches', units: value } : lengthOf(value);

/** Returns the problems of a length. */
export function lengthProblems(value: unknown, path: string): string[] {
  const keys = isObject(value) ? Object.keys(value) : [];
  const unit = names.find((name) => name === keys[0]);
  if (!isObject(value) || keys.length !== 1 || unit === undefined) {
    return [
      `${path}: a length object must have one attribute named "batches", "records", or "epochs"`,
    ];
  }
  const units = value[unit];
  if (kindOf(units) !== 'integer') {
    return [`${path}.${unit}: expected integer, but got ${kindOf(units)}`];
  }
  return Number(units) < 0 ? [`${path}.${unit}: must be >= 0 but found ${units}`] : [];
}

/** Returns the problems of a length that must be positive. */
export function positiveLengthProblems(value: unknown, path: string): string[] {
  const problems = lengthProblems(value, path);
  if (problems.length > 0) return problems;
  const length = lengthOf(value);
  return length?.units === 0 ? [`${path}.${length.unit}: must be > 0 but found 0`] : [];
}

/**
 * Returns the problems of the length of a searcher: a positive length, or a plain integer in the
 * unit of the training code (searcher-length.json of both releases).
 */
export function searcherLengthProblems(value: unknown, path: string): string[] {
  return isObject(value)
    ? positiveLengthProblems(value, path)
    : findProblems(value, { kinds: ['integer'], min: 0 }, path);
}
