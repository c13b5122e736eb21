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
    // one after the other: the last choice is the one that stays
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

/** Keeps one setting: shown at once, sent after; what fails is told. */
export const updateSetting = (queryClient: QueryClient, change: SettingChange) =>
  queryClient
    .getMutationCache()
    .build(queryClient, updateOptions(queryClient))
    .execute(change)
    // onError has told it
    .catch(() => {});

/** Everything as it was on the first day. */
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

/** Puts these in place of everything that is stored. */
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
  // half of it may be done
  onError: () => queryClient.invalidateQueries({ queryKey }),
  meta: { errorMessage: 'Unable to update user settings, try again later.' },
}));
