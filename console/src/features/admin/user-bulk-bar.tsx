import { useQueryClient } from '@tanstack/react-query';
import { actionFor, bulkActionsFor } from '@trainyard/rbac';
import { displayName } from '@trainyard/sdk/model';
import type { User } from '@trainyard/sdk/types';
import { ConfirmActionDialog } from '@trainyard/ui/form/confirm-action-dialog';
import { DisabledReasonButton } from '@trainyard/ui/form/disabled-reason-button';
import { plural } from '@trainyard/ui/lib/format';
import { BulkBar } from '@trainyard/ui/table/bulk/bulk-bar';
import type { RowKey } from '@trainyard/ui/table/selected-rows';
import { useState } from 'react';
import { type BulkRun, useBulkRun } from '~/app/actions/use-bulk-run';
import { useDialog } from '~/app/actions/use-dialog';
import { afterGroupChange, afterUserChange } from '~/app/query-invalidation';
import { useViewer } from '~/features/viewer/queries';
import { userActions } from './actions';
import { setActive } from './mutations';

/** The selected users, and how a dialog changes them. */
type OnUsers = { users: readonly User[]; run: BulkRun<User> };

type Props = {
  users: readonly User[];
  matching: readonly User[];
  onChosen: (chosen: ReadonlySet<RowKey>) => void;
};

const doneWords = { activate: 'Activated', deactivate: 'Deactivated' };
type Switch = keyof typeof doneWords;

/** The actions on the selected users, with a result for each. */
export function UserBulkBar({ users, matching, onChosen }: Props) {
  const viewer = useViewer();
  const queryClient = useQueryClient();
  const [confirming, setConfirming] = useState<readonly User[]>();
  const roles = useDialog<OnUsers>(() => import('./user-roles-dialog'));
  const groups = useDialog<OnUsers>(() => import('./users-group-dialog'));
  const { run, outcome } = useBulkRun<User>({
    idOf: ({ id }) => id,
    nameOf: displayName,
    onChosen,
    onSettled: () => Promise.all([afterUserChange(queryClient), afterGroupChange(queryClient)]),
  });
  const states = bulkActionsFor('user', users, { viewer, keyOf: (user: User) => user });
  const switchTo = (action: Switch, rows: readonly User[]) =>
    run({ rows, done: doneWords[action], each: ({ id }) => setActive(id, action === 'activate') });
  const mayAll = (action: 'manageRoles' | 'manageGroups') =>
    users.map((user) => actionFor({ user }, action, viewer)).find(({ reason }) => reason)?.reason;
  return (
    <>
      <BulkBar
        count={users.length}
        total={matching.length}
        onAll={() => onChosen(new Set(matching.map(({ id }) => id)))}
        onClear={() => onChosen(new Set())}
      >
        {(['activate', 'deactivate'] as const).map((action) => {
          const { allowed = [], refused = [] } = states.find(({ id }) => id === action) ?? {};
          const { label, icon: Icon, isDangerous } = userActions[action];
          return (
            <DisabledReasonButton
              key={action}
              variant="quiet"
              className={isDangerous ? 'text-bad!' : undefined}
              reason={allowed.length > 0 ? undefined : refused[0]?.reason}
              onClick={() =>
                isDangerous ? setConfirming(allowed) : void switchTo('activate', allowed)
              }
            >
              <Icon aria-hidden className="size-3.5" strokeWidth={1.75} />
              {label}
            </DisabledReasonButton>
          );
        })}
        {viewer.rbacEnabled ? (
          <>
            <DisabledReasonButton
              variant="quiet"
              reason={mayAll('manageRoles')}
              onClick={() => roles.open({ users, run })}
            >
              Add Roles...
            </DisabledReasonButton>
            <DisabledReasonButton
              variant="quiet"
              reason={mayAll('manageGroups')}
              onClick={() => groups.open({ users, run })}
            >
              Add to Group...
            </DisabledReasonButton>
          </>
        ) : null}
      </BulkBar>
      {confirming ? (
        <ConfirmActionDialog
          title={`Deactivate ${plural(confirming.length, 'user')}`}
          description={<p>They are signed out and cannot sign in again. Their work is kept.</p>}
          confirmLabel={`Deactivate ${plural(confirming.length, 'user')}`}
          isDanger
          action={() => switchTo('deactivate', confirming)}
          onClose={() => setConfirming(undefined)}
        />
      ) : null}
      {outcome}
      {roles.dialog}
      {groups.dialog}
    </>
  );
}
