import {
  getGroup,
  getGroups,
  getGroupsAndUsersAssignedToWorkspace,
  listRPsBoundToWorkspace,
  listWorkspacesBoundToRP,
  searchRolesAssignableToScope,
} from '@trainyard/sdk/calls';
import { showsOf } from '@trainyard/sdk/query';
import { getKubernetesResourceManagers, type schemas } from '@trainyard/sdk/v038';
import { pollMs } from '~/app/polling/polling-intervals';
import { composed, q } from '~/data/q';
import { readInTurns } from '~/data/read-in-turns';
import { membersOf } from './members';
import { fetchNamespaces } from './namespaces';

export const memberQueries = {
  /** The members of a workspace; the master searches for `name`. */
  list: (workspaceId: number, name: string) =>
    q(
      getGroupsAndUsersAssignedToWorkspace,
      { workspaceId, ...(name === '' ? {} : { name }) },
      { select: membersOf, poll: 'settled', error: 'Unable to fetch workspace members.' },
    ),

  /** The roles that can be given here. */
  roles: (workspaceId: number) =>
    q(
      searchRolesAssignableToScope,
      { body: { workspaceId, limit: 1000 } },
      {
        select: ({ roles }) => roles,
        staleTime: pollMs.people,
        error: 'Unable to fetch roles.',
      },
    ),

  /** A group with its people, which the master tells its members and administrators. */
  group: (groupId: number) =>
    q(getGroup, { groupId }, { select: ({ group }) => group, staleTime: pollMs.settled }),

  /** Every group of the cluster, to choose from. */
  groups: () =>
    q(
      getGroups,
      { body: { limit: 100 } },
      {
        select: ({ groups }) => groups.map(({ group }) => group),
        staleTime: pollMs.settled,
        error: 'Unable to fetch groups.',
      },
    ),
};

/** A resource pool that a workspace may use. */
export type AvailablePool = {
  name: string;
  /** kept for this workspace, maybe with others; else it is everyone's */
  isBound: boolean;
};

const readBindings = readInTurns({
  idOf: (name: string) => name,
  read: async (caller, name) => {
    const bound = await listWorkspacesBoundToRP(caller, { resourcePoolName: name, limit: 0 });
    return { name, workspaceIds: bound.workspaceIds };
  },
});

/** The resource pools that a workspace may use: those bound to it, and those bound to none. */
export const workspacePoolsQuery = (workspaceId: number) =>
  composed(
    'workspacePools',
    { workspaceId },
    async (caller, context): Promise<AvailablePool[]> => {
      const { resourcePools } = await listRPsBoundToWorkspace(caller, { workspaceId, limit: 0 });
      const bindings = await readBindings(caller, context, resourcePools);
      return bindings.map(({ name, workspaceIds }) => ({
        name,
        isBound: workspaceIds.includes(workspaceId),
      }));
    },
    {
      poll: 'poolBindings',
      error: 'Unable to fetch the resource pools of the workspace.',
      // a poll reads only some of the pools again, and shows the others as well
      ...showsOf(listRPsBoundToWorkspace, listWorkspacesBoundToRP),
    },
  );

/** The names of the Kubernetes clusters of the master; none where it schedules on agents. */
export const kubernetesClustersQuery = q(
  getKubernetesResourceManagers,
  {},
  {
    select: ({ resourceManagers }: schemas.GetKubernetesResourceManagersResponse) =>
      resourceManagers,
    staleTime: pollMs.master,
  },
);

/** The namespaces of a workspace, with quotas where the viewer may see them. */
export const namespacesQuery = (workspaceId: number, withQuotas: boolean) =>
  composed(
    'workspaceNamespaces',
    { workspaceId, withQuotas },
    (caller) => fetchNamespaces(caller, workspaceId, withQuotas),
    { error: 'Unable to fetch the namespaces of the workspace.' },
  );
