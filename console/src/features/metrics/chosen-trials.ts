import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

const noTrials: ReadonlySet<number> = new Set();

export type ChosenTrials = {
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
  /** takes them in, or out again where all are in */
  onToggle: (...trialIds: number[]) => void;
};

/**
 * The trials of a search that somebody chose in one of its pictures. The others have the same
 * choice: they are different looks at the same trials.
 */
export function useChosenTrials(experimentId: number): ChosenTrials {
  const cache = useQueryClient();
  const queryKey = ['chosen-trials', experimentId];
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
