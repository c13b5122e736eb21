import type { QueryClient } from '@tanstack/react-query';
import type { GetMasterResponse } from '@trainyard/sdk/types';
import { loadQuery } from '~/app/load-query';
import { reportError } from '~/app/report-error';
import { applyTheme, asThemeMode } from '~/app/theme';
import { meQuery } from '~/features/session/queries';
import { settingsQuery } from '~/features/settings/queries';
import { usersQuery } from '~/features/users/queries';
import { permissionsQuery } from '~/features/viewer/queries';
import { workspaceQueries } from '~/features/workspaces/queries';
import { applyTimeZone, asTimeZone } from '~/lib/time-zone';

type Context = { queryClient: QueryClient; master: GetMasterResponse };

/** What every page stands on: who is here, what they may do, how they like it. */
export async function loadFrame({ queryClient, master }: Context): Promise<void> {
  void queryClient.prefetchQuery(usersQuery);
  void queryClient.prefetchQuery(workspaceQueries.list());
  await Promise.all([
    loadQuery(queryClient, meQuery),
    master.rbacEnabled ? loadQuery(queryClient, permissionsQuery) : null,
    loadTaste(queryClient),
  ]);
}

/** The person's theme and clock; settings that cannot be read are no reason to show nothing. */
async function loadTaste(queryClient: QueryClient): Promise<void> {
  try {
    const settings = await loadQuery(queryClient, settingsQuery);
    const mode = asThemeMode(settings['settings-theme']?.mode);
    if (mode !== null) applyTheme(mode);
    applyTimeZone(asTimeZone(settings['time-zone']?.zone));
  } catch (error) {
    reportError(error, { message: settingsQuery.meta?.errorMessage });
  }
}
