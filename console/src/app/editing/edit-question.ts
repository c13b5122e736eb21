import { createPageStore } from '@trainyard/ui/lib/page-store';

/** A field that two people have changed. */
export type Clash = {
  /** completes "Someone else changed": "the name", "these notes" */
  label: string;
  mine: unknown;
  newest: unknown;
};

/** The answer: the user's values replace those of the other person, or are dropped. */
export type Keep = 'mine' | 'newest';

export type EditQuestion = {
  clashes: readonly Clash[];
  /** without an argument the user has closed the question */
  answer: (keep?: Keep) => void;
};

const store = createPageStore<readonly EditQuestion[]>([]);

/** The question that is shown; the others wait for its answer. */
export const useEditQuestion = (): EditQuestion | undefined => store.use()[0];

/**
 * Asks which values to keep. `EditQuestions` shows the question over the page.
 *
 * @throws DOMException `AbortError` when the user closes the question, which saves nothing
 */
export const askWhich = (clashes: readonly Clash[]): Promise<Keep> =>
  new Promise((resolve, reject) => {
    const question: EditQuestion = {
      clashes,
      answer: (keep) => {
        store.set(store.get().filter((other) => other !== question));
        if (keep) resolve(keep);
        else reject(new DOMException('Your change is not saved.', 'AbortError'));
      },
    };
    store.set([...store.get(), question]);
  });

/** Closes all questions without an answer. */
export const endQuestions = (): void => {
  for (const { answer } of store.get()) answer();
};
