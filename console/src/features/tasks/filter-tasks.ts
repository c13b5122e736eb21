import type { TaskRow } from './queries';
import type { TaskListView } from './search';

type Wish = Pick<TaskListView, 'search' | 'type' | 'state' | 'user' | 'workspace'>;

const holds = <Value>(chosen: readonly Value[], value: Value) =>
  chosen.length === 0 || chosen.includes(value);

/** The tasks that pass every filter; letters are looked for in ids and names, large and small apart. */
export const filterTasks = (tasks: readonly TaskRow[], wish: Wish): TaskRow[] =>
  tasks.filter(
    ({ id, kind, state, userId, workspaceId, description, displayName }) =>
      holds<string>(wish.type, kind) &&
      holds<string>(wish.state, state) &&
      holds(wish.user, userId) &&
      holds(wish.workspace, workspaceId) &&
      [id, description || displayName].some((text) => text.includes(wish.search)),
  );

/** How many filters are set, for the button that clears them. */
export const filterCount = ({ search, type, state, user, workspace }: Wish): number =>
  [search, type, state, user, workspace].filter(({ length }) => length > 0).length;
