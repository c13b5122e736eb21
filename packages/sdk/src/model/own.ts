/**
 * Reads a record by a name out of data. A name such as `constructor` or `__proto__` finds what the
 * record itself holds, never what every object inherits.
 *
 * @returns the value, or undefined where the record has none of that name
 */
export const own = <Value>(
  record: Readonly<Record<string, Value>> | null | undefined,
  name: string,
): Value | undefined =>
  record !== null && record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;

/**
 * Writes an entry of a record under a name out of data. Plain assignment to `__proto__` would
 * change what the record inherits instead.
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

/** Whether a value has keys: it is not null and not a list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
