import { formatCount } from '@trainyard/ui/lib/format';
import { type BulkResult, countOf } from '~/data/bulk-answer';
import type { LifecycleAction } from '~/data/experiments/experiment-lifecycle';
import { experimentActions } from '~/features/experiments/experiment-actions/actions';

export type Notice = { title: string; description: string; tone: 'success' | 'warning' };

/** The question before an action on every selected experiment. */
export const bulkQuestion = (action: LifecycleAction) => ({
  title: `Confirm Batch ${experimentActions[action].label}`,
  text: `Are you sure you want to ${action} all selected experiments?`,
  submit: action === 'cancel' ? 'Confirm' : experimentActions[action].label,
  // the specification has a red button for a batch of cancels as well
  isDangerous: action === 'cancel' || experimentActions[action].isDangerous === true,
});

/** Sums up the results of all experiments in one toast. */
export function summarizeBulk(action: LifecycleAction, { done, failed }: BulkResult): Notice {
  const { label } = experimentActions[action];
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
    description: `${label} succeeded for ${formatCount(done)} out of ${formatCount(done + failed)} eligible experiments`,
    tone: 'warning',
  };
}
