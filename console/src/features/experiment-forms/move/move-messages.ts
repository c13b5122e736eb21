import { type BulkResult, countOf } from '~/features/experiments/bulk-answer';

export type MoveNotice = {
  title: string;
  description: string;
  tone: 'success' | 'warning' | 'error';
  /** some of them are in the project now */
  hasMoved: boolean;
};

/** One toast out of what became of each experiment. */
export function moveNotice({ done, failed }: BulkResult, project: string): MoveNotice {
  if (done + failed === 0)
    return {
      title: 'No eligible experiments',
      description: 'No selected experiments were eligible for moving',
      tone: 'warning',
      hasMoved: false,
    };
  if (failed === 0)
    return {
      title: 'Move Success',
      description: `${countOf(done)} moved to project ${project}`,
      tone: 'success',
      hasMoved: true,
    };
  if (done === 0)
    return {
      title: 'Move Failure',
      description: `Unable to move ${countOf(failed)}`,
      tone: 'error',
      hasMoved: false,
    };
  return {
    title: 'Partial Move Failure',
    description: `${failed} out of ${done + failed} eligible experiments failed to move to project ${project}`,
    tone: 'warning',
    hasMoved: true,
  };
}
