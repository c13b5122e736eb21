import type { Raw } from '../decode/fields';

type Inputs = Record<string, unknown>;
/** Adds fields of 0.23 that a decoded 0.38.1 answer lacks, beyond fields with default values. */
type Change = (answer: Raw, args: Inputs) => void;

type Summary = {
  trials: Array<{ count: number; unit: { value?: number } | null }>;
};

/**
 * Expands the preview of a search, which 0.38.1 summarizes by length, to the form of 0.23: trials
 * of one length are one entry that trains for that length and validates once. Where the training
 * script decides the length there is none, and so no operation.
 */
const spelledOut: Change = (answer, args) => {
  const summary = answer.summary as Summary | null;
  if (!summary) return;
  const { seed = 0 } = (args.body ?? {}) as { seed?: number };
  const trials = summary.trials.map(({ count, unit }) => ({
    operations: operationsOf(unit?.value),
    occurrences: count,
  }));
  answer.simulation = { config: null, seed, trials };
};

const operationsOf = (length: number | undefined) =>
  length === undefined
    ? []
    : [
        { type: 'RUNNABLE_TYPE_TRAIN', length },
        { type: 'RUNNABLE_TYPE_VALIDATE', length: 0 },
      ];

/** A single experiment has its searcher's name as JSON, in quotes; lists have it without quotes. */
const unquoted: Change = ({ experiment }) => {
  const one = experiment as { searcherType: string } | null;
  if (one) one.searcherType = one.searcherType.replace(/^"(.*)"$/, '$1');
};

export const changedAnswers: Record<string, Change> = {
  previewHPSearch: spelledOut,
  getExperiment: unquoted,
  createExperiment: unquoted,
  patchExperiment: unquoted,
};
