import { useMutation, useQueryClient } from '@tanstack/react-query';
import { postUserSetting } from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import { reportError } from '~/app/report-error';
import { type Settings, settingsQuery } from './queries';

type Change = { storagePath: string; key: string; value: unknown };

/** Keeps one setting: shown at once, sent after. Undefined deletes it. */
export function useUpdateSetting() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ storagePath, key, value }: Change) => {
      const setting = { storagePath, key, value: JSON.stringify(value ?? null) };
      return postUserSetting(client, { body: { settings: [setting] } });
    },
    onMutate: ({ storagePath, key, value }) => {
      queryClient.setQueryData(settingsQuery.queryKey, (settings: Settings = {}) => ({
        ...settings,
        [storagePath]: { ...settings[storagePath], [key]: value },
      }));
    },
    onError: (error, { key }) =>
      reportError(error, { message: `Unable to update user settings for key: ${key}.` }),
  });
}
