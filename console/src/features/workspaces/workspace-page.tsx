import { useSuspenseQuery } from '@tanstack/react-query';
import { Folder } from 'lucide-react';
import { ProjectCards } from '~/components/entity/project-cards';
import { Page, PageBody } from '~/components/page/page';
import { PageHead } from '~/components/page/page-head';
import { Crumb, CrumbLink, PageStrip } from '~/components/page/page-strip';
import { TabLink, TabLinks } from '~/components/page/tab-links';
import { Tag } from '~/components/ui/badge';
import { EmptyState, NothingMatches } from '~/components/ui/empty-state';
import { meQuery } from '~/features/session/queries';
import { useOwnerName } from '~/features/users/queries';
import { ListControls } from './list-controls';
import { pick } from './pick';
import { projectListOrder, workspaceQueries } from './queries';
import { projectListSearch } from './search';
import { useWorkspaceFacts } from './use-workspace-facts';

type Search = typeof projectListSearch.defaults;
type Props = {
  workspaceId: number;
  search: Search;
  onSearchChange: (change: Partial<Search>) => void;
};

const sorts = [
  { value: 'updated', label: 'Last Updated' },
  { value: 'name', label: 'Alphabetical' },
  { value: 'newest', label: 'Newest to Oldest' },
] as const;

export function WorkspacePage({ workspaceId, search, onSearchChange }: Props) {
  const { data: workspace } = useSuspenseQuery(workspaceQueries.detail(workspaceId));
  return (
    <Page>
      <PageStrip>
        <CrumbLink to="/workspaces">Workspaces</CrumbLink>
        <Crumb>{workspace.name}</Crumb>
      </PageStrip>
      <PageHead
        title={workspace.name}
        chips={workspace.archived ? <Tag>Archived</Tag> : null}
        meta={useWorkspaceFacts(workspace)}
      />
      <TabLinks label={`Tabs of ${workspace.name}`}>
        <TabLink
          to="/workspaces/$workspaceId/projects"
          params={{ workspaceId: String(workspaceId) }}
          activeOptions={{ includeSearch: false }}
          note={workspace.numProjects}
        >
          Projects
        </TabLink>
      </TabLinks>
      <ListControls plural="Projects" {...search} sorts={sorts} onChange={onSearchChange} />
      <PageBody>
        <Projects workspaceId={workspaceId} search={search} onSearchChange={onSearchChange} />
      </PageBody>
    </Page>
  );
}

function Projects({ workspaceId, search, onSearchChange }: Props) {
  const order = projectListOrder[search.sort];
  const { data: projects } = useSuspenseQuery(workspaceQueries.projects(workspaceId, order));
  const { data: me } = useSuspenseQuery(meQuery);
  const ownerName = useOwnerName();
  if (projects.length === 0) {
    return (
      <EmptyState
        icon={<Folder className="size-6" strokeWidth={1.5} />}
        title="Workspace contains no projects."
        hint="Make the first one with the command line."
      />
    );
  }
  const shown = pick(projects, { ...search, userId: me.id });
  if (shown.length > 0)
    return <ProjectCards projects={shown} ownerName={ownerName} isOfOneWorkspace />;
  return (
    <NothingMatches
      title="No projects matching the current filters"
      onClear={() => onSearchChange(projectListSearch.defaults)}
    />
  );
}
