import type { Ladder } from '@trainyard/insights/rungs/ladder';
import {
  chanceOfBetter,
  nextRungOf,
  nextRungText,
  overtakenIn,
  stoppingText,
} from '@trainyard/insights/rungs/next-rung';
import type { RungResults } from '@trainyard/insights/rungs/rung-results';
import { isFinished, smallerIsBetter } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { slotsPerTrial } from '~/lib/config/config-facts';

type Props = { experiment: Experiment; ladder: Ladder; results: RungResults };

/** The cost of the next rung of a running search, and what is known about stopping it now. */
export function NextRung({ experiment, ladder, results }: Props) {
  if (isFinished(experiment.state)) return null;
  const slots = slotsPerTrial(experiment.config);
  const next = slots === undefined ? undefined : nextRungOf({ ladder, results, slots });
  const measured = results.climbs.filter(({ ranks }) => ranks.length > 0).length;
  const stopping = stoppingText(
    overtakenIn(results, smallerIsBetter(experiment.config)),
    chanceOfBetter(experiment, measured),
  );
  if (!next && stopping === undefined) return null;
  return (
    <div className="num grid max-w-3xl gap-1 pt-2 pb-3 text-sm text-muted">
      {next ? <p>{nextRungText(next)}</p> : null}
      {stopping === undefined ? null : <p>{stopping}</p>}
    </div>
  );
}
