import { queryOptions, useQuery } from '@tanstack/react-query';
import { searchExperiments } from '@trainyard/sdk/calls';
import type { Project } from '@trainyard/sdk/types';
import { Sparkline } from '@trainyard/ui/charts/sparkline';
import { plural } from '@trainyard/ui/lib/format';
import { client } from '~/app/api';
import { useNetworkIdle } from '~/app/polling/use-network-idle';
import { staleMs } from '~/app/polling-intervals';
import { queryKeys } from '~/app/query-keys';
import { masterNow } from '~/lib/master-now';
import { field, filterOf } from './queries';

const days = 30;
const dayMs = 86_400_000;

/** one request for all cards: for busy projects, the sparkline covers fewer days */
const limit = 200;

/** The start times of experiments by project, from one search. */
const startsQuery = (projectIds: readonly number[]) =>
  queryOptions({
    queryKey: queryKeys.home.activity(projectIds),
    queryFn: async ({ signal }) => {
      const from = new Date(masterNow() - days * dayMs).toISOString();
      const ofProjects = projectIds.map((id) => field('projectId', 'NUMBER', '=', id));
      const since = field('startTime', 'DATE', '>=', from);
      const filter = filterOf('and', [
        since,
        { kind: 'group', conjunction: 'or', children: ofProjects },
      ]);
      const query = { filter, sort: 'startTime=desc', offset: 0, limit };
      const { experiments, pagination } = await searchExperiments(client, query, { signal });
      return {
        isCut: pagination.total > experiments.length,
        starts: experiments.map(({ experiment: { projectId, startTime } }) => ({
          projectId,
          day: Math.floor((masterNow() - Date.parse(startTime ?? '')) / dayMs),
        })),
      };
    },
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
  const ids = projects.map(({ id }) => id).sort((one, other) => one - other);
  const { data } = useQuery({ ...startsQuery(ids), enabled: isIdle && ids.length > 0 });
  return (project: Project) => {
    if (!data) return null;
    const own = data.starts.filter(({ projectId }) => projectId === project.id);
    // the answer only omits older experiments
    const oldest = data.isCut ? Math.max(1, ...data.starts.map(({ day }) => day)) : days;
    const perDay = Array.from({ length: oldest }, (_, at) => {
      const day = oldest - 1 - at;
      return own.filter((start) => start.day === day).length;
    });
    const text = `${plural(own.length, 'experiment')} started in ${plural(oldest, 'day')}`;
    return <Sparkline label={text} values={perDay} className="size-full text-muted" />;
  };
}
