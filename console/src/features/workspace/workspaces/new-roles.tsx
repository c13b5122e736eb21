import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { GetPermissionsSummaryResponse, Workspace } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { listText, plural } from '@trainyard/ui/lib/format';
import { Fragment } from 'react';
import { useSaveSetting, useStoredSetting } from '~/data/save-setting';
import { type Settings, settingsQuery } from '~/data/settings';
import { permissionsQuery, useViewer } from '~/data/viewer';
import { workspaceQueries } from '~/data/workspaces';

/** The roles in workspaces that the user has seen, as "workspace role", among their settings. */
const place = { storagePath: 'roles-seen', key: 'seen' } as const;

/** Settings that are stored at the first sign-in already. */
const firstPaths = new Set<string>([place.storagePath, 'home-visit', 'sign-in']);

/** The other workspaces are in the list. */
const maxNamed = 3;

type UserRole = { key: string; workspaceId: number; role: string };

const assignedRoles = ({ roles, assignments }: GetPermissionsSummaryResponse): UserRole[] =>
  assignments.flatMap(({ roleId, scopeWorkspaceIds }) =>
    scopeWorkspaceIds.map((workspaceId) => ({
      key: `${workspaceId} ${roleId}`,
      workspaceId,
      role: roles.find((role) => role.roleId === roleId)?.name ?? `role ${roleId}`,
    })),
  );

/** Returns the seen roles; undefined where nothing is stored, because all of them are old. */
function seenOf(settings: Settings): string[] | undefined {
  const stored = settings[place.storagePath]?.[place.key];
  if (Array.isArray(stored)) return stored.filter((key) => typeof key === 'string');
  return Object.keys(settings).some((path) => !firstPaths.has(path)) ? undefined : [];
}

type NewWorkspace = { workspace: Workspace; roles: string };

/** The workspaces, of other users, where the roles are new. */
const workspacesOf = (
  roles: readonly UserRole[],
  workspaces: readonly Workspace[],
  userId: number,
): NewWorkspace[] =>
  workspaces
    .filter((workspace) => workspace.userId !== userId)
    .flatMap((workspace) => {
      const names = roles.flatMap(({ workspaceId, role }) =>
        workspaceId === workspace.id ? [role] : [],
      );
      return names.length > 0 ? [{ workspace, roles: listText(names) }] : [];
    });

/**
 * Tells users in which workspaces they have a role since they last looked. The master keeps no time
 * of an assignment, so the roles of now are compared with those that the user has seen, which are
 * stored among the settings.
 */
export function NewRoles() {
  const { rbacEnabled, user } = useViewer();
  const { data: summary } = useQuery({ ...permissionsQuery, enabled: rbacEnabled });
  const { data: settings } = useQuery(settingsQuery);
  const { data: workspaces = [] } = useQuery(workspaceQueries.list());
  const save = useSaveSetting();
  const currentRoles = rbacEnabled && summary ? assignedRoles(summary) : undefined;
  const seen = settings && seenOf(settings);
  const keys = currentRoles?.map(({ key }) => key);
  // a role that was taken away is new when it is given again
  const keysToStore = keys && settings && (seen?.filter((key) => keys.includes(key)) ?? keys);
  const isStale = keysToStore !== undefined && keysToStore.length !== seen?.length;
  useStoredSetting(isStale ? { ...place, value: keysToStore, isQuiet: true } : undefined);

  const unseen = currentRoles?.filter(({ key }) => seen && !seen.includes(key)) ?? [];
  const newWorkspaces = workspacesOf(unseen, workspaces, user.id);
  if (newWorkspaces.length === 0) return null;
  const others = newWorkspaces.length - maxNamed;
  return (
    <div
      role="note"
      aria-label="New workspaces"
      className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border bg-raised px-4 py-2"
    >
      <span className="min-w-0 flex-1">
        {newWorkspaces.slice(0, maxNamed).map(({ workspace, roles }, index) => (
          <Fragment key={workspace.id}>
            {index === 0 ? 'Added to ' : ', to '}
            <Link
              to="/workspaces/$workspaceId/projects"
              params={{ workspaceId: String(workspace.id) }}
              className="font-medium"
            >
              {workspace.name}
            </Link>
            {` as ${roles}`}
          </Fragment>
        ))}
        {others > 0 ? `, and to ${plural(others, 'other workspace')}` : ''}
      </span>
      <Button onClick={() => save({ ...place, value: keys })}>Mark as seen</Button>
    </div>
  );
}
