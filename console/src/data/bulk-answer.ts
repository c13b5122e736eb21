import type { ExperimentActionResult } from '@trainyard/sdk/types';
import { plural } from '@trainyard/ui/lib/format';

export const countOf = (count: number): string => plural(count, 'experiment');

export type BulkResult = { done: number; failed: number };
/** The ids for which the action succeeded, and the master's reason for each that it refused. */
export type BulkAnswer = BulkResult & {
  doneIds: number[];
  refused: { id: number; error: string }[];
};

/** Reads the answer of a call on many experiments, which has one result for each. */
export function bulkAnswerOf(results: readonly ExperimentActionResult[]): BulkAnswer {
  const refused = results.filter(({ error }) => error !== '');
  const doneIds = results.filter(({ error }) => error === '').map(({ id }) => id);
  return { done: doneIds.length, failed: refused.length, doneIds, refused };
}
