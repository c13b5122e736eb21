import { useQuery } from '@tanstack/react-query';
import { type Ladder, ladderOf, nearestValues } from '@trainyard/insights/rungs/ladder';
import { computeRungs, type Why } from '@trainyard/insights/rungs/rung-results';
import { computeStops, validationsIn } from '@trainyard/insights/rungs/stopped-rungs';
import { isFinished, searcherMetric, smallerIsBetter } from '@trainyard/sdk/model';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import { useMemo } from 'react';
import { measurementsQuery } from '~/data/experiments/metrics';
import { useRungs } from './use-rungs';

/** The ladder of a halving search and the metric that it compares, or the reason why it has none. */
export function useLadder({ config }: Experiment): { ladder: Ladder; name: string } | string {
  return useMemo(() => {
    const ladder = ladderOf(config);
    const name = searcherMetric(config);
    if (typeof ladder === 'string') return ladder;
    return name === undefined ? 'The config has no searcher metric.' : { ladder, name };
  }, [config]);
}

type Input = {
  trials: readonly Trial[];
  /** undefined: nothing is requested */
  ladder: Ladder | undefined;
  name: string;
  /** false: only what another part has requested is used */
  isRequested?: boolean;
};

/** How far each trial of a halving search came, and why it stopped; undefined until that is known. */
export function useRungResults(experiment: Experiment, input: Input) {
  const { trials, ladder, name, isRequested = true } = input;
  const isStopping = ladder !== undefined && ladder.stopping.length > 0;
  const { answers, failed } = useRungs(experiment, isStopping ? undefined : ladder, {
    name,
    isRequested,
  });
  const trialIds = useMemo(() => trials.map(({ id }) => id), [trials]);
  const measured = useQuery({
    ...measurementsQuery(trialIds, {
      metric: { group: 'validation', name },
      batch: ladder?.lengths[0] ?? 0,
      isLive: !isFinished(experiment.state),
    }),
    enabled: isStopping && isRequested,
  });
  const { data } = measured;
  const lowIsBetter = smallerIsBetter(experiment.config);
  const result = useMemo(() => {
    if (!ladder) return undefined;
    const of = { trials, ladder, smallerIsBetter: lowIsBetter };
    if (isStopping) return data && computeStops({ ...of, validations: validationsIn(data, name) });
    if (answers.some((answer) => answer === undefined)) return undefined;
    const values = answers.map((answer, rung) => nearestValues(answer, ladder.lengths[rung] ?? 0));
    return computeRungs({ ...of, values });
  }, [trials, ladder, isStopping, data, answers, name, lowIsBetter]);
  return { result, failed: failed ?? (!data && measured.error ? measured : undefined) };
}

const unknown: ReadonlyMap<number, Why> = new Map();

/**
 * Why each trial of a halving search stopped, by its id, from what the part with the rungs has
 * requested; undefined for a search without rungs.
 */
export function useWhy(
  experiment: Experiment,
  trials: readonly Trial[],
): ReadonlyMap<number, Why> | undefined {
  const rungs = useLadder(experiment);
  const of = typeof rungs === 'string' ? { ladder: undefined, name: '' } : rungs;
  const { result } = useRungResults(experiment, { ...of, trials, isRequested: false });
  const whyById = useMemo(
    () => (result ? new Map(result.climbs.map(({ trial, why }) => [trial.id, why])) : unknown),
    [result],
  );
  return typeof rungs === 'string' ? undefined : whyById;
}
