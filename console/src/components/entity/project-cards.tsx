import { Link } from '@tanstack/react-router';
import type { Project } from '@trainyard/sdk/types';
import { Tag } from '~/components/ui/badge';
import { formatCompact } from '~/lib/format';
import { Avatar } from './avatar';
import { RelativeTime } from './relative-time';
import { WorkspaceIcon } from './workspace-icon';

type Props = {
  projects: readonly Project[];
  ownerName: (project: Project) => string;
  /** lists of one workspace need not name it on each card */
  isOfOneWorkspace?: boolean;
};

/** Projects at a glance, in the order they come. */
export const ProjectCards = ({ projects, ownerName, isOfOneWorkspace = false }: Props) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-3">
    {projects.map((project) => (
      <li key={project.id} className="min-w-0">
        <Link
          to="/projects/$projectId/experiments"
          params={{ projectId: String(project.id) }}
          className="no-underline-hover flex h-full flex-col gap-1.5 rounded-lg border bg-raised px-3.5 py-3 hover:border-line-strong"
        >
          {isOfOneWorkspace ? null : <Place name={project.workspaceName} />}
          <span className="line-clamp-3 font-medium break-words">{project.name}</span>
          {isOfOneWorkspace && project.description ? (
            <span className="line-clamp-2 text-sm break-words text-muted">
              {project.description}
            </span>
          ) : null}
          <Facts project={project} owner={ownerName(project)} />
        </Link>
      </li>
    ))}
  </ul>
);

const Place = ({ name }: { name: string }) => (
  <span className="flex items-center gap-1.5 text-sm text-faint">
    <WorkspaceIcon name={name} />
    <span className="truncate">{name}</span>
  </span>
);

const Facts = ({ project, owner }: { project: Project; owner: string }) => (
  <span className="num mt-auto flex items-center gap-2 pt-1.5 text-sm text-muted">
    {formatCompact(project.numExperiments)}{' '}
    {project.numExperiments === 1 ? 'experiment' : 'experiments'}
    <span className="ml-auto">
      {project.archived ? (
        <Tag>Archived</Tag>
      ) : (
        <RelativeTime time={project.lastExperimentStartedAt} />
      )}
    </span>
    <span title={owner}>
      <Avatar name={owner} />
      <span className="sr-only">{owner}</span>
    </span>
  </span>
);
