import { can, whyNot } from '@trainyard/rbac';
import { GatedButton } from '@trainyard/ui/form/gated-button';
import { Plus } from 'lucide-react';
import { useDialog } from '~/app/actions/use-dialog';
import { useViewer } from '~/features/viewer/queries';

type Place = { workspaceId?: number | undefined };

/** In one workspace, or wherever models may be made. */
export function NewModelButton({ workspaceId }: Place) {
  const viewer = useViewer();
  const { open, dialog } = useDialog<Place>(() => import('./create-model-dialog'));
  const policy = workspaceId === undefined ? 'model.createAnywhere' : 'model.create';
  const isAllowed = can(viewer, policy, workspaceId === undefined ? {} : { workspaceId });
  return (
    <>
      <GatedButton
        variant="primary"
        reason={isAllowed ? undefined : whyNot(viewer, policy)}
        onClick={() => open({ workspaceId })}
      >
        <Plus aria-hidden className="size-3.5" />
        New Model
      </GatedButton>
      {dialog}
    </>
  );
}
