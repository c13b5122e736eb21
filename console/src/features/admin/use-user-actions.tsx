import { displayName } from '@trainyard/sdk/model';
import type { User } from '@trainyard/sdk/types';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { reportError } from '~/app/report-error';
import type { UserAction } from './actions';
import { useSwitchUser } from './user-mutations';

type Asking = Exclude<UserAction, 'activate' | 'deactivate'>;
type Dialog = ComponentType<{ user: User; onClose: () => void }>;

const dialogs: Record<Asking, Dialog> = {
  edit: lazy(() => import('./user-dialog')),
  manageGroups: lazy(() => import('./user-groups-dialog')),
  configureAgent: lazy(() => import('./agent-dialog')),
  changePassword: lazy(() => import('./password-dialog')),
};

/** Does what the menu of a user offers. Render `dialog` somewhere. */
export function useUserActions() {
  const [asked, setAsked] = useState<{ action: Asking; user: User }>();
  const { mutateAsync } = useSwitchUser();

  async function turn(user: User, active: boolean) {
    const word = active ? 'activate' : 'deactivate';
    try {
      await mutateAsync({ userId: user.id, active });
    } catch (error) {
      reportError(error, { message: `Unable to ${word} user.` });
      return;
    }
    showToast({
      kind: 'success',
      title: `User has been ${word}d`,
      description: displayName(user),
      action: { label: 'Undo', run: () => void turn(user, !active) },
    });
  }

  function run(action: UserAction, user: User) {
    if (action === 'activate' || action === 'deactivate') void turn(user, action === 'activate');
    else setAsked({ action, user });
  }

  const Asked = asked && dialogs[asked.action];
  const dialog: ReactNode = Asked ? (
    <Suspense>
      <Asked user={asked.user} onClose={() => setAsked(undefined)} />
    </Suspense>
  ) : null;
  return { run, dialog };
}
