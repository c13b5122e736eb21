import type { Waste } from '@trainyard/insights/waste/find-waste';
import type { WasteItem } from '@trainyard/insights/waste/waste';
import { type ActionState, actionFor, type Viewer } from '@trainyard/rbac';
import type { Job } from '@trainyard/sdk/types';

type ActionContext = { experiments: Waste['experiments']; viewer: Viewer };

type State = Pick<ActionState, 'reason' | 'refused'>;

/** Why a viewer may not stop something; without a reason where they may. */
export function stopState(
  { subject, userId, workspaceId }: WasteItem,
  { experiments, viewer }: ActionContext,
): State {
  if (subject.type === 'experiment') {
    const experiment = experiments.get(subject.id);
    if (!experiment) return { reason: 'The experiment is not active any more.' };
    return actionFor({ experiment }, 'cancel', viewer);
  }
  const task = { kind: subject.type, state: 'STATE_RUNNING', userId, workspaceId } as const;
  return actionFor({ task }, 'kill', viewer);
}

/** Does so for a pause, which saves a checkpoint first. */
export function pauseState({ subject }: WasteItem, { experiments, viewer }: ActionContext): State {
  if (subject.type !== 'experiment')
    return { reason: 'Only experiments are saved: the memory of a task is lost when it stops.' };
  const experiment = experiments.get(subject.id);
  if (!experiment) return { reason: 'The experiment is not active any more.' };
  return actionFor({ experiment }, 'pause', viewer);
}

/** Does so for a question to the owner, which the master keeps with an experiment. */
export function askState({ subject }: WasteItem, { experiments, viewer }: ActionContext): State {
  if (subject.type !== 'experiment')
    return {
      reason: 'The master keeps no question with a task. Copy a message to the owner instead.',
    };
  const experiment = experiments.get(subject.id);
  if (!experiment) return { reason: 'The experiment is not active any more.' };
  return actionFor({ experiment }, 'edit', viewer);
}

/** True if the viewer may stop a job that uses slots or is their own. */
export const isToFree = (job: Job, viewer: Viewer): boolean =>
  (job.allocatedSlots > 0 || job.userId === viewer.user.id) &&
  actionFor({ job: { ...job, jobsAhead: 0 } }, 'kill', viewer).reason === undefined;
