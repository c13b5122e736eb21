import type { QueryClient } from '@tanstack/react-query';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { meQuery } from '~/data/session';
import { usersQuery } from '~/data/users';
import type { ExperimentListSearch } from '~/features/experiments/base/list-search';
import { parseFilterJson, toFilterJson } from './filter-set';
import { nameConditions } from './filter-text';
import { printQueryLine } from './print-query-line';
import { parseQueryLine } from './query-line';
import { UnreadableLink } from './unreadable-link';
import { vocabularyOf } from './vocabulary';

type Linked = { name: string; archived: boolean; filter: string };

/**
 * Returns the `filter` text of the search call for a link with a line. @throws UnreadableLink with the
 * reason where it cannot be read
 */
export async function linkedFilterText(
  { name, archived, filter }: Linked,
  queryClient: QueryClient,
): Promise<string> {
  const [{ users }, { user }] = await Promise.all([
    queryClient.ensureQueryData(usersQuery),
    queryClient.ensureQueryData(meQuery),
  ]);
  const read = parseQueryLine(filter, vocabularyOf({ users, myId: user.id }));
  if (!read.ok)
    throw new UnreadableLink(`The filter “${filter.trim()}” cannot be read. ${read.message}`);
  const children = [...nameConditions(name), read.group];
  return toFilterJson({
    filterGroup: { kind: 'group', conjunction: 'and', children },
    showArchived: archived,
  });
}

type Narrowed = Pick<ExperimentListSearch, 'filter' | 'archived' | 'filterset'>;

/**
 * Converts the filter of another console's link to a filter line. A filter that cannot be read is
 * reported and ignored.
 */
export async function ownFilter(
  queryClient: QueryClient,
  filterset: string,
  unreadable = 'Unable to read the filter of this link.',
): Promise<Partial<Narrowed>> {
  const read = parseFilterJson(filterset);
  if (read === undefined) {
    showToast({ kind: 'error', title: unreadable });
    return { filterset: undefined };
  }
  // without them users are shown by their ids
  const [users, me] = await Promise.all([
    queryClient.ensureQueryData(usersQuery).then(
      (answer) => answer.users,
      () => [],
    ),
    queryClient.ensureQueryData(meQuery).catch(() => undefined),
  ]);
  const vocabulary = vocabularyOf({ users, myId: me?.user.id });
  return {
    filterset: undefined,
    filter: printQueryLine(read.filterGroup, vocabulary),
    archived: read.showArchived,
  };
}
