import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { postUserSetting, resetUserSetting } from '@trainyard/sdk/calls';
import { applyTimeZone, asTimeZone } from '@trainyard/ui/lib/time-zone';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { mutationHook } from '~/app/actions/mutation-hook';
import { mutationOf } from '~/app/actions/run-mutation';
import { type Edit, saveFields } from '~/app/editing/save-fields';
import { reportError } from '~/app/errors/report-error';
import { applyTheme, asThemeMode } from '~/app/theme';
import {
  type SettingChange,
  type Settings,
  settingChangeKey,
  settingsQuery,
  withSetting,
} from './settings';

/** The setting as the master stores it; an empty text deletes it. */
const asStored = ({ storagePath, key, value }: SettingChange) => ({
  storagePath,
  key,
  value: value === undefined ? '' : JSON.stringify(value),
});

const saveFailure = ({ key }: SettingChange) => `Unable to update user settings for key: ${key}.`;

const { queryKey } = settingsQuery;

/**
 * Shows a change at once. Cancels pending reads first: they were sent before the change, and their
 * answers would overwrite it.
 */
async function draw(queryClient: QueryClient, change: (settings: Settings) => Settings) {
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (settings: Settings = {}) => change(settings));
}

const updateOptions = (queryClient: QueryClient, isQuiet = false) =>
  mutationOf({
    // serial, so that the last choice is the one that stays
    mutationKey: settingChangeKey,
    scope: { id: 'settings' },
    send: (client, change: SettingChange) =>
      postUserSetting(client, { body: { settings: [asStored(change)] } }),
    meta: { isSilent: isQuiet },
    onMutate: (change) => draw(queryClient, (settings) => withSetting(settings, change)),
    onError: (error, change) =>
      reportError(error, { message: saveFailure(change), isSilent: change.isQuiet ?? false }),
  });

/**
 * Stores one setting: shown at once, then sent; reports a failure. Resolves with whether the master
 * has stored it.
 */
const updateSetting = (queryClient: QueryClient, change: SettingChange): Promise<boolean> =>
  queryClient
    .getMutationCache()
    .build(queryClient, updateOptions(queryClient, change.isQuiet))
    .execute(change)
    .then(() => true)
    // onError has reported it
    .catch(() => false);

/** Resets all settings to their defaults. */
export const useResetSettings = mutationHook((queryClient) => ({
  scope: { id: 'settings' },
  send: (client, _variables: undefined) => resetUserSetting(client, {}),
  onSuccess: async () => {
    await draw(queryClient, () => ({}));
    applyTheme('system');
    applyTimeZone(null);
  },
  meta: { errorMessage: 'Unable to reset user settings, try again later.' },
}));

/** The settings as fields of an edit, each by its path and key, which may hold any text. */
const fieldsOf = (settings: Settings): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([storagePath, values]) =>
      Object.entries(values).map(([key, value]) => [JSON.stringify([storagePath, key]), value]),
    ),
  );

const placeOf = (field: string): [storagePath: string, key: string] => JSON.parse(field);

/** Saves the settings that an edit of their text changed; those that it removed are deleted. */
export const useEditSettings = mutationHook((queryClient) => ({
  scope: { id: 'settings' },
  send: (client, { base, to }: Edit<Settings>) =>
    saveFields({
      base: fieldsOf(base),
      to: fieldsOf(to),
      label: (field) => `the setting "${placeOf(field).join(' ')}"`,
      read: async () => fieldsOf(await queryClient.fetchQuery({ ...settingsQuery, staleTime: 0 })),
      write: async (changes) => {
        const settings = Object.entries(changes).map(([field, value]) => {
          const [storagePath, key] = placeOf(field);
          return asStored({ storagePath, key, value });
        });
        await postUserSetting(client, { body: { settings } });
      },
    }),
  onSuccess: async () => {
    const stored = await queryClient.fetchQuery({ ...settingsQuery, staleTime: 0 });
    applyTheme(asThemeMode(stored['settings-theme']?.mode) ?? 'system');
    applyTimeZone(asTimeZone(stored['time-zone']?.zone));
  },
  meta: { errorMessage: 'Unable to update user settings, try again later.' },
}));

/** Stores one setting: shown at once, then sent. Undefined deletes it. */
export function useSaveSetting(): (change: SettingChange) => void {
  const queryClient = useQueryClient();
  return useCallback((change) => void updateSetting(queryClient, change), [queryClient]);
}

/**
 * Stores a setting that the page itself changes, as soon as there is one. A change that the master
 * has refused is not sent again: the next read of the settings would bring it back each time.
 */
export function useStoredSetting(change: SettingChange | undefined): void {
  const queryClient = useQueryClient();
  const refused = useRef<string>(undefined);
  const text = change && JSON.stringify(change);
  const send = useEffectEvent(async () => {
    if (change && text !== refused.current && !(await updateSetting(queryClient, change)))
      refused.current = text;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is that of the change
  useEffect(() => void send(), [text]);
}
