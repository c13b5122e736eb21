import type { QueryClient } from '@tanstack/react-query';
import { meQuery } from '~/data/session';
import { usersQuery } from '~/data/users';
import {
  type FilterNode,
  type FilterSet,
  removeIncomplete,
  toWire,
} from '~/features/experiments/base/filter/filter-set';
import { ownFilter } from '~/features/experiments/base/filter/linked-filter';
import { parseQueryLine } from '~/features/experiments/base/filter/query-line';
import { vocabularyOf } from '~/features/experiments/base/filter/vocabulary';
import type { ExperimentListSearch } from '~/features/experiments/base/list-search';

/** The part of a link that the stored filter keeps; the search by name is left out. */
export type KeptFilter = Pick<ExperimentListSearch, 'filter' | 'archived'>;

const unreadable = 'Unable to initialize filterset from settings';

/** The filter that the user left here or in another console, as search params. */
export async function readStoredFilter(
  queryClient: QueryClient,
  filterset: unknown,
): Promise<Partial<KeptFilter>> {
  if (typeof filterset !== 'string') return {};
  const { filter = '', archived = false } = await ownFilter(queryClient, filterset, unreadable);
  return { filter, archived };
}

// other consoles tell the parts of their form by these; the same filter has the same ones
const withIds = (node: FilterNode, id: string): FilterNode & { id: string } =>
  node.kind === 'field'
    ? { ...node, id }
    : { ...node, id, children: node.children.map((child, at) => withIds(child, `${id}.${at}`)) };

/** The stored text of a filter: the format of the master, with an id for each part. */
const storedText = ({ filterGroup, showArchived }: FilterSet): string =>
  JSON.stringify({
    filterGroup: withIds(toWire(removeIncomplete(filterGroup)), 'ROOT'),
    showArchived,
  });

/** Returns the setting of a filter; undefined for an invalid line, so that the stored filter stays. */
export async function storedFilter(
  queryClient: QueryClient,
  { filter, archived }: KeptFilter,
): Promise<string | undefined> {
  if (filter === '') {
    const filterGroup = { kind: 'group' as const, conjunction: 'and' as const, children: [] };
    return storedText({ filterGroup, showArchived: archived });
  }
  const [{ users }, { user }] = await Promise.all([
    queryClient.ensureQueryData(usersQuery),
    queryClient.ensureQueryData(meQuery),
  ]);
  const query = parseQueryLine(filter, vocabularyOf({ users, myId: user.id }));
  return query.ok ? storedText({ filterGroup: query.group, showArchived: archived }) : undefined;
}
