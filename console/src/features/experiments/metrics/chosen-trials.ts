import { useMemo } from 'react';
import { createChoiceStore } from '~/app/links/choice-store';
import { useLinkView } from '~/app/links/use-link-view';
import { int, listOf, searchSchema } from '~/lib/search-param';
import { z } from '~/lib/zod';

/** The selected trials of a link. */
const chosenSearch = searchSchema(() => ({ chosen: z.catch(listOf(int({ min: 1 })), []) }));

/** more make an address that proxies refuse */
const maxLinked = 100;

/** The selected trials by experiment, for links without them. */
const chosenTrials = createChoiceStore<number>();

export type ChosenTrials = {
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
  /** selects the trials, or deselects them if all are selected */
  onToggle: (...trialIds: number[]) => void;
};

/**
 * The trials of a search that are selected in one of its charts. The charts share the selection:
 * all of them show the same trials. It is part of the link, and stays when another chart is opened.
 */
export function useChosenTrials(experimentId: number): ChosenTrials {
  const [{ chosen: linked }, change] = useLinkView(chosenSearch);
  const earlier = chosenTrials.use(experimentId);
  const linkedText = linked.join(' ');
  const chosen = useMemo(
    () => (linkedText === '' ? earlier : new Set(linkedText.split(' ').map(Number))),
    [linkedText, earlier],
  );
  const onChoose = (next: ReadonlySet<number>) => {
    chosenTrials.set(experimentId, next);
    void change({ chosen: next.size > maxLinked ? [] : [...next] });
  };
  return {
    chosen,
    onChoose,
    onToggle: (...trialIds) => {
      const areIn = trialIds.every((id) => chosen.has(id));
      onChoose(
        new Set(
          areIn ? [...chosen].filter((id) => !trialIds.includes(id)) : [...chosen, ...trialIds],
        ),
      );
    },
  };
}
