import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { postUserSetting, resetUserSetting } from '@trainyard/sdk/calls';
import { applyTimeZone, asTimeZone } from '@trainyard/ui/lib/time-zone';
import { mutationHook } from '~/app/actions/mutation-hook';
import { client } from '~/app/api';
import { reportError } from '~/app/report-error';
import { applyTheme, asThemeMode } from '~/app/theme';
import { type Settings, settingsQuery } from './queries';
import { type SettingChange, saveFailure } from './setting-change';

const { queryKey } = settingsQuery;

/**
 * Draws a change at once. An answer on its way was requested before it, so it must not come after.
 */
async function draw(queryClient: QueryClient, change: (settings: Settings) => Settings) {
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (settings: Settings = {}) => change(settings));
}

const updateOptions = (queryClient: QueryClient) =>
  mutationOptions({
    // serial, so that the last choice is the one that stays
    scope: { id: 'settings' },
    mutationFn: ({ storagePath, key, value }: SettingChange) => {
      // an empty text deletes it
      const text = value === undefined ? '' : JSON.stringify(value);
      const setting = { storagePath, key, value: text };
      return postUserSetting(client, { body: { settings: [setting] } });
    },
    onMutate: ({ storagePath, key, value }) =>
      draw(queryClient, (settings) => ({
        ...settings,
        [storagePath]: { ...settings[storagePath], [key]: value },
      })),
    onError: (error, change) =>
      reportError(error, { message: saveFailure(change), isSilent: change.isQuiet ?? false }),
  });

/** Stores one setting: shown at once, then sent; reports a failure. */
export const updateSetting = (queryClient: QueryClient, change: SettingChange) =>
  queryClient
    .getMutationCache()
    .build(queryClient, updateOptions(queryClient))
    .execute(change)
    // onError has reported it
    .catch(() => {});

/** Resets all settings to their defaults. */
export const useResetSettings = mutationHook((queryClient) => ({
  scope: { id: 'settings' },
  mutationFn: () => resetUserSetting(client, {}),
  onSuccess: async () => {
    await draw(queryClient, () => ({}));
    applyTheme('system');
    applyTimeZone(null);
  },
  meta: { errorMessage: 'Unable to reset user settings, try again later.' },
}));

/** Replaces everything that is stored. */
export const useOverwriteSettings = mutationHook((queryClient) => ({
  scope: { id: 'settings' },
  mutationFn: async (next: Settings) => {
    const settings = Object.entries(next).flatMap(([storagePath, values]) =>
      Object.entries(values).map(([key, value]) => ({
        storagePath,
        key,
        value: JSON.stringify(value ?? null),
      })),
    );
    await resetUserSetting(client, {});
    if (settings.length > 0) await postUserSetting(client, { body: { settings } });
  },
  onSuccess: async (_answer, next) => {
    await draw(queryClient, () => next);
    applyTheme(asThemeMode(next['settings-theme']?.mode) ?? 'system');
    applyTimeZone(asTimeZone(next['time-zone']?.zone));
  },
  // a part of it may be stored
  onError: () => queryClient.invalidateQueries({ queryKey }),
  meta: { errorMessage: 'Unable to update user settings, try again later.' },
}));
