import { Link } from '@tanstack/react-router';
import type { Project } from '@trainyard/sdk/types';
import { formatCount } from '@trainyard/ui/lib/format';
import type { ServerColumn } from '@trainyard/ui/table/server-table';
import { Check } from 'lucide-react';
import { DeletionNote } from '~/components/entity/deletion-note';
import { InlineEdit } from '~/components/entity/inline-edit';
import { RelativeTime } from '~/components/entity/relative-time';
import { UserBadge } from '~/components/entity/user-badge';
import { useUser } from '~/features/users/queries';

const OwnerCell = ({ project }: { project: Project }) => (
  <UserBadge user={useUser(project.userId) ?? project} />
);

type Options = {
  showsArchived: boolean;
  mayEdit: (project: Project) => boolean;
  onDescribe: (project: Project, description: string) => Promise<unknown>;
};

/** Columns of the projects of one workspace; a description is edited in its cell. */
export const projectColumns = (options: Options): ServerColumn<Project>[] => [
  {
    id: 'name',
    title: 'Name',
    phone: 'title',
    sort: 'name',
    text: ({ name }) => name,
    cell: (project) => (
      <Link
        to="/projects/$projectId/experiments"
        params={{ projectId: String(project.id) }}
        title={project.name}
        className="font-medium"
      >
        {project.name}
      </Link>
    ),
  },
  {
    id: 'description',
    title: 'Description',
    text: ({ description }) => description,
    cell: (project) => (
      <InlineEdit
        label={`Description of ${project.name}`}
        value={project.description}
        placeholder="Add description"
        disabled={!options.mayEdit(project)}
        onSave={(description) => options.onDescribe(project, description)}
      />
    ),
  },
  {
    id: 'numExperiments',
    title: 'Experiments',
    phone: 'line',
    text: ({ numExperiments }) => numExperiments,
    isEnd: true,
    cell: ({ numExperiments }) => formatCount(numExperiments),
  },
  {
    id: 'lastExperimentStartedAt',
    title: 'Last Experiment Started',
    phone: 'line',
    text: ({ lastExperimentStartedAt }) => lastExperimentStartedAt,
    sort: 'updated',
    isDescFirst: true,
    cell: ({ lastExperimentStartedAt }) => (
      <RelativeTime time={lastExperimentStartedAt} className="text-muted" />
    ),
  },
  {
    id: 'userId',
    title: 'User',
    phone: 'line',
    text: ({ username }) => username,
    cell: (project) => <OwnerCell project={project} />,
  },
  ...(options.showsArchived ? [archived] : []),
  { id: 'state', title: 'State', phone: 'end', cell: (project) => <DeletionNote {...project} /> },
];

const archived: ServerColumn<Project> = {
  id: 'archived',
  title: 'Archived',
  text: ({ archived: is }) => (is ? 'Yes' : 'No'),
  cell: (project) =>
    project.archived ? (
      <Check role="img" aria-label="Archived" className="size-3.5 text-muted" strokeWidth={2} />
    ) : null,
};
