import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '~/app/query-keys';

const noTrials: ReadonlySet<number> = new Set();

export type ChosenTrials = {
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
  /** selects the trials, or deselects them if all are selected */
  onToggle: (...trialIds: number[]) => void;
};

/**
 * The trials of a search that are selected in one of its charts. The charts share the selection:
 * all of them show the same trials.
 */
export function useChosenTrials(experimentId: number): ChosenTrials {
  const cache = useQueryClient();
  const queryKey = queryKeys.chosenTrials(experimentId);
  const { data: chosen = noTrials } = useQuery<ReadonlySet<number>>({
    queryKey,
    queryFn: skipToken,
  });
  return {
    chosen,
    onChoose: (next) => cache.setQueryData(queryKey, next),
    onToggle: (...trialIds) =>
      cache.setQueryData<ReadonlySet<number>>(queryKey, (before = noTrials) => {
        const areIn = trialIds.every((id) => before.has(id));
        return new Set(
          areIn ? [...before].filter((id) => !trialIds.includes(id)) : [...before, ...trialIds],
        );
      }),
  };
}
