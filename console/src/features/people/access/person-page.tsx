import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import {
  can,
  type Explanation,
  explainPermission,
  heldText,
  type Person,
  type PolicyName,
  policyNamesOf,
  policyOf,
  policyWords,
} from '@trainyard/rbac';
import { displayName } from '@trainyard/sdk/model';
import type { User } from '@trainyard/sdk/types';
import { Tag } from '@trainyard/ui/base/badge';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { Select } from '@trainyard/ui/base/select';
import { Spinner } from '@trainyard/ui/base/spinner';
import { useReportUnknown } from '@trainyard/ui/lib/refused-values';
import { Page, PageBody } from '@trainyard/ui/page/page';
import { PageHead } from '@trainyard/ui/page/page-head';
import { SectionHeading } from '@trainyard/ui/page/section';
import { DataTable } from '@trainyard/ui/table/data-table';
import { columnsFor } from '@trainyard/ui/table/table-columns';
import { FailedQuery } from '~/app/errors/failed-query';
import { usePageTitle } from '~/app/page-title';
import { builtInText, isBuiltIn } from '~/components/entity/user-handle';
import { Crumb, CrumbLink, PageStrip } from '~/components/page/page-strip';
import { useAssignedRoles } from '~/data/access';
import { usersQuery } from '~/data/users';
import { useViewer } from '~/data/viewer';
import { useWorkspaceNames, workspaceQueries } from '~/data/workspaces';
import type { PersonAccessView } from './search';

type Props = {
  userId: number;
  view: PersonAccessView;
  onViewChange: (change: Partial<PersonAccessView>) => void;
};

/** Shows the permissions of a user in each place, and the roles that give them. */
export function PersonPage({ userId, view, onViewChange }: Props) {
  const { data: users } = useSuspenseQuery(usersQuery);
  const viewer = useViewer();
  const { rbacEnabled } = viewer;
  const user = users.find(({ id }) => id === userId);
  const query = useAssignedRoles(userId, rbacEnabled && user !== undefined);
  const name = displayName(user);
  usePageTitle(`Access of ${name}`);
  if (!user) return <EmptyState title="Page not found" hint={`There is no user ${userId}.`} />;
  const roles = rbacEnabled ? query.data : [];
  return (
    <Page>
      <PageStrip>
        {rbacEnabled && can(viewer, 'role.assign') ? (
          <CrumbLink to="/admin/access">Access</CrumbLink>
        ) : null}
        <Crumb>{name}</Crumb>
      </PageStrip>
      <PageHead
        title={name}
        chips={
          <>
            {isBuiltIn(user) ? <Tag>Built-in account</Tag> : null}
            {user.active ? null : <Tag>Inactive</Tag>}
            {user.admin && !rbacEnabled ? <Tag>Admin</Tag> : null}
          </>
        }
        meta={isBuiltIn(user) ? builtInText : name === user.username ? undefined : user.username}
      />
      <PageBody className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        {roles ? (
          <>
            {rbacEnabled ? <Roles person={{ user, name, roles }} /> : null}
            <Permissions user={user} roles={roles} view={view} onViewChange={onViewChange} />
          </>
        ) : query.error ? (
          <FailedQuery title={`Unable to fetch the roles of ${name}.`} query={query} />
        ) : (
          <Spinner label="Loading roles" className="m-6 size-5" />
        )}
      </PageBody>
    </Page>
  );
}

function Roles({ person: { roles, name } }: { person: Person }) {
  const workspaceName = useWorkspaceNames();
  return (
    <section aria-label="Roles">
      <SectionHeading>Roles</SectionHeading>
      {roles.length === 0 ? (
        <p className="text-muted">{`${name} has no role.`}</p>
      ) : (
        <ul className="grid gap-1">
          {roles.map((role) => (
            <li key={heldText(role, {})} className="wrap-anywhere">
              {heldText(role, { workspaceName })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type Answer = Pick<Explanation, 'isAllowed' | 'because' | 'reason'> & { policy: PolicyName };

/** Starts with an upper-case letter, unless with the name of a role. */
const startSentence = ({ because, reason }: Answer) =>
  because.length > 0 ? reason : reason.charAt(0).toUpperCase() + reason.slice(1);

const column = columnsFor<Answer>();

const columns = [
  column.display({
    id: 'policy',
    header: 'Action',
    cell: ({ row }) => (
      <span className="inline-block first-letter:uppercase phone:min-w-28 phone:py-1 phone:whitespace-normal">
        {policyWords[row.original.policy]}
      </span>
    ),
    meta: { isRowHeader: true },
  }),
  column.display({
    id: 'may',
    header: 'May',
    cell: ({ row: { original } }) => (
      <span className={original.isAllowed ? 'text-ok' : 'text-faint'}>
        {original.isAllowed ? 'Yes' : 'No'}
      </span>
    ),
  }),
  column.display({
    id: 'reason',
    header: 'Because',
    cell: ({ row }) => (
      <span className="block min-w-40 whitespace-normal py-1 wrap-anywhere text-muted">
        {startSentence(row.original)}
      </span>
    ),
  }),
];

type PermissionsProps = Pick<Props, 'view' | 'onViewChange'> & {
  user: User;
  roles: Person['roles'];
};

function Permissions({ user, roles, view, onViewChange }: PermissionsProps) {
  const viewer = useViewer();
  const { rbacEnabled, release } = viewer;
  const { data: workspaces = [] } = useQuery(workspaceQueries.list());
  const workspaceName = useWorkspaceNames();
  const workspaceIds = new Set(roles.map(({ workspaceId }) => workspaceId));
  const first = workspaces.find(({ id }) => workspaceIds.has(id)) ?? workspaces[0];
  const workspace = workspaces.find(({ id }) => id === view.workspace) ?? first;
  useReportUnknown({
    name: 'workspace',
    values: view.workspace === undefined ? [] : [view.workspace],
    choices: workspace && workspaces.map(({ id }) => id),
    fault: (id) => `There is no workspace ${id} that you may see.`,
    instead: `It is ${workspace?.name} here.`,
  });
  const answersIn = (isHere: boolean): Answer[] =>
    policyNamesOf(viewer)
      .filter((policy) => (policyOf(policy, viewer).scope === 'workspace') === isHere)
      .map((policy) => ({
        policy,
        ...explainPermission({
          person: { user, roles },
          policy,
          scope: isHere && workspace ? { workspaceId: workspace.id } : {},
          rbacEnabled,
          release,
          workspaceName,
        }),
      }));
  return (
    <>
      <section aria-label="In a workspace">
        <div className="flex flex-wrap items-baseline gap-3 pb-2.5">
          <SectionHeading>In a workspace</SectionHeading>
          {rbacEnabled && workspace ? (
            <Select
              label="Workspace"
              value={String(workspace.id)}
              options={workspaces.map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={(id) => onViewChange({ workspace: Number(id) })}
            />
          ) : null}
        </div>
        <DataTable
          caption="What they may do in a workspace"
          frame="flow"
          columns={columns}
          rows={answersIn(true)}
          keyOf={({ policy }) => policy}
        />
      </section>
      <section aria-label="Everywhere">
        <SectionHeading>Everywhere</SectionHeading>
        <DataTable
          caption="What they may do everywhere"
          frame="flow"
          columns={columns}
          rows={answersIn(false)}
          keyOf={({ policy }) => policy}
        />
      </section>
    </>
  );
}
