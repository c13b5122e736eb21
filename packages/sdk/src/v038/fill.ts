import type { Raw } from '../decode/fields';

/** Gives a field that was left out the value a reader counts on. */
export function fill(holder: Raw, key: string, value: unknown) {
  holder[key] ??= value;
}

const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null;

/** Works through a message, or the members of a list or map of messages. */
export function each(holder: Raw, key: string, work: (message: Raw) => void, isMap = false) {
  const value = holder[key];
  if (Array.isArray(value)) for (const one of value) work(one);
  else if (isObject(value))
    isMap ? Object.values(value).filter(isObject).forEach(work) : work(value);
}
