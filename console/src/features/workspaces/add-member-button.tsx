import type { Workspace } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useMayAssign } from './member-list';

const AddMemberDialog = lazy(() => import('./add-member-dialog'));

/** For users who may assign roles in a workspace that takes members. */
export function AddMemberButton({ workspace }: { workspace: Workspace }) {
  const mayAssign = useMayAssign(workspace);
  const [isOpen, setIsOpen] = useState(false);
  if (!mayAssign || workspace.immutable || workspace.archived) return null;
  return (
    <>
      <Button variant="primary" onClick={() => setIsOpen(true)}>
        <UserPlus aria-hidden className="size-3.5" />
        Add Member
      </Button>
      {isOpen ? (
        <Suspense>
          <AddMemberDialog workspace={workspace} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
