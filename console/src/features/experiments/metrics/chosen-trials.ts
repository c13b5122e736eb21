import { createChoiceStore } from '~/app/links/choice-store';

/** The selected trials by experiment. */
const chosenTrials = createChoiceStore<number>();

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
  const chosen = chosenTrials.use(experimentId);
  const onChoose = (next: ReadonlySet<number>) => chosenTrials.set(experimentId, next);
  return {
    chosen,
    onChoose,
    onToggle: (...trialIds) => {
      const before = chosenTrials.get(experimentId);
      const areIn = trialIds.every((id) => before.has(id));
      onChoose(
        new Set(
          areIn ? [...before].filter((id) => !trialIds.includes(id)) : [...before, ...trialIds],
        ),
      );
    },
  };
}
