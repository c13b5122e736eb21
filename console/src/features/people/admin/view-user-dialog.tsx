import { useQuery } from '@tanstack/react-query';
import { displayName } from '@trainyard/sdk/model';
import type { User } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { Dialog, DialogContent } from '@trainyard/ui/base/dialog';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { MetadataList } from '@trainyard/ui/page/fact-list';
import { useViewer } from '~/data/viewer';
import { useWorkspaceNames } from '~/data/workspaces';
import { rolesText } from './access-text';
import { accessQuery } from './queries';

type Props = { user: User; onClose: () => void };

/** Shows a user who cannot be changed here. */
export default function ViewUserDialog({ user, onClose }: Props) {
  const { rbacEnabled } = useViewer();
  const { data: access } = useQuery({ ...accessQuery, enabled: rbacEnabled });
  const nameOf = useWorkspaceNames();
  const { username, active, admin } = user;
  const person = access?.people.get(user.id);
  const facts = {
    'User Name': displayText(username),
    'Display Name': displayText(user.displayName),
    Active: active ? 'Yes' : 'No',
    ...(rbacEnabled
      ? {
          Roles: displayText(rolesText(person?.roles ?? [], nameOf)),
          Groups: displayText(person?.groups.join(', ') ?? ''),
        }
      : { Admin: admin ? 'Yes' : 'No' }),
  };
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent
        title={`View User ${displayName(user)}`}
        size="small"
        footer={<Button onClick={onClose}>Close</Button>}
      >
        <MetadataList metadata={facts} />
      </DialogContent>
    </Dialog>
  );
}
