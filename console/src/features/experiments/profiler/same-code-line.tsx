import { useQuery } from '@tanstack/react-query';
import { compareSpeed, speedText } from '@trainyard/insights/slow-run/same-code';
import type { TrialReport } from '@trainyard/sdk/flows';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import { Skeleton } from '@trainyard/ui/base/skeleton';
import { FailedQuery } from '~/app/errors/failed-query';
import { profilerQueries } from './queries';

type Props = {
  experiment: Pick<Experiment, 'id' | 'forkedFrom' | 'config'>;
  trial: Trial;
  reports: TrialReport[];
};

/** The speed of a trial beside that of other runs of its code. */
export function SameCodeLine({ experiment, trial, reports }: Props) {
  const query = useQuery(profilerQueries.sameCode(experiment, trial.id));
  if (query.data)
    return (
      <p className="num max-w-3xl text-muted">
        {speedText(compareSpeed({ trial, reports }, query.data))}
      </p>
    );
  if (query.error)
    return <FailedQuery title="Unable to read other runs of the same code" query={query} />;
  return (
    <div role="status" aria-label="Loading other runs of the same code">
      <Skeleton className="w-80" />
    </div>
  );
}
