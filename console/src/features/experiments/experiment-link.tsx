import { Link } from '@tanstack/react-router';
import type { Experiment } from '@trainyard/sdk/types';

export const ExperimentLink = ({ experiment }: { experiment: Experiment }) => (
  <Link
    to="/experiments/$experimentId/{-$tab}"
    params={{ experimentId: String(experiment.id) }}
    title={experiment.name}
    className="truncate font-medium"
  >
    {experiment.name}
  </Link>
);
