import { Link } from '@tanstack/react-router';
import type { Project } from '@trainyard/sdk/types';
import { Tag } from '@trainyard/ui/base/badge';
import { formatCompact } from '@trainyard/ui/lib/format';
import { cn } from '@trainyard/ui/lib/utils';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import type { ReactNode } from 'react';
import type { MenuPlace } from '~/app/actions/use-entity-menu';
import { OwnerFace } from '~/components/owner/owner-badge';
import { WorkspaceIcon } from './avatar';
import { DeletionNote } from './deletion-note';
import { cardLink, EntityCard } from './entity-card';
import { RelativeTime } from './times';

type Props = {
  projects: readonly Project[];
  ownerName: (project: Project) => string;
  /** lists of one workspace need not name it on each card */
  isOfOneWorkspace?: boolean;
  /** drawn above the facts of a card, in space that is reserved for it */
  activityOf?: (project: Project) => ReactNode;
  /** one row, which scrolls if the cards do not fit */
  isRow?: boolean;
  onMenu?: (project: Project, at: MenuPlace) => void;
  /** cards for which this returns false have no menu */
  hasItems?: (project: Project) => boolean;
};

const layouts = {
  grid: 'grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-3',
  // three or more fill the width, so that they end where the rows below do
  row: 'grid auto-cols-[minmax(13rem,1fr)] grid-flow-col gap-3 overflow-x-auto pb-1 not-has-[>:nth-child(3)]:auto-cols-[minmax(13rem,22rem)]',
};

/** Cards of projects, in the given order. */
export const ProjectCards = ({ projects, isRow = false, onMenu, hasItems, ...rest }: Props) => (
  <ul aria-label="Projects" data-rows className={layouts[isRow ? 'row' : 'grid']}>
    {projects.map((project) => (
      <li key={project.id} tabIndex={-1} className="min-w-0 rounded-lg">
        <ProjectCard
          project={project}
          {...rest}
          onMenu={
            onMenu && !project.immutable && hasItems?.(project) !== false
              ? (at) => onMenu(project, at)
              : undefined
          }
        />
      </li>
    ))}
  </ul>
);

type CardProps = Pick<Props, 'ownerName' | 'isOfOneWorkspace' | 'activityOf'> & {
  project: Project;
  onMenu: ((at: MenuPlace) => void) | undefined;
};

const ProjectCard = ({ project, ownerName, isOfOneWorkspace = false, ...rest }: CardProps) => (
  <EntityCard
    name={project.name}
    onMenu={rest.onMenu}
    className={cn(project.archived && 'bg-transparent')}
  >
    {isOfOneWorkspace ? null : <Place project={project} />}
    <Link
      to="/projects/$projectId/experiments"
      params={{ projectId: String(project.id) }}
      data-opens
      className={cn(cardLink, 'line-clamp-3 font-medium wrap-anywhere', rest.onMenu && 'pr-5')}
    >
      {displayText(project.name)}
    </Link>
    {isOfOneWorkspace && project.description ? (
      <span className="line-clamp-2 text-sm wrap-anywhere text-muted">
        {displayText(project.description)}
      </span>
    ) : null}
    <DeletionNote state={project.state} errorMessage={project.errorMessage} />
    {rest.activityOf ? <span className="h-6">{rest.activityOf(project)}</span> : null}
    <Facts project={project} owner={ownerName(project)} />
  </EntityCard>
);

const Place = ({ project: { workspaceId, workspaceName } }: { project: Project }) => (
  <Link
    to="/workspaces/$workspaceId/projects"
    params={{ workspaceId: String(workspaceId) }}
    // above the link that fills the card
    className="relative z-1 flex w-fit max-w-full items-center gap-1.5 text-sm text-faint"
  >
    <WorkspaceIcon name={workspaceName} />
    <span className="truncate">{displayText(workspaceName)}</span>
  </Link>
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
    <span title={displayText(owner)}>
      <OwnerFace name={owner} />
      <span className="sr-only">{displayText(owner)}</span>
    </span>
  </span>
);
