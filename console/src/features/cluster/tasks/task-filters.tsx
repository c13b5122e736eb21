import { taskStateLabel } from '@trainyard/sdk/model';
import { Button } from '@trainyard/ui/base/button';
import { FilterMenu } from '@trainyard/ui/form/filter-menu';
import { SearchField } from '@trainyard/ui/form/search-field';
import { OwnerFilters } from '~/components/owner/owner-filters';
import type { TaskRow } from '~/data/cluster/tasks';
import { taskKindLabel } from '~/lib/task-kind';
import { type TaskListView, taskListSearch, taskStates } from './search';

type TaskFilter = Pick<TaskListView, 'search' | 'type' | 'state' | 'user' | 'workspace'>;

const holds = <Value,>(chosen: readonly Value[], value: Value) =>
  chosen.length === 0 || chosen.includes(value);

/** The tasks that pass every filter; the search text is found in ids and names in any case. */
export function filterTasks(tasks: readonly TaskRow[], filter: TaskFilter): TaskRow[] {
  const searched = filter.search.toLowerCase();
  return tasks.filter(
    ({ id, kind, state, userId, workspaceId, description, displayName }) =>
      holds<string>(filter.type, kind) &&
      holds<string>(filter.state, state) &&
      holds(filter.user, userId) &&
      holds(filter.workspace, workspaceId) &&
      [id, description || displayName].some((text) => text.toLowerCase().includes(searched)),
  );
}

/** The number of filters that are set, for the button that clears them. */
export const filterCount = ({ search, type, state, user, workspace }: TaskFilter): number =>
  [search, type, state, user, workspace].filter(({ length }) => length > 0).length;

type Props = {
  view: TaskListView;
  onChange: (change: Partial<TaskListView>) => void;
  /** in one workspace there is nothing to choose */
  hasWorkspaces: boolean;
};

const kinds = ['command', 'notebook', 'shell', 'tensorboard'] as const;

const kindChoices = kinds.map((kind) => ({ value: kind, label: taskKindLabel(kind) }));

const stateChoices = taskStates.map((state) => ({ value: state, label: taskStateLabel(state) }));

const { search, type, state, user, workspace } = taskListSearch.defaults();

const noFilters = { search, type, state, user, workspace };

/** The filters of the list of tasks. */
export function TaskFilters({ view, onChange, hasWorkspaces }: Props) {
  const count = filterCount(view);
  return (
    <div className="flex flex-wrap items-center gap-2 pb-2.5">
      <SearchField
        label="Search tasks by id or name"
        placeholder="Search by id or name"
        text={view.search}
        onChange={(text) => onChange({ search: text })}
      />
      <FilterMenu
        name="Type"
        choices={kindChoices}
        chosen={view.type}
        onChange={(chosen) => onChange({ type: chosen })}
      />
      <FilterMenu
        name="State"
        choices={stateChoices}
        chosen={view.state}
        onChange={(chosen) => onChange({ state: chosen })}
      />
      <OwnerFilters view={view} onChange={onChange} hasWorkspaces={hasWorkspaces} />
      {count === 0 ? null : (
        <Button
          variant="quiet"
          onClick={() => onChange(noFilters)}
        >{`Clear Filters (${count})`}</Button>
      )}
    </div>
  );
}
