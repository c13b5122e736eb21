import { can, type Refusal } from '@trainyard/rbac';
import type { Project } from '@trainyard/sdk/types';
import { Tag } from '@trainyard/ui/base/badge';
import { IconButton } from '@trainyard/ui/base/icon-button';
import { formatCount, plural } from '@trainyard/ui/lib/format';
import { Ellipsis } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSupports } from '~/app/abilities';
import {
  NewExperimentButton,
  NewExperimentLabel,
  openNewExperiment,
} from '~/app/overlays/new-experiment-button';
import { DeletionNote } from '~/components/entity/deletion-note';
import { CrumbHeading, CrumbLink, PageStrip } from '~/components/page/page-strip';
import { TabLink, TabLinks } from '~/components/page/tab-links';
import { PermittedButton } from '~/components/permission/permitted-button';
import { runCount } from '~/data/projects';
import { useViewer } from '~/data/viewer';
import { uncategorizedProjectId } from '~/lib/links';

// it loads the rules of all kinds of entities, which most visits to a project do not need
const load = () => import('./project-actions');

const ProjectActions = lazy(load);

/** The menu of a project, which loads on first use. */
function ProjectActionsButton({ project }: { project: Project }) {
  const [isLoaded, setIsLoaded] = useState(false);
  const button = (
    <IconButton
      label="Project actions"
      variant="outline"
      aria-haspopup="menu"
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setIsLoaded(true)}
    >
      <Ellipsis aria-hidden className="size-4" strokeWidth={1.5} />
    </IconButton>
  );
  if (!isLoaded) return button;
  return (
    <Suspense fallback={button}>
      <ProjectActions project={project} />
    </Suspense>
  );
}

/** Explains to users without the permission why there is no New experiment button. */
const RefusedNewExperiment = (refusal: Refusal) => (
  <PermittedButton {...refusal} variant="primary" onClick={openNewExperiment}>
    <NewExperimentLabel />
  </PermittedButton>
);

type Props = { project: Project; status: ReactNode };

/** The breadcrumb of a project, and its tabs. */
export function ProjectHead({ project, status }: Props) {
  const isUncategorized = project.id === uncategorizedProjectId;
  const hasRuns = useSupports('runs');
  const { workspaceId, archived } = project;
  const runs = runCount(project);
  const scope = { workspaceId };
  const mayCreate = can(useViewer(), 'experiment.create', scope);
  return (
    <>
      <PageStrip
        actions={
          <>
            {status}
            {isUncategorized ? null : <ProjectActionsButton project={project} />}
            {archived ? null : mayCreate ? (
              <NewExperimentButton />
            ) : (
              <RefusedNewExperiment policy="experiment.create" scope={scope} />
            )}
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
            <DeletionNote state={project.state} errorMessage={project.errorMessage} />
          )}
        </span>
      </PageStrip>
      {isUncategorized && !hasRuns ? null : (
        <TabLinks label="Project">
          <TabLink
            to="/projects/$projectId/experiments"
            params={{ projectId: String(project.id) }}
            note={formatCount(project.numExperiments)}
            title={`${plural(project.numExperiments, 'experiment')}, archived ones included`}
          >
            Experiments
          </TabLink>
          {hasRuns ? (
            <>
              <TabLink
                to="/projects/$projectId/runs"
                params={{ projectId: String(project.id) }}
                activeOptions={{ includeSearch: false }}
                note={runs === undefined ? undefined : formatCount(runs)}
                title={
                  runs === undefined ? undefined : `${plural(runs, 'run')}, archived ones included`
                }
              >
                Runs
              </TabLink>
              <TabLink
                to="/projects/$projectId/searches"
                params={{ projectId: String(project.id) }}
                activeOptions={{ includeSearch: false }}
              >
                Searches
              </TabLink>
            </>
          ) : null}
          {isUncategorized ? null : (
            <TabLink
              to="/projects/$projectId/notes"
              params={{ projectId: String(project.id) }}
              activeOptions={{ includeSearch: false }}
              note={project.notes.length > 0 ? formatCount(project.notes.length) : undefined}
            >
              Notes
            </TabLink>
          )}
        </TabLinks>
      )}
    </>
  );
}
