import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { trialQueries } from '~/data/experiments/trials';

type Props = { trial: Trial; experiment: Experiment };

/** completed trials among which the last one before the failure is looked for */
const limit = 100;

const label = 'What changed since the last good run';

/**
 * A button beside the reason why a trial failed. In a search it compares the trial with the one that
 * completed last before it; all of them have one config and one code, so that hyperparameters, curves
 * and logs are what differs. Without such a trial there is nothing to compare. The trial of a run is
 * compared as that run.
 */
export default function SinceLastGoodTrial({ trial, experiment }: Props) {
  return experiment.searcherType === 'single' ? (
    <OfRun experimentId={experiment.id} />
  ) : (
    <OfSearch trial={trial} />
  );
}

function OfRun({ experimentId }: { experimentId: number }) {
  const navigate = useNavigate();
  const open = () =>
    navigate({
      to: '/experiments/$experimentId/overview',
      params: { experimentId: String(experimentId) },
      search: () => ({ metric: undefined, lastGood: true }),
    });
  return <Button onClick={() => void open()}>{label}</Button>;
}

function OfSearch({ trial }: Pick<Props, 'trial'>) {
  const navigate = useNavigate();
  const { data } = useQuery(
    trialQueries.ofExperiment(trial.experimentId, {
      states: ['STATE_COMPLETED'],
      sortBy: 'SORT_BY_END_TIME',
      orderBy: 'ORDER_BY_DESC',
      limit,
      offset: 0,
      isLive: false,
    }),
  );
  const endOf = ({ endTime }: Trial) => Date.parse(endTime ?? '');
  const good = data?.trials.find((each) => endOf(each) <= endOf(trial));
  if (!good) return null;
  const open = () =>
    navigate({
      to: '/experiment-compare',
      search: { trial: [good.id, trial.id], base: good.id },
    });
  return <Button onClick={() => void open()}>{label}</Button>;
}
