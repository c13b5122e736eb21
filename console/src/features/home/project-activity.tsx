import { queryOptions, useQueries } from '@tanstack/react-query';
import { searchExperiments } from '@trainyard/sdk/calls';
import type { Project } from '@trainyard/sdk/types';
import { Sparkline } from '@trainyard/ui/charts/sparkline';
import { plural } from '@trainyard/ui/lib/format';
import { client } from '~/app/api';
import { useNetworkIdle } from '~/app/polling/use-network-idle';
import { staleMs } from '~/app/polling-intervals';
import { masterNow } from '~/lib/master-now';
import { field, filterOf } from './queries';

const days = 30;
const dayMs = 86_400_000;

/** for a busy project the sparkline covers fewer days */
const limit = 50;

/**
 * The start times of a project's experiments, newest first. Each project is a search of its own,
 * because 0.38.1 refuses filters by the column `projectId`.
 */
const startsQuery = (projectId: number) =>
  queryOptions({
    queryKey: ['experimentStarts', { projectId }],
    queryFn: async ({ signal }) => {
      const from = new Date(masterNow() - days * dayMs).toISOString();
      const filter = filterOf('and', [field('startTime', 'DATE', '>=', from)]);
      const query = { projectId, filter, sort: 'startTime=desc', offset: 0, limit };
      const { experiments, pagination } = await searchExperiments(client, query, { signal });
      return {
        isCut: pagination.total > experiments.length,
        daysAgo: experiments.map(({ experiment: { startTime } }) =>
          Math.floor((masterNow() - Date.parse(startTime ?? '')) / dayMs),
        ),
      };
    },
    // without tags: days of a month, which a new experiment hardly changes
    staleTime: staleMs.pastSums,
    // the cards are complete without it
    retry: false,
  });

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
