import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { postUserSetting, resetUserSetting } from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import { reportError } from '~/app/report-error';
import { applyTheme, asThemeMode } from '~/app/theme';
import { type Settings, settingsQuery } from './queries';

type Change = { storagePath: string; key: string; value: unknown };

const { queryKey } = settingsQuery;

/** Draws a change at once. An answer on its way was asked for before it, so it must not come after. */
async function draw(queryClient: QueryClient, change: (settings: Settings) => Settings) {
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (settings: Settings = {}) => change(settings));
}

/** Keeps one setting: shown at once, sent after. Undefined deletes it. */
export function useUpdateSetting() {
  const queryClient = useQueryClient();
  return useMutation({
    // one after the other: the last choice is the one that stays
    scope: { id: 'settings' },
    mutationFn: ({ storagePath, key, value }: Change) => {
      const setting = { storagePath, key, value: JSON.stringify(value ?? null) };
      return postUserSetting(client, { body: { settings: [setting] } });
    },
    onMutate: ({ storagePath, key, value }) =>
      draw(queryClient, (settings) => ({
        ...settings,
        [storagePath]: { ...settings[storagePath], [key]: value },
      })),
    onError: (error, { key }) =>
      reportError(error, { message: `Unable to update user settings for key: ${key}.` }),
    meta: { isSilent: true },
  });
}

/** Everything as it was on the first day. */
export function useResetSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: 'settings' },
    mutationFn: () => resetUserSetting(client, {}),
    onSuccess: async () => {
      await draw(queryClient, () => ({}));
      applyTheme('system');
    },
    meta: { errorMessage: 'Unable to reset user settings, try again later.' },
  });
}

/** Puts these in the place of everything that is stored. */
export function useOverwriteSettings() {
  const queryClient = useQueryClient();
  return useMutation({
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
    },
    // half of it may be done
    onError: () => queryClient.invalidateQueries({ queryKey }),
    meta: { errorMessage: 'Unable to update user settings, try again later.' },
  });
}
