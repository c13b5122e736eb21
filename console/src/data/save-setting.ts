import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { reportError } from '~/app/report-error';
import { type SettingChange, saveFailure } from '~/data/setting-change';

/**
 * Stores one setting: shown at once, then sent. Undefined deletes it. Most visits change none, so
 * its code loads with the first change.
 */
export function useSaveSetting(): (change: SettingChange) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (change) =>
      void import('~/data/change-settings').then(
        ({ updateSetting }) => updateSetting(queryClient, change),
        (error) => reportError(error, { message: saveFailure(change) }),
      ),
    [queryClient],
  );
}
