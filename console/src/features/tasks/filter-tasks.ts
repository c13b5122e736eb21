import type { TaskRow } from './queries';
import type { TaskListView } from './search';

type TaskFilter = Pick<TaskListView, 'search' | 'type' | 'state' | 'user' | 'workspace'>;

const holds = <Value>(chosen: readonly Value[], value: Value) =>
  chosen.length === 0 || chosen.includes(value);

/** The tasks that pass every filter; letters are looked for in ids and names, large and small apart. */
export const filterTasks = (tasks: readonly TaskRow[], filter: TaskFilter): TaskRow[] =>
  tasks.filter(
    ({ id, kind, state, userId, workspaceId, description, displayName }) =>
      holds<string>(filter.type, kind) &&
      holds<string>(filter.state, state) &&
      holds(filter.user, userId) &&
      holds(filter.workspace, workspaceId) &&
      [id, description || displayName].some((text) => text.includes(filter.search)),
  );

/** How many filters are set, for the button that clears them. */
export const filterCount = ({ search, type, state, user, workspace }: TaskFilter): number =>
  [search, type, state, user, workspace].filter(({ length }) => length > 0).length;
