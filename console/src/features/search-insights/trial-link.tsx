import { Link } from '@tanstack/react-router';

type Props = { experimentId: number; trialId: number };

/** The way to a trial from a table of a search. */
export const TrialLink = ({ experimentId, trialId }: Props) => (
  <Link
    to="/experiments/$experimentId/trials/$trialId/{-$tab}"
    params={{ experimentId: String(experimentId), trialId: String(trialId) }}
    className="font-mono text-sm"
  >
    {trialId}
  </Link>
);
