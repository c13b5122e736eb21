import type { Raw } from '../decode/fields';

/** Sets a missing field to the value that readers expect. */
export function fill(holder: Raw, key: string, value: unknown) {
  holder[key] ??= value;
}

const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null;

/** Applies `work` to a message, or to each member of a list or map of messages. */
export function each(holder: Raw, key: string, work: (message: Raw) => void, isMap = false) {
  const value = holder[key];
  if (Array.isArray(value)) for (const one of value) work(one);
  else if (isObject(value))
    isMap ? Object.values(value).filter(isObject).forEach(work) : work(value);
}
