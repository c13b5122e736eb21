import type { Project } from '@trainyard/sdk/types';
import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '~/components/ui/icon-button';

// the rules of every kind of thing come with it, and most visits to a project do without
const load = () => import('./project-actions');
const ProjectActions = lazy(load);

/** The menu of a project, which comes with its first use. */
export function ProjectActionsButton({ project }: { project: Project }) {
  const [isWanted, setIsWanted] = useState(false);
  const button = (
    <IconButton
      label="Project actions"
      variant="outline"
      aria-haspopup="menu"
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setIsWanted(true)}
    >
      <Ellipsis aria-hidden className="size-4" strokeWidth={1.5} />
    </IconButton>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <ProjectActions project={project} />
    </Suspense>
  );
}
