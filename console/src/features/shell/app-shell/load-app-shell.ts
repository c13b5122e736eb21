import type { QueryClient } from '@tanstack/react-query';
import type { GetMasterResponse } from '@trainyard/sdk/types';
import { applyTimeZone, asTimeZone } from '@trainyard/ui/lib/time-zone';
import { reportError } from '~/app/errors/report-error';
import { loadInTime, loadQuery } from '~/app/loading/load-query';
import { applyTheme, asThemeMode } from '~/app/theme';
import { meQuery } from '~/data/session';
import { settingsQuery } from '~/data/settings';
import { usersQuery } from '~/data/users';
import { permissionsQuery } from '~/data/viewer';
import { telemetryQuery } from './queries';

type Context = { queryClient: QueryClient; master: GetMasterResponse };

/** Loads what every page needs: the user, the permissions and the settings. */
export async function loadAppShell({ queryClient, master }: Context): Promise<void> {
  // no page waits for it
  if (master.telemetryEnabled) void queryClient.prefetchQuery(telemetryQuery);
  const me = loadQuery(queryClient, meQuery);
  await Promise.all([
    me,
    master.rbacEnabled ? loadQuery(queryClient, permissionsQuery) : null,
    loadTaste(queryClient, me),
    // names of owners, longer than the usernames of rows
    loadInTime(loadQuery(queryClient, usersQuery)),
  ]);
}

/** The user's theme and time zone. The page is shown without them when the settings cannot be read. */
async function loadTaste(queryClient: QueryClient, me: Promise<unknown>): Promise<void> {
  try {
    const settings = await loadQuery(queryClient, settingsQuery);
    const mode = asThemeMode(settings['settings-theme']?.mode);
    if (mode !== null) applyTheme(mode);
    applyTimeZone(asTimeZone(settings['time-zone']?.zone));
  } catch (error) {
    // of a refused session the page says more
    await me;
    reportError(error, { message: settingsQuery.meta?.errorMessage });
  }
}
