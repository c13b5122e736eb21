import { Link } from '@tanstack/react-router';
import type { Experiment } from '@trainyard/sdk/types';
import { colorOf } from '@trainyard/ui/lib/colors';

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

type Props = {
  experimentId: number;
  /** another colour than the one it has on every page */
  color?: string | undefined;
};

/** The colour an experiment has on every page. */
export const Dot = ({ experimentId, color = colorOf(experimentId) }: Props) => (
  <span aria-hidden className="size-2 shrink-0 rounded-full" style={{ background: color }} />
);
