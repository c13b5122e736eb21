import { useQuery } from '@tanstack/react-query';
import { meQuery } from '~/data/session';
import { usersQuery } from '~/data/users';
import { conditionCount } from '~/features/experiments/base/filter/filter-set';
import { parseQueryLine } from '~/features/experiments/base/filter/query-line';
import { vocabularyOf } from '~/features/experiments/base/filter/vocabulary';

/** The number of conditions of a line; undefined if the line cannot be parsed. */
export function FilterCount({ line }: { line: string }) {
  const { data: users = [] } = useQuery(usersQuery);
  const { data: me } = useQuery(meQuery);
  const query = parseQueryLine(line, vocabularyOf({ users, myId: me?.id }));
  return query.ok ? (
    <span className="num font-normal text-faint phone:hidden">({conditionCount(query.group)})</span>
  ) : null;
}
