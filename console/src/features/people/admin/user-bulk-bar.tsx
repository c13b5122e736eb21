import { bulkActionsFor } from '@trainyard/rbac';
import { displayName } from '@trainyard/sdk/model';
import type { User } from '@trainyard/sdk/types';
import { plural } from '@trainyard/ui/lib/format';
import { BulkBar } from '@trainyard/ui/table/bulk/bulk-bar';
import type { RowKey } from '@trainyard/ui/table/selected-rows';
import { type BulkRun, type BulkWork, useBulkRun } from '~/app/actions/use-bulk-run';
import { useDialog } from '~/app/actions/use-dialog';
import { NamedItems } from '~/components/entity/named-items';
import { type BulkAction, BulkActions } from '~/components/permission/bulk-actions';
import { useViewer } from '~/data/viewer';
import { setActive } from './mutations';

/** The selected users, and how a dialog changes them. */
type OnUsers = { users: readonly User[]; run: BulkRun<User> };

type Props = {
  users: readonly User[];
  matching: readonly User[];
  onChosen: (chosen: ReadonlySet<RowKey>) => void;
};

const turn =
  (isActive: boolean): BulkWork<User>['each'] =>
  (client, { id }) =>
    setActive(client, id, isActive);

/** The actions on the selected users, with a result for each. */
export function UserBulkBar({ users, matching, onChosen }: Props) {
  const viewer = useViewer();
  const roles = useDialog<OnUsers>(() => import('./user-roles-dialog'));
  const groups = useDialog<OnUsers>(() => import('./users-group-dialog'));
  const { run, outcome } = useBulkRun<User>({
    idOf: ({ id }) => id,
    nameOf: displayName,
    countOf: ({ length }) => plural(length, 'user'),
    selected: users,
    onChosen,
  });
  const states = bulkActionsFor('user', users, { viewer, keyOf: (user: User) => user });
  const actionsOf = (split: (typeof states)[number]): BulkAction[] => {
    const { id, allowed: rows } = split;
    const counted = `Deactivate ${plural(rows.length, 'user')}`;
    if (id === 'activate') {
      return [
        { label: 'Activate', split, run: () => run({ rows, done: 'Activated', each: turn(true) }) },
      ];
    }
    if (id === 'deactivate')
      return [
        {
          label: 'Deactivate',
          isDangerous: true,
          split,
          question: {
            title: counted,
            description: (
              <>
                <p>They are signed out and cannot sign in again. Their work is kept.</p>
                <NamedItems
                  label="Users"
                  items={rows.map((user) => ({ key: user.id, name: displayName(user) }))}
                />
              </>
            ),
            confirmLabel: counted,
          },
          run: () => run({ rows, done: 'Deactivated', each: turn(false) }),
        },
      ];
    if (!viewer.rbacEnabled) return [];
    const { open } = id === 'manageRoles' ? roles : groups;
    const label = id === 'manageRoles' ? 'Add roles...' : 'Add to Groups...';
    return [{ label, split, run: () => open({ users: rows, run }) }];
  };
  return (
    <>
      <BulkBar
        count={users.length}
        total={matching.length}
        onAll={() => onChosen(new Set(matching.map(({ id }) => id)))}
        onClear={() => onChosen(new Set())}
      >
        <BulkActions actions={states.flatMap(actionsOf)} />
      </BulkBar>
      {outcome}
      {roles.dialog}
      {groups.dialog}
    </>
  );
}
