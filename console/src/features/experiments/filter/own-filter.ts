import type { QueryClient } from '@tanstack/react-query';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { parseFilterJson } from '~/features/experiments/filter/filter-set';
import type { ExperimentListSearch } from '~/features/experiments/list-search';
import { meQuery } from '~/features/session/queries';
import { usersQuery } from '~/features/users/queries';
import { printQueryLine } from './query-line';
import { vocabularyOf } from './vocabulary';

type Narrowed = Pick<ExperimentListSearch, 'filter' | 'archived' | 'filterset'>;

/** The filter of another console's link as a line. One that cannot be read is said, and asks for nothing. */
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
  // without them people are said by their ids
  const [users, me] = await Promise.all([
    queryClient.ensureQueryData(usersQuery).catch(() => []),
    queryClient.ensureQueryData(meQuery).catch(() => undefined),
  ]);
  const vocabulary = vocabularyOf({ users, myId: me?.id });
  return {
    filterset: undefined,
    filter: printQueryLine(read.filterGroup, vocabulary),
    archived: read.showArchived,
  };
}
