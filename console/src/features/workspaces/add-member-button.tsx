import type { Workspace } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { UserPlus } from 'lucide-react';
import { useDialog } from '~/app/actions/use-dialog';
import { useMayAssign } from './member-list';

type Props = { workspace: Workspace };

/** For users who may assign roles in a workspace that takes members. */
export function AddMemberButton({ workspace }: Props) {
  const mayAssign = useMayAssign(workspace);
  const { open, dialog } = useDialog<Props>(() => import('./add-member-dialog'));
  if (!mayAssign || workspace.immutable || workspace.archived) return null;
  return (
    <>
      <Button variant="primary" onClick={() => open({ workspace })}>
        <UserPlus aria-hidden className="size-3.5" />
        Add Member
      </Button>
      {dialog}
    </>
  );
}
