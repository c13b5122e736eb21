import { actionFor } from '@trainyard/rbac';
import type { Workspace } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { Tooltip } from '@trainyard/ui/base/tooltip';
import { Plus } from 'lucide-react';
import { useDialog } from '~/app/actions/use-dialog';
import { useViewer } from '~/features/viewer/queries';

/** Where a project can be made: not in what is archived or part of every cluster. */
export function NewProjectButton({ workspace }: { workspace: Workspace }) {
  const viewer = useViewer();
  const { open, dialog } = useDialog<{ workspaceId: number }>(
    () => import('./create-project-dialog'),
  );
  if (workspace.immutable || workspace.archived) return null;
  const { state, reason } = actionFor({ workspace }, 'createProject', viewer);
  const isAllowed = state === 'allowed';
  return (
    <>
      <Tooltip content={isAllowed ? null : reason}>
        <Button
          variant="primary"
          aria-disabled={isAllowed ? undefined : true}
          onClick={isAllowed ? () => open({ workspaceId: workspace.id }) : undefined}
        >
          <Plus aria-hidden className="size-3.5" />
          New Project
        </Button>
      </Tooltip>
      {dialog}
    </>
  );
}
