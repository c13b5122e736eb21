import { queryOptions } from '@tanstack/react-query';
import { getUserSetting } from '@trainyard/sdk/calls';
import type { UserWebSetting } from '@trainyard/sdk/types';
import { client } from '~/app/api';

/** Storage path → key → value, as the person left them. */
export type Settings = Record<string, Record<string, unknown>>;

/** Values that do not parse are left out: a setting may be older than this console. */
function toSettings(stored: readonly UserWebSetting[]): Settings {
  const settings: Settings = {};
  for (const { storagePath, key, value } of stored) {
    const parsed = parse(value);
    if (parsed === undefined) continue;
    settings[storagePath] = { ...settings[storagePath], [key]: parsed };
  }
  return settings;
}

function parse(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

export const settingsQuery = queryOptions({
  queryKey: ['settings'] as const,
  queryFn: async ({ signal }) => {
    const { settings } = await getUserSetting(client, {}, { signal });
    return toSettings(settings);
  },
  meta: { errorMessage: 'Unable to fetch user settings, try refreshing.' },
});
