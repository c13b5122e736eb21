import type { QueryClient } from '@tanstack/react-query';
import { toFilterJson } from '~/features/experiments/filter/filter-set';
import { meQuery } from '~/features/session/queries';
import { usersQuery } from '~/features/users/queries';
import { FilterLineError } from './filter-line-error';
import { nameConditions } from './name-conditions';
import { parseQueryLine } from './query-line';
import { vocabularyOf } from './vocabulary';

type Linked = { name: string; archived: boolean; filter: string };

/**
 * The `filter` text of the search call for a link that holds a line. @throws FilterLineError that says where
 * the line cannot be read
 */
export async function linkedFilterText(
  { name, archived, filter }: Linked,
  queryClient: QueryClient,
): Promise<string> {
  const [users, me] = await Promise.all([
    queryClient.ensureQueryData(usersQuery),
    queryClient.ensureQueryData(meQuery),
  ]);
  const read = parseQueryLine(filter, vocabularyOf({ users, myId: me.id }));
  if (!read.ok)
    throw new FilterLineError(`The filter “${filter.trim()}” cannot be read. ${read.message}`);
  const children = [...nameConditions(name), read.group];
  return toFilterJson({
    filterGroup: { kind: 'group', conjunction: 'and', children },
    showArchived: archived,
  });
}
