import { z } from '~/lib/zod';
import type { Settings } from './queries';

const object = z.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'Settings must be an object',
);

const settings = object.check(
  z.check(({ value, issues }) => {
    for (const [path, values] of Object.entries(value))
      if (!object.safeParse(values).success)
        issues.push({
          code: 'custom',
          message: `Settings of ${path} must be an object`,
          path: [path],
          input: values,
        });
  }),
);

const json = z.transform((text: string, { issues }) => {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    issues.push({ code: 'custom', message: 'Invalid JSON', input: text });
    return undefined;
  }
});

/** Settings as they are edited: JSON, one object per storage path. */
export const settingsSchema = z.pipe(
  z.pipe(z.string(), json),
  z.pipe(
    settings,
    // each value was checked
    z.transform((checked) => checked as Settings),
  ),
);

/** The same as a text, by storage path. */
export const settingsText = (stored: Settings): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(stored).sort(([one], [other]) => one.localeCompare(other))),
    null,
    2,
  );
