import { useSuspenseQuery } from '@tanstack/react-query';
import { type ErrorComponentProps, useNavigate, useParams } from '@tanstack/react-router';
import { can } from '@trainyard/rbac';
import { displayName } from '@trainyard/sdk/model';
import type { Workspace } from '@trainyard/sdk/types';
import { Tag } from '@trainyard/ui/base/badge';
import { plural } from '@trainyard/ui/lib/format';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { Page } from '@trainyard/ui/page/page';
import { PageHead } from '@trainyard/ui/page/page-head';
import type { ReactNode } from 'react';
import { useSupports } from '~/app/abilities';
import { ActionMenu } from '~/app/actions/action-menu';
import { useEntityActions } from '~/app/actions/use-entity-actions';
import { TabError } from '~/app/errors/route-error';
import { DeletionNote } from '~/components/entity/deletion-note';
import { Crumb, CrumbLink, PageStrip } from '~/components/page/page-strip';
import { TabLink, TabLinks } from '~/components/page/tab-links';
import { useUser } from '~/data/users';
import { useViewer } from '~/data/viewer';
import { workspaceQueries } from '~/data/workspaces';
import { workspaceActions, workspaceItems } from './actions';

/** A workspace that its route has loaded. */
export const useWorkspace = (workspaceId: number): Workspace =>
  useSuspenseQuery(workspaceQueries.detail(workspaceId)).data;

/** Workspace 1 contains entities without a workspace. */
export const workspaceTitle = ({ immutable, name }: Workspace): string =>
  immutable ? 'Uncategorized Experiments' : name;

type Props = {
  workspaceId: number;
  /** freshness and buttons of the tab that is open */
  status?: ReactNode;
  children: ReactNode;
};

/** One workspace: its breadcrumb, its actions, its facts and its tabs. */
export function WorkspaceLayout({ workspaceId, status, children }: Props) {
  const workspace = useWorkspace(workspaceId);
  const title = workspaceTitle(workspace);
  return (
    <Page>
      <PageStrip
        actions={
          <>
            {status}
            <WorkspaceMenu workspace={workspace} />
          </>
        }
      >
        <CrumbLink to="/workspaces">Workspaces</CrumbLink>
        <Crumb>{title}</Crumb>
      </PageStrip>
      <PageHead
        title={title}
        chips={
          <>
            {workspace.archived ? <Tag>Archived</Tag> : null}
            <DeletionNote {...workspace} />
          </>
        }
        meta={useWorkspaceFacts(workspace)}
      />
      <WorkspaceTabs workspace={workspace} title={title} />
      {children}
    </Page>
  );
}

/** A tab of a workspace that failed to load. */
export function WorkspaceTabError(props: ErrorComponentProps) {
  const { workspaceId } = useParams({ from: '/_app/workspaces/$workspaceId' });
  return (
    <WorkspaceLayout workspaceId={Number(workspaceId)}>
      <TabError {...props} />
    </WorkspaceLayout>
  );
}

function WorkspaceMenu({ workspace }: { workspace: Workspace }) {
  const navigate = useNavigate();
  const viewer = useViewer();
  const { run, dialog } = useEntityActions(workspaceActions, {
    onDone: (id) => id === 'delete' && void navigate({ to: '/workspaces' }),
  });
  return (
    <>
      {workspace.immutable ? null : (
        <ActionMenu
          label="Workspace actions"
          items={workspaceItems(workspace, viewer)}
          onRun={(id) => run(id, { workspace })}
        />
      )}
      {dialog}
    </>
  );
}

function WorkspaceTabs({ workspace, title }: { workspace: Workspace; title: string }) {
  const viewer = useViewer();
  const params = { workspaceId: String(workspace.id) };
  const activeOptions = { includeSearch: false };
  return (
    <TabLinks label={`Tabs of ${title}`}>
      <TabLink
        to="/workspaces/$workspaceId/projects"
        params={params}
        activeOptions={activeOptions}
        note={workspace.numProjects}
      >
        Projects
      </TabLink>
      <TabLink to="/workspaces/$workspaceId/tasks" params={params} activeOptions={activeOptions}>
        Tasks
      </TabLink>
      {viewer.rbacEnabled ? (
        <TabLink
          to="/workspaces/$workspaceId/members"
          params={params}
          activeOptions={activeOptions}
        >
          Members
        </TabLink>
      ) : null}
      {can(viewer, 'model.view', { workspaceId: workspace.id }) ? (
        <TabLink to="/workspaces/$workspaceId/models" params={params} activeOptions={activeOptions}>
          Model Registry
        </TabLink>
      ) : null}
      {can(viewer, 'template.view', { workspaceId: workspace.id }) ? (
        <TabLink to="/templates" search={{ workspace: [workspace.id] }}>
          Templates
        </TabLink>
      ) : null}
      {useSupports('workspacePools') ? (
        <TabLink to="/workspaces/$workspaceId/pools" params={params} activeOptions={activeOptions}>
          Pools
        </TabLink>
      ) : null}
      {useSupports('configPolicies') &&
      can(viewer, 'configPolicy.view', { workspaceId: workspace.id }) ? (
        <TabLink
          to="/workspaces/$workspaceId/policies"
          params={params}
          activeOptions={activeOptions}
        >
          Policies
        </TabLink>
      ) : null}
    </TabLinks>
  );
}

/** The owner and the counts of a workspace, for its header. */
function useWorkspaceFacts(workspace: Workspace): ReactNode[] {
  const owner = useUser(workspace.userId) ?? { username: workspace.username };
  return [
    <span key="id" className="font-mono text-sm">
      #{workspace.id}
    </span>,
    displayText(displayName(owner)),
    <span key="size" className="num">
      {plural(workspace.numExperiments, 'experiment')}
    </span>,
  ];
}
