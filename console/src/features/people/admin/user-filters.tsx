import type { User } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { SegmentedControl } from '@trainyard/ui/base/segmented-control';
import { FilterMenu } from '@trainyard/ui/form/filter-menu';
import { SearchField } from '@trainyard/ui/form/search-field';
import { type UserListView, userListSearch } from './search';

/** Returns the names of a user's roles. */
export type RoleNames = (user: User) => readonly string[];

/** Roles of a master without role-based access. */
export const flagRoles: RoleNames = ({ admin }) => [admin ? 'Admin' : 'Member'];

type UserFilter = Pick<UserListView, 'name' | 'status' | 'role'>;

/** The users that match every filter; names are compared ignoring case. */
export function filterUsers(users: readonly User[], filter: UserFilter, rolesOf: RoleNames) {
  const name = filter.name.toLowerCase();
  return users.filter(
    (user) =>
      `${user.displayName} ${user.username}`.toLowerCase().includes(name) &&
      (filter.status === 'all' || user.active === (filter.status === 'active')) &&
      (filter.role.length === 0 || rolesOf(user).some((role) => filter.role.includes(role))),
  );
}

const { name, status, role } = userListSearch.defaults();
/** No filter. */
export const everyUser: UserFilter = { name, status, role };

const filterCount = (filter: UserFilter) =>
  [filter.name !== '', filter.status !== 'all', filter.role.length > 0].filter(Boolean).length;

const statuses = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
] as const;

type Props = {
  view: UserFilter;
  /** names of roles to choose from */
  roles: readonly string[];
  onChange: (change: Partial<UserListView>) => void;
};

/** The filters of the list of users. */
export function UserFilters({ view, roles, onChange }: Props) {
  const count = filterCount(view);
  return (
    <div className="flex flex-wrap items-center gap-2 pb-2.5">
      <SearchField
        label="Search users by name"
        placeholder="Search by name"
        text={view.name}
        onChange={(text) => onChange({ name: text })}
      />
      <SegmentedControl
        label="Status"
        value={view.status}
        segments={statuses}
        onChange={(next) => onChange({ status: next })}
      />
      <FilterMenu
        name="Role"
        choices={roles.map((each) => ({ value: each, label: each }))}
        chosen={view.role}
        onChange={(chosen) => onChange({ role: chosen })}
      />
      {count === 0 ? null : (
        <Button variant="quiet" onClick={() => onChange(everyUser)}>
          {count === 1 ? 'Clear Filter' : `Clear Filters (${count})`}
        </Button>
      )}
    </div>
  );
}
