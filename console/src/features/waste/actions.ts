import type { Waste } from '@trainyard/insights/waste/find-waste';
import type { WasteItem } from '@trainyard/insights/waste/waste';
import { actionFor, type Viewer } from '@trainyard/rbac';
import type { Job } from '@trainyard/sdk/types';

type Known = { experiments: Waste['experiments']; viewer: Viewer };

/** Why a viewer may not stop something; undefined where they may. */
export function reasonNotToStop(
  { subject, userId, workspaceId }: WasteItem,
  { experiments, viewer }: Known,
): string | undefined {
  if (subject.type === 'experiment') {
    const experiment = experiments.get(subject.id);
    if (!experiment) return 'The experiment is not active any more.';
    return actionFor({ experiment }, 'cancel', viewer).reason;
  }
  const task = { kind: subject.type, state: 'STATE_RUNNING', userId, workspaceId } as const;
  return actionFor({ task }, 'kill', viewer).reason;
}

/** Why a viewer may not pause something, which saves a checkpoint first; undefined where they may. */
export function reasonNotToPause(
  { subject }: WasteItem,
  { experiments, viewer }: Known,
): string | undefined {
  if (subject.type !== 'experiment')
    return 'Only experiments are saved: the memory of a task is lost when it stops.';
  const experiment = experiments.get(subject.id);
  if (!experiment) return 'The experiment is not active any more.';
  return actionFor({ experiment }, 'pause', viewer).reason;
}

/** True if the viewer may stop a job that uses slots or is their own. */
export const isToFree = (job: Job, viewer: Viewer): boolean =>
  (job.allocatedSlots > 0 || job.userId === viewer.user.id) &&
  actionFor({ job: { ...job, jobsAhead: 0 } }, 'kill', viewer).reason === undefined;
