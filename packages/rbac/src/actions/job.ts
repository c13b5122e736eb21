import type { JobType, SchedulerType } from '@trainyard/sdk/types';
import type { PolicyName } from '../policies';
import { type StateRule, tableOf } from './row';

/**
 * An entry of a queue. One without `entityId` is limited: the viewer may not see its experiment or
 * task.
 */
export type ActionableJob = {
  type: JobType;
  entityId?: string;
  userId?: number;
  workspaceId: number;
  jobsAhead: number;
  /** scheduler of its pool; absent if the pool is unknown */
  scheduler?: SchedulerType;
  /** the master requires a permission for changes of the queue */
  isStrict?: boolean;
  /** the queues of the master have no positions, only priorities */
  hasNoPositions?: boolean;
};

type Rule = StateRule<ActionableJob>;

const isSeen: Rule = {
  holds: ({ entityId }) => Boolean(entityId),
  otherwise: 'You may not see what this job is.',
};
const isExperiment = ({ type }: ActionableJob) => type === 'TYPE_EXPERIMENT';
const taskTypes: readonly JobType[] = [
  'TYPE_COMMAND',
  'TYPE_NOTEBOOK',
  'TYPE_SHELL',
  'TYPE_TENSORBOARD',
];
const isTask = ({ type }: ActionableJob) => taskTypes.includes(type);

const isManageable: Rule[] = [
  isSeen,
  {
    holds: ({ scheduler }) => scheduler !== undefined,
    otherwise: 'The resource pool of the job is not known.',
  },
  {
    holds: (job) => job.scheduler !== 'SCHEDULER_TYPE_KUBERNETES' || isExperiment(job),
    otherwise: 'On Kubernetes only experiments can be managed.',
  },
];

const ordered: readonly SchedulerType[] = ['SCHEDULER_TYPE_PRIORITY', 'SCHEDULER_TYPE_KUBERNETES'];

const modify = (job: ActionableJob): PolicyName =>
  isExperiment(job) ? 'experiment.modify' : 'task.modify';
const manage = (job: ActionableJob) => (job.isStrict ? 'job.control' : undefined);

const isBehind: Rule[] = [
  ...isManageable,
  {
    holds: ({ scheduler }) => scheduler !== undefined && ordered.includes(scheduler),
    otherwise: 'The scheduler of this pool keeps no order.',
  },
  { holds: ({ jobsAhead }) => jobsAhead > 0, otherwise: 'No job is ahead of this one.' },
];

/** The actions on a job in a queue. */
export const jobTable = tableOf(({ workspaceId, userId }: ActionableJob) => ({
  workspaceId,
  ...(userId === undefined ? {} : { ownerId: userId }),
}))({
  cancel: {
    policy: modify,
    rules: [
      isSeen,
      { holds: isExperiment, otherwise: 'Only the job of an experiment can be canceled.' },
    ],
    bulk: true,
  },
  kill: {
    policy: modify,
    rules: [
      isSeen,
      {
        holds: (job) => isExperiment(job) || isTask(job),
        otherwise: 'Only experiments and tasks can be killed.',
      },
    ],
    bulk: true,
  },
  viewLogs: {
    rules: [isSeen, { holds: isTask, otherwise: 'Only tasks have a log of their own.' }],
  },
  manage: { policy: manage, rules: isManageable },
  moveToTop: {
    policy: manage,
    rules: [
      {
        holds: ({ hasNoPositions }) => !hasNoPositions,
        otherwise: 'This master keeps priorities.',
      },
      ...isBehind,
    ],
  },
  // the same for a master without positions
  raisePriority: {
    policy: manage,
    rules: [
      {
        holds: ({ hasNoPositions }) => hasNoPositions === true,
        otherwise: 'Jobs are moved to the top of the queue.',
      },
      ...isBehind,
    ],
  },
});
