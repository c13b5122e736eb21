import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { actionFor } from '@trainyard/rbac';
import type { Project, Workspace } from '@trainyard/sdk/types';
import { EmptyState, NothingMatches } from '@trainyard/ui/base/empty-state';
import { PageBody } from '@trainyard/ui/page/page';
import { DataTable } from '@trainyard/ui/table/data-table';
import { Folder, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useDialog } from '~/app/actions/use-dialog';
import { useEntityMenu } from '~/app/actions/use-entity-menu';
import { reportError } from '~/app/errors/report-error';
import { ListControls, namedSort, pick } from '~/components/entity/list-controls';
import { ProjectCards } from '~/components/entity/project-cards';
import { RefusableButton } from '~/components/permission/permitted-button';
import type { ProjectSort } from '~/data/projects';
import { projectQueries } from '~/data/projects';
import { meQuery } from '~/data/session';
import { useOwnerName } from '~/data/users';
import { useViewer } from '~/data/viewer';
import { projectActions, projectItems } from './actions';
import { editProject } from './mutations';
import { projectColumns } from './project-columns';
import type { projectListSearch } from './search';

type Search = ReturnType<typeof projectListSearch>;

type Props = {
  workspace: Workspace;
  search: Search;
  onSearchChange: (change: Partial<Search>) => void;
};

const sorts: { value: ProjectSort; label: string }[] = [
  { value: 'updated', label: 'Last Updated' },
  { value: 'name', label: 'Alphabetical' },
  { value: 'newest', label: 'Newest to Oldest' },
];

// reached by the table's headers alone
const reversed: typeof sorts = [
  { value: 'nameDesc', label: 'Reverse alphabetical' },
  { value: 'updatedAsc', label: 'First updated' },
];

const tableSort = namedSort<ProjectSort>(
  {
    updated: 'updated=desc',
    updatedAsc: 'updated=asc',
    name: 'name=asc',
    nameDesc: 'name=desc',
    newest: 'created=desc',
  },
  'newest',
);

/** The projects of a workspace: their filters, and cards or rows. */
export function ProjectList(props: Props) {
  const { workspace, search, onSearchChange } = props;
  return (
    <>
      <ListControls
        plural="Projects"
        options={search}
        sorts={[...sorts, ...reversed.filter(({ value }) => value === search.sort)]}
        // all projects of an archived workspace are
        hasArchived={!workspace.archived}
        onChange={onSearchChange}
      />
      <PageBody>
        <Projects {...props} />
      </PageBody>
    </>
  );
}

function Projects({ workspace, search, onSearchChange }: Props) {
  const { data: projects } = useSuspenseQuery(projectQueries.list(workspace.id, search.sort));
  const { data: me } = useSuspenseQuery(meQuery);
  if (projects.length === 0) return <NoProjects workspace={workspace} />;
  const archived = workspace.archived || search.archived;
  const visibleProjects = pick(projects, { ...search, archived, userId: me.id });
  if (visibleProjects.length === 0) {
    return (
      <NothingMatches
        title="No projects matching the current filters"
        onClear={() =>
          onSearchChange({ whose: 'all', archived: projects.every((each) => each.archived) })
        }
      />
    );
  }
  return (
    <ShownProjects
      workspace={workspace}
      projects={visibleProjects}
      search={{ ...search, archived }}
      onSearchChange={onSearchChange}
    />
  );
}

function NoProjects({ workspace }: { workspace: Workspace }) {
  const viewer = useViewer();
  const { state, reason } = actionFor({ workspace }, 'createProject', viewer);
  return (
    <EmptyState
      icon={<Folder className="size-6" strokeWidth={1.5} />}
      title="Workspace contains no projects."
      hint={
        state === 'allowed'
          ? 'Create a project with "New Project" or with the command line.'
          : reason
      }
      action={state === 'allowed' ? <NewProjectButton workspace={workspace} /> : undefined}
    />
  );
}

function ShownProjects(props: Props & { projects: readonly Project[] }) {
  const { workspace, projects, search, onSearchChange } = props;
  const viewer = useViewer();
  const ownerName = useOwnerName();
  const queryClient = useQueryClient();
  const { menu, rowMenu } = useEntityMenu(projectActions, {
    nameOf: ({ name }: Project) => name,
    itemsOf: (project) => projectItems({ ...project, workspace }, viewer),
    subjectOf: (project) => ({ project }),
  });
  const columns = useMemo(
    () =>
      projectColumns({
        ownerName,
        showsArchived: search.archived,
        mayEdit: (project) =>
          actionFor({ project: { ...project, workspace } }, 'edit', viewer).state === 'allowed',
        onDescribe: (project, { base, to }) =>
          editProject(queryClient, {
            projectId: project.id,
            base: { description: base },
            to: { description: to },
          }).catch((error: unknown) => {
            reportError(error, { message: `Unable to update ${project.name}.` });
            throw error;
          }),
      }),
    [search.archived, workspace, viewer, queryClient, ownerName],
  );
  return (
    <>
      {search.view === 'grid' ? (
        <ProjectCards
          projects={projects}
          ownerName={ownerName}
          isOfOneWorkspace
          onMenu={rowMenu.onOpen}
          hasItems={rowMenu.hasItems}
        />
      ) : (
        <DataTable
          caption="Projects"
          storedAs={`workspace-${workspace.id}-details`}
          columns={columns}
          rows={projects}
          keyOf={({ id }) => id}
          sort={tableSort.toTable(search.sort)}
          onSortChange={(text) => onSearchChange({ sort: tableSort.fromTable(text) })}
          menu={rowMenu}
        />
      )}
      {menu}
    </>
  );
}

/** Creates a project; hidden in an archived workspace, and in one that every cluster has. */
export function NewProjectButton({ workspace }: { workspace: Workspace }) {
  const viewer = useViewer();
  const { open, dialog } = useDialog<{ workspaceId: number }>(() => import('./project-dialog'));
  if (workspace.immutable || workspace.archived) return null;
  const { reason, refused } = actionFor({ workspace }, 'createProject', viewer);
  return (
    <>
      <RefusableButton
        variant="primary"
        reason={reason}
        refused={refused}
        onClick={() => open({ workspaceId: workspace.id })}
      >
        <Plus aria-hidden className="size-3.5" />
        New Project
      </RefusableButton>
      {dialog}
    </>
  );
}
