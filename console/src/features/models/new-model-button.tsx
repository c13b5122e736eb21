import { can, whyNot } from '@trainyard/rbac';
import { GatedButton } from '@trainyard/ui/form/gated-button';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useViewer } from '~/features/viewer/queries';

const CreateModelDialog = lazy(() => import('./create-model-dialog'));

/** In one workspace, or wherever models may be made. */
export function NewModelButton({ workspaceId }: { workspaceId?: number | undefined }) {
  const viewer = useViewer();
  const [isOpen, setIsOpen] = useState(false);
  const policy = workspaceId === undefined ? 'model.createAnywhere' : 'model.create';
  const isAllowed = can(viewer, policy, workspaceId === undefined ? {} : { workspaceId });
  return (
    <>
      <GatedButton
        variant="primary"
        reason={isAllowed ? undefined : whyNot(viewer, policy)}
        onClick={() => setIsOpen(true)}
      >
        <Plus aria-hidden className="size-3.5" />
        New Model
      </GatedButton>
      {isOpen ? (
        <Suspense>
          <CreateModelDialog workspaceId={workspaceId} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
