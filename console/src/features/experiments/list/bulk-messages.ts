import type { ExperimentActionResult } from '@trainyard/sdk/types';
import { type LifecycleAction, lifecycleActions } from '../actions';

export type Notice = { title: string; description: string; tone: 'success' | 'warning' };

const plural = new Intl.PluralRules('en-US');
export const countOf = (count: number) =>
  `${count.toLocaleString('en-US')} ${plural.select(count) === 'one' ? 'experiment' : 'experiments'}`;

/** What is asked before an action goes to every chosen experiment. */
export const bulkQuestion = (action: LifecycleAction) => ({
  title: `Confirm Batch ${lifecycleActions[action].label}`,
  text: `Are you sure you want to ${action} all selected experiments?`,
  submit: action === 'cancel' ? 'Confirm' : lifecycleActions[action].label,
  isDangerous: ['cancel', 'kill', 'delete'].includes(action),
});

export type BulkResult = { done: number; failed: number };
/** With the ids it worked for, and what the master says of each that would not. */
export type BulkAnswer = BulkResult & {
  doneIds: number[];
  refused: { id: number; error: string }[];
};

/** The answer of a call on many experiments, which has one result for each. */
export function bulkAnswerOf(results: readonly ExperimentActionResult[]): BulkAnswer {
  const refused = results.filter(({ error }) => error !== '');
  const doneIds = results.filter(({ error }) => error === '').map(({ id }) => id);
  return { done: doneIds.length, failed: refused.length, doneIds, refused };
}

/** One toast out of the answers per experiment. */
export function summarizeBulk(action: LifecycleAction, { done, failed }: BulkResult): Notice {
  const { label } = lifecycleActions[action];
  if (done === 0 && failed === 0)
    return {
      title: 'No eligible experiments',
      description: `No selected experiments were eligible for ${action}`,
      tone: 'warning',
    };
  if (failed === 0)
    return {
      title: `${label} Success`,
      description: `${label} succeeded for ${countOf(done)}`,
      tone: 'success',
    };
  if (done === 0)
    return {
      title: `${label} Failure`,
      description: `Unable to ${action} ${countOf(failed)}`,
      tone: 'warning',
    };
  return {
    title: `Partial ${label} Failure`,
    description: `${label} succeeded for ${done} out of ${done + failed} eligible experiments`,
    tone: 'warning',
  };
}

/** What a toast says when one experiment would not. */
export const actionFailure = (action: LifecycleAction, experimentId: number) => ({
  title: `${lifecycleActions[action].label} failed.`,
  description: `Unable to ${action} experiment ${experimentId}.`,
});
