import { setOwn } from '@trainyard/sdk/model';
import type { Settings } from './queries';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Settings as they are edited: one object per storage path. Undefined where the text is none. */
export function parseSettings(text: string): Settings | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    if (!isObject(parsed)) return undefined;
    const settings: Settings = {};
    for (const [storagePath, values] of Object.entries(parsed)) {
      if (!isObject(values)) return undefined;
      setOwn(settings, storagePath, values);
    }
    return settings;
  } catch {
    return undefined;
  }
}

/** The same as a text, by storage path. */
export const settingsText = (settings: Settings): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(settings).sort(([one], [other]) => one.localeCompare(other))),
    null,
    2,
  );
