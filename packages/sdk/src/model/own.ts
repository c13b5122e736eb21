/**
 * Reads a record by a name from data. A name such as `constructor` or `__proto__` finds only own
 * entries of the record, never inherited ones.
 *
 * @returns the value, or undefined if the record does not have that name
 */
export const ownValue = <Value>(
  record: Readonly<Record<string, Value>> | null | undefined,
  name: string,
): Value | undefined =>
  record !== null && record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;

/**
 * Writes an entry of a record under a name from data. Plain assignment to `__proto__` would change
 * the prototype instead.
 */
export function setOwn<Value, Given extends Value>(
  record: Record<string, Value>,
  name: string,
  value: Given,
): void {
  if (name !== '__proto__') record[name] = value;
  // an assignment would set the prototype
  else
    Object.defineProperty(record, name, {
      value,
      configurable: true,
      enumerable: true,
      writable: true,
    });
}

/** Returns true if a value has keys: it is an object, not null and not a list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
