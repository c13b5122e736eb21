import type { Project } from '@trainyard/sdk/types';
import { Tag } from '@trainyard/ui/base/badge';
import { formatCount, plural } from '@trainyard/ui/lib/format';
import { lazy, type ReactNode, Suspense } from 'react';
import { CrumbHeading, CrumbLink, PageStrip } from '~/components/page/page-strip';
import { TabLink, TabLinks } from '~/components/page/tab-links';
import { uncategorizedProjectId } from '~/lib/links';
import { ProjectActionsButton } from './project-actions-button';

// hardly a project is ever being deleted
const DeletionNote = lazy(async () => ({
  default: (await import('~/components/entity/deletion-note')).DeletionNote,
}));

type Props = { project: Project; status: ReactNode };

/** Where a project is, and its tabs. */
export function ProjectHead({ project, status }: Props) {
  const isUncategorized = project.id === uncategorizedProjectId;
  return (
    <>
      <PageStrip
        actions={
          <>
            {status}
            {isUncategorized ? null : <ProjectActionsButton project={project} />}
          </>
        }
      >
        {isUncategorized ? null : (
          <CrumbLink
            to="/workspaces/$workspaceId/projects"
            params={{ workspaceId: String(project.workspaceId) }}
          >
            {project.workspaceName}
          </CrumbLink>
        )}
        <span className="flex min-w-0 items-center gap-2">
          <CrumbHeading>
            {isUncategorized ? 'Uncategorized Experiments' : project.name}
          </CrumbHeading>
          {project.archived ? <Tag>Archived</Tag> : null}
          {project.state === 'WORKSPACE_STATE_UNSPECIFIED' ? null : (
            <Suspense>
              <DeletionNote {...project} />
            </Suspense>
          )}
        </span>
      </PageStrip>
      {isUncategorized ? null : (
        <TabLinks label="Project">
          <TabLink
            to="/projects/$projectId/experiments"
            params={{ projectId: String(project.id) }}
            note={formatCount(project.numExperiments)}
            title={`${plural(project.numExperiments, 'experiment')}, archived ones included`}
          >
            Experiments
          </TabLink>
          <TabLink
            to="/projects/$projectId/notes"
            params={{ projectId: String(project.id) }}
            activeOptions={{ includeSearch: false }}
            note={project.notes.length > 0 ? formatCount(project.notes.length) : undefined}
          >
            Notes
          </TabLink>
        </TabLinks>
      )}
    </>
  );
}
