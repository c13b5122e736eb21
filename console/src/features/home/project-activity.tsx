import { useQueries } from '@tanstack/react-query';
import { searchExperiments } from '@trainyard/sdk/calls';
import type { Answer, Project } from '@trainyard/sdk/types';
import { Sparkline } from '@trainyard/ui/charts/sparkline';
import { plural } from '@trainyard/ui/lib/format';
import { staleMs } from '~/app/polling/polling-intervals';
import { useNetworkIdle } from '~/app/polling/use-network-idle';
import { q } from '~/data/q';
import { searchCondition, searchFilter } from '~/data/search-filter';
import { masterNow } from '~/lib/master-now';

const days = 30;
const dayMs = 86_400_000;

/** for a busy project the sparkline covers fewer days */
const limit = 50;

const startsOf = ({ experiments, pagination }: Answer<'searchExperiments'>) => ({
  isCut: pagination.total > experiments.length,
  daysAgo: experiments.map(({ experiment: { startTime } }) =>
    Math.floor((masterNow() - Date.parse(startTime ?? '')) / dayMs),
  ),
});

/**
 * The start times of a project's experiments, newest first. Each project is a search of its own,
 * because 0.38.1 refuses filters by the column `projectId`. What others start is not polled: it hardly
 * changes the days of a month.
 */
function startsQuery(projectId: number) {
  // from the beginning of a day, so that the search is the same all day
  const today = Math.floor(masterNow() / dayMs) * dayMs;
  const from = new Date(today - days * dayMs).toISOString();
  const filter = searchFilter('and', [
    searchCondition('startTime', 'COLUMN_TYPE_DATE', '>=', from),
  ]);
  return q(
    searchExperiments,
    { projectId, filter, sort: 'startTime=desc', offset: 0, limit },
    { select: startsOf, staleTime: staleMs.pastSums, retry: false },
  );
}

/**
 * Draws how many experiments a project started per day, once the page has loaded; nothing while it
 * is not known.
 */
export function useProjectActivity(projects: readonly Project[]) {
  const isIdle = useNetworkIdle();
  const starts = useQueries({
    queries: projects.map(({ id }) => ({ ...startsQuery(id), enabled: isIdle })),
  });
  return (project: Project) => {
    const data = starts[projects.indexOf(project)]?.data;
    if (!data) return null;
    const { isCut, daysAgo } = data;
    // the answer only omits older experiments
    const oldest = isCut ? Math.max(1, ...daysAgo) : days;
    const perDay = Array.from(
      { length: oldest },
      (_, at) => daysAgo.filter((day) => day === oldest - 1 - at).length,
    );
    const count = perDay.reduce((sum, each) => sum + each, 0);
    const text = `${plural(count, 'experiment')} started in ${plural(oldest, 'day')}`;
    return <Sparkline label={text} values={perDay} className="size-full text-muted" />;
  };
}
