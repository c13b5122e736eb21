import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  can,
  type PolicyName,
  policyNamesOf,
  policyOf,
  policyWords,
  rolePermissions,
  type Viewer,
  viewerOfPerson,
} from '@trainyard/rbac';
import { displayName } from '@trainyard/sdk/model';
import type { Role } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { Select } from '@trainyard/ui/base/select';
import { FilterMenu } from '@trainyard/ui/form/filter-menu';
import { SearchField } from '@trainyard/ui/form/search-field';
import { formatCount } from '@trainyard/ui/lib/format';
import { useReportUnknown } from '@trainyard/ui/lib/refused-values';
import { SectionHeading } from '@trainyard/ui/page/section';
import { ClientTable } from '@trainyard/ui/table/client-table';
import { DataTable } from '@trainyard/ui/table/data-table';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { Plus } from 'lucide-react';
import { type ComponentProps, type ComponentType, type ReactNode, useMemo } from 'react';
import { useDialog } from '~/app/actions/use-dialog';
import { UserBadge, WorkspaceIcon } from '~/components/entity/avatar';
import { UserHandle } from '~/components/entity/user-handle';
import { CsvButton, saveCsv } from '~/components/page/csv-button';
import type { ListPage } from '~/components/page/list-page';
import { usersQuery } from '~/data/users';
import { useViewer } from '~/data/viewer';
import { workspaceQueries } from '~/data/workspaces';
import { accessQuery, type GroupAccess } from '~/features/people/admin/queries';
import {
  AccessCell,
  type AccessPlace,
  type AccessPolicy,
  type AccessRow,
  type ChangeRole,
  cellText,
  rolesAt,
  scopeOf,
} from './access-cell';
import type { GiveRole } from './give-role-dialog';
import type { AccessView } from './search';

type Props = {
  /** the page around it, with the tabs of other features */
  Layout: ComponentType<Pick<ComponentProps<typeof ListPage>, 'query' | 'action' | 'children'>>;
  view: AccessView;
  onViewChange: (change: Partial<AccessView>) => void;
  /** shows a group, which opens to its members */
  groupCell: GroupCell;
};

type GroupCell = (group: GroupAccess) => ReactNode;

/** The policies that a master decides for each workspace. */
const inWorkspacesOf = (viewer: Pick<Viewer, 'release'>) =>
  policyNamesOf(viewer).filter((name) => policyOf(name, viewer).scope === 'workspace');

