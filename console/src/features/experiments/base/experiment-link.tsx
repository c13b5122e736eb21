import { Link } from '@tanstack/react-router';
import type { Experiment } from '@trainyard/sdk/types';
import { Dot as ColorDot } from '@trainyard/ui/base/badge';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { experimentColor, useExperimentColors } from '~/data/experiments/experiment-colors';

/** The page of an experiment, or of a trial of it. */
export const rowPage = (experimentId: number, trialId?: number) =>
  trialId === undefined
    ? ({
        to: '/experiments/$experimentId/{-$tab}',
        params: { experimentId: String(experimentId) },
      } as const)
    : ({
        to: '/experiments/$experimentId/trials/$trialId/{-$tab}',
        params: { experimentId: String(experimentId), trialId: String(trialId) },
      } as const);

export const ExperimentLink = ({
  experiment,
  trialId,
}: {
  experiment: Pick<Experiment, 'id' | 'name'>;
  trialId?: number | undefined;
}) => (
  <Link
    {...rowPage(experiment.id, trialId)}
    title={displayText(experiment.name)}
    className="truncate font-medium"
  >
    {displayText(experiment.name)}
  </Link>
);

type Props = {
  experimentId: number;
  /** another color than the one it has on every page */
  color?: string | undefined;
};

/** The color an experiment has on every page. */
export function Dot({ experimentId, color }: Props) {
  useExperimentColors();
  return <ColorDot color={color ?? experimentColor(experimentId)} />;
}
