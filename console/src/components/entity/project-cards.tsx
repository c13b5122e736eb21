import { Link } from '@tanstack/react-router';
import type { Project } from '@trainyard/sdk/types';
import { RelativeTime } from '~/components/entity/relative-time';
import { WorkspaceIcon } from '~/components/entity/workspace-icon';
import { Tag } from '~/components/ui/badge';
import { formatCompact } from '~/lib/format';

/** Projects at a glance, in the order they come. */
export const ProjectCards = ({ projects }: { projects: readonly Project[] }) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-3">
    {projects.map((project) => (
      <li key={project.id} className="min-w-0">
        <ProjectCard project={project} />
      </li>
    ))}
  </ul>
);

const ProjectCard = ({ project }: { project: Project }) => (
  <Link
    to="/projects/$projectId/experiments"
    params={{ projectId: String(project.id) }}
    className="no-underline-hover block h-full rounded-lg border bg-raised px-3.5 py-3 hover:border-line-strong"
  >
    <span className="flex items-center gap-1.5 text-sm text-faint">
      <WorkspaceIcon name={project.workspaceName} />
      <span className="truncate">{project.workspaceName}</span>
    </span>
    <span className="mt-1.5 line-clamp-3 font-medium break-words">{project.name}</span>
    <span className="num mt-3 flex items-center gap-2 text-sm text-muted">
      {experiments(project.numExperiments)}
      <span className="ml-auto">
        {project.archived ? (
          <Tag>Archived</Tag>
        ) : (
          <RelativeTime time={project.lastExperimentStartedAt} />
        )}
      </span>
    </span>
  </Link>
);

const experiments = (count: number) =>
  `${formatCompact(count)} ${count === 1 ? 'experiment' : 'experiments'}`;
