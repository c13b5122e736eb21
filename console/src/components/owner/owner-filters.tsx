import { useQuery } from '@tanstack/react-query';
import { displayName } from '@trainyard/sdk/model';
import { FilterMenu } from '@trainyard/ui/form/filter-menu';
import { builtInNote } from '~/components/entity/user-handle';
import { meQuery } from '~/data/session';
import { usersQuery } from '~/data/users';
import { workspaceQueries } from '~/data/workspaces';

type Owners = { user: readonly number[]; workspace: readonly number[] };

type Props = {
  view: Owners;
  onChange: (change: { user: number[] } | { workspace: number[] }) => void;
  /** in one workspace there is nothing to choose */
  hasWorkspaces: boolean;
};

/** The filters of a list by user, oneself first, and by workspace. */
export function OwnerFilters({ view, onChange, hasWorkspaces }: Props) {
  const { data: me } = useQuery(meQuery);
  const { data: users = [] } = useQuery(usersQuery);
  const { data: workspaces = [] } = useQuery(workspaceQueries.list());
  const isOther = (id: number) => Number(id !== me?.id);
  return (
    <>
      <FilterMenu
        name="User"
        choices={users
          .map((each) => ({ value: each.id, label: displayName(each), note: builtInNote(each) }))
          .sort(
            (one, other) =>
              isOther(one.value) - isOther(other.value) || one.label.localeCompare(other.label),
          )}
        chosen={view.user}
        onChange={(user) => onChange({ user })}
      />
      {hasWorkspaces ? (
        <FilterMenu
          name="Workspace"
          choices={workspaces.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={view.workspace}
          onChange={(workspace) => onChange({ workspace })}
        />
      ) : null}
    </>
  );
}
