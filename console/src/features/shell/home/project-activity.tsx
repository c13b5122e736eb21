import { useQueries } from '@tanstack/react-query';
import type { Project } from '@trainyard/sdk/types';
import { Sparkline } from '@trainyard/ui/charts/sparkline';
import { plural } from '@trainyard/ui/lib/format';
import { useNetworkIdle } from '~/app/polling/use-network-idle';
import { homeQueries, startDays } from './queries';

/**
 * Draws how many experiments a project started per day, once the page has loaded; nothing while it
 * is not known.
 */
export function useProjectActivity(projects: readonly Project[]) {
  const isIdle = useNetworkIdle();
  const starts = useQueries({
    queries: projects.map(({ id }) => ({ ...homeQueries.starts(id), enabled: isIdle })),
  });
  return (project: Project) => {
    const data = starts[projects.indexOf(project)]?.data;
    if (!data) return null;
    const { isCut, daysAgo } = data;
    // the answer only omits older experiments
    const oldest = isCut ? Math.max(1, ...daysAgo) : startDays;
    const perDay = Array.from(
      { length: oldest },
      (_, at) => daysAgo.filter((day) => day === oldest - 1 - at).length,
    );
    const count = perDay.reduce((sum, each) => sum + each, 0);
    const text = `${plural(count, 'experiment')} started in ${plural(oldest, 'day')}`;
    return <Sparkline label={text} values={perDay} className="size-full text-muted" />;
  };
}
