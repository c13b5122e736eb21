import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { getUserSetting } from '@trainyard/sdk/calls';
import { ownValue, setOwn } from '@trainyard/sdk/model';
import type { AnyCall } from '@trainyard/sdk/query';
import type { UserWebSetting } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import type { SearchSchema, Shape, Values } from '~/lib/search-param';
import { q } from './q';

/** Storage path → key → value, as the user stored them. */
export type Settings = Record<string, Record<string, unknown>>;

/** Values that do not parse are left out: a setting may be older than this console. */
function toSettings(stored: readonly UserWebSetting[]): Settings {
  const settings: Settings = {};
  for (const { storagePath, key, value } of stored) {
    const parsed = parse(value);
    if (parsed === undefined) continue;
    setOwn(settings, storagePath, { ...ownValue(settings, storagePath), [key]: parsed });
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

const readSettings: AnyCall<object, Settings> = async (...request) =>
  toSettings((await getUserSetting(...request)).settings);

/** A setting that is stored; undefined deletes it. */
export type SettingChange = {
  storagePath: string;
  key: string;
  value: unknown;
  /** it runs in the background, so its failure is not shown */
  isQuiet?: boolean;
};

export const withSetting = (
  settings: Settings,
  { storagePath, key, value }: SettingChange,
): Settings => ({ ...settings, [storagePath]: { ...settings[storagePath], [key]: value } });

export const settingChangeKey = ['setting'];

/** The changes on their way to the master. */
const pendingChanges = (queryClient: QueryClient): SettingChange[] =>
  queryClient
    .getMutationCache()
    .findAll({ mutationKey: settingChangeKey, status: 'pending' })
    // mutations of this key have no other variables
    .map(({ state }) => state.variables as SettingChange);

const readQuery = q(
  readSettings,
  {},
  { tags: [], error: 'Unable to fetch user settings, try refreshing.' },
);

/**
 * The settings of the user. A change draws itself, so it does not refresh them; an answer that was
 * requested before the master stored a change has the change all the same.
 */
export const settingsQuery = queryOptions({
  ...readQuery,
  queryFn: async (context) => {
    const pending = pendingChanges(context.client);
    return pending.reduce(withSetting, await readSettings(client, {}, { signal: context.signal }));
  },
});

/**
 * The settings of one storage path, merged over their defaults: what is stored but is not of the
 * shape does not count.
 */
export function useSettings<Params extends Shape>(
  storagePath: string,
  schema: SearchSchema<Params>,
): Values<Params> {
  const select = (settings: Settings) => schema.read(settings[storagePath] ?? {});
  return useQuery({ ...settingsQuery, select }).data ?? schema.defaults();
}