/** Shows the roles of users and groups by workspace, and what each role permits. */
export function AccessPage({ Layout, view, onViewChange, groupCell }: Props) {
  const query = useSuspenseQuery(accessQuery);
  const { data: users } = useSuspenseQuery(usersQuery);
  const { data: workspaces = [] } = useQuery(workspaceQueries.list());
  const viewer = useViewer();
  const { people, groups, roles } = query.data;
  const { release } = viewer;
  const inWorkspaces = useMemo(() => inWorkspacesOf({ release }), [release]);
  const policy = inWorkspaces.find((name) => name === view.may);
  useReportUnknown({
    name: 'may',
    values: [view.may],
    choices: inWorkspaces,
    fault: (name) => `There is no permission ${name}.`,
    instead: 'Everybody is listed.',
  });
  const allPlaces = useMemo(() => {
    const all: AccessPlace[] = workspaces.map(({ id, name }) => ({ workspaceId: id, name }));
    return [...all, { name: 'Whole cluster' }];
  }, [workspaces]);
  const places = useMemo(
    () =>
      allPlaces.filter(
        ({ workspaceId }) =>
          workspaceId === undefined ||
          view.workspace.length === 0 ||
          view.workspace.includes(workspaceId),
      ),
    [allPlaces, view.workspace],
  );
  const rows = useMemo(() => {
    const all: AccessRow[] = [
      ...users
        .filter(({ active }) => active)
        .map((user) => ({
          key: `user ${user.id}`,
          name: displayName(user),
          user,
          roles: people.get(user.id)?.roles ?? [],
        })),
      ...groups.map((group) => ({ key: `group ${group.groupId}`, group, ...group })),
    ];
    const query = view.name.toLowerCase();
    return all.filter(
      (row) =>
        `${row.name} ${row.user?.username ?? ''}`.toLowerCase().includes(query) &&
        (view.role.length === 0 ||
          places.some((place) => rolesAt(row, place).some(({ role }) => view.role.includes(role)))),
    );
  }, [users, people, groups, places, view.name, view.role]);
  const { open, dialog } = useDialog<GiveRole>(() => import('./give-role-dialog'));
  const changeRole: ChangeRole = (row, place) =>
    open({ places: allPlaces, change: { row, place } });
  const asked = policy && { policy, release };
  const columns = columnsOf(places, {
    asked,
    groupCell,
    changeOf: (place) => (can(viewer, 'role.assign', scopeOf(place)) ? changeRole : undefined),
  });
  const cells = () =>
    rows.map((row) => [row.name, ...places.map((place) => cellText(row, place, asked))]);
  return (
    <Layout
      query={query}
      action={
        <>
          <CsvButton
            onClick={() =>
              saveCsv(
                [['Person or group', ...places.map(({ name }) => name)], ...cells()],
                'access.csv',
              )
            }
          />
          <Button variant="primary" onClick={() => open({ places: allPlaces })}>
            <Plus aria-hidden className="size-3.5" />
            Give a role
          </Button>
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-2 pb-2.5">
        <SearchField
          label="Search people and groups"
          placeholder="Search people and groups"
          text={view.name}
          onChange={(name) => onViewChange({ name, page: 0 })}
        />
        <FilterMenu
          name="Workspace"
          choices={workspaces.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={view.workspace}
          onChange={(workspace) => onViewChange({ workspace, page: 0 })}
        />
        <FilterMenu
          name="Role"
          choices={roles.map(({ name }) => ({ value: name, label: name }))}
          chosen={view.role}
          onChange={(role) => onViewChange({ role, page: 0 })}
        />
        <Select
          label="Who may"
          isNamed
          value={policy ?? ''}
          options={[
            { value: '', label: 'anything' },
            ...inWorkspaces.map((name) => ({ value: name, label: policyWords[name] })),
          ]}
          onChange={(may) => onViewChange({ may })}
        />
      </div>
      <ClientTable
        caption="Access"
        storedAs="access"
        columns={columns}
        rows={rows}
        keyOf={({ key }) => key}
        sections={sections}
        view={view}
        onViewChange={onViewChange}
      />
      <RolesTable roles={roles} release={release} policies={inWorkspaces} />
      {dialog}
    </Layout>
  );
}

const sections = {
  headings: ['People', 'Groups'],
  headingOf: ({ group }: AccessRow) => (group ? 'Groups' : 'People'),
};

const column = columnsFor<AccessRow>();

type ColumnOptions = {
  asked: AccessPolicy | undefined;
  groupCell: GroupCell;
  /** opens the form that changes a role at a place; undefined without permission */
  changeOf: (place: AccessPlace) => ChangeRole | undefined;
};

const columnsOf = (
  places: readonly AccessPlace[],
  { asked, groupCell, changeOf }: ColumnOptions,
): TableColumn<AccessRow>[] => [
  column.accessor('name', {
    header: 'Person or group',
    cell: ({ row: { original } }) => {
      const { user, group, name } = original;
      if (group) return groupCell(group);
      return user ? <PersonLink user={user} /> : name;
    },
    meta: { phone: 'title' },
  }),
  ...places.map((place) =>
    column.accessor((row) => cellText(row, place, asked), {
      id: `place ${place.workspaceId ?? 'cluster'}`,
      header: place.name,
      cell: ({ row }) => (
        <AccessCell row={row.original} {...{ place, asked }} onChange={changeOf(place)} />
      ),
      meta: {
        phone: 'line',
        icon:
          place.workspaceId === undefined ? undefined : (
            <span className="mr-1.5">
              <WorkspaceIcon name={place.name} />
            </span>
          ),
      },
    }),
  ),
];

const PersonLink = ({ user }: { user: NonNullable<AccessRow['user']> }) => (
  <Link
    to="/access/$userId"
    params={{ userId: String(user.id) }}
    className="inline-flex max-w-full min-w-0 items-center gap-2 align-top"
  >
    <UserBadge user={user} />
    <UserHandle user={user} className="max-[1280px]:hidden" />
  </Link>
);

const policyColumn = columnsFor<{ policy: PolicyName }>();

type RolesTableProps = {
  roles: readonly Role[];
  release: Viewer['release'];
  policies: readonly PolicyName[];
};

/** Shows what each role permits in a workspace where it is assigned. */
function RolesTable({ roles, release, policies }: RolesTableProps) {
  const bySize = useMemo(
    () => roles.toSorted((one, other) => one.permissions.length - other.permissions.length),
    [roles],
  );
  const columns = useMemo(
    () => [
      policyColumn.display({
        id: 'policy',
        header: 'In a workspace',
        cell: ({ row }) => (
          <span className="inline-block whitespace-normal py-1 first-letter:uppercase phone:min-w-28">
            {policyWords[row.original.policy]}
          </span>
        ),
        meta: { isRowHeader: true },
      }),
      ...bySize.map((role) => {
        const userRole = { role: role.name, permissions: rolePermissions(role) };
        const viewer = viewerOfPerson(
          { user: { id: 0, admin: false }, roles: [userRole] },
          { rbacEnabled: true, release },
        );
        return policyColumn.display({
          id: role.name,
          header: role.name,
          cell: ({ row }) =>
            can(viewer, row.original.policy) ? (
              <span className="text-ok">
                <span aria-hidden>✓</span>
                <span className="sr-only">yes</span>
              </span>
            ) : (
              <span className="text-faint">
                <span aria-hidden>–</span>
                <span className="sr-only">no</span>
              </span>
            ),
        });
      }),
    ],
    [bySize, release],
  );
  return (
    <section aria-label="What each role may do" className="pt-6">
      <SectionHeading note={`${formatCount(roles.length)} roles`}>
        What each role may do
      </SectionHeading>
      <DataTable
        caption="Permissions of roles"
        frame="flow"
        columns={columns}
        rows={policies.map((policy) => ({ policy }))}
        keyOf={({ policy }) => policy}
      />
    </section>
  );
}
