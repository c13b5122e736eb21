import { useQuery } from '@tanstack/react-query';
import type { Project } from '@trainyard/sdk/types';
import { Sparkline } from '@trainyard/ui/charts/sparkline';
import { plural } from '@trainyard/ui/lib/format';
import { LateQuery } from '~/app/late/late';
import { homeQueries, startDays } from './queries';

/** Draws how many experiments a project started per day; nothing until that is known. */
export function ProjectActivity({ project }: { project: Project }) {
  const query = homeQueries.starts(project.id);
  const { data } = useQuery({ ...query, enabled: false });
  return (
    <>
      {data ? <Starts {...data} /> : null}
      <LateQuery query={query} />
    </>
  );
}

function Starts({ isCut, daysAgo }: { isCut: boolean; daysAgo: readonly number[] }) {
  // the answer only omits older experiments
  const oldest = isCut ? Math.max(1, ...daysAgo) : startDays;
  const perDay = Array.from(
    { length: oldest },
    (_, at) => daysAgo.filter((day) => day === oldest - 1 - at).length,
  );
  const count = perDay.reduce((sum, each) => sum + each, 0);
  const text = `${plural(count, 'experiment')} started in ${plural(oldest, 'day')}`;
  return <Sparkline label={text} values={perDay} className="size-full text-muted" />;
}
