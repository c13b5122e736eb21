import { keepPreviousData } from '@tanstack/react-query';
import type { AllocationsOf } from '@trainyard/insights/timeline/timeline';
import { getExperimentTrials, getTask } from '@trainyard/sdk/calls';
import { registeredCheckpoints } from '@trainyard/sdk/flows';
import { isFinished } from '@trainyard/sdk/model';
import type { Allocation, Trial } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { fetchData } from '~/app/loading/load-query';
import { pollIf } from '~/app/polling/poll';
import { pollMs } from '~/app/polling/polling-intervals';
import { composed, q, showParts } from '~/data/q';

export type AllTrials = {
  trials: Trial[];
  /** how many the experiment has; more than `trials` while they are read, and above `maxTrials` */
  total: number;
};

/** The largest number of trials; of a larger search the first ones are used. */
export const maxTrials = 2000;
/** True once all trials are read that the insights use. */
export const areAllRead = ({ trials, total }: AllTrials): boolean =>
  trials.length >= Math.min(total, maxTrials);

/** the largest page of a master */
const pageSize = 1000;
/** requests at once: a browser sends six per server, and leaves two for the rest of the page */
const atOnce = 4;

export const insightQueries = {
  /**
   * Every trial of an experiment, sorted by id, in pages of the maximum size: 0.23.4 reads all
   * validations of the search for each page, which takes 10 s for 1,000 trials. The first read
   * shows trials as they arrive. It continues when the panel closes, because the other panels show
   * the same trials. Writes do not refresh it.
   */
  trials: (experimentId: number, { isLive }: { isLive: boolean }) =>
    composed(
      'allTrials',
      { experimentId, isLive },
      async (_, context): Promise<AllTrials> => {
        const show = showParts<AllTrials>(context);
        let read: AllTrials = { trials: [], total: 1 };
        while (read.trials.length < Math.min(read.total, maxTrials)) {
          const query = { sortBy: 'SORT_BY_ID', orderBy: 'ORDER_BY_ASC', limit: pageSize } as const;
          const offset = read.trials.length;
          const answer = await getExperimentTrials(client, { experimentId, ...query, offset });
          const trials = [...read.trials, ...answer.trials];
          read = { trials, total: answer.pagination.total };
          if (answer.trials.length === 0) break;
          show(read);
        }
        return read;
      },
      { ...pollIf(isLive, pollMs.searchTrials), error: 'Unable to fetch experiment trials.' },
    ),

  /** true if a trial of an experiment has failed */
  hasFailedTrials: (experimentId: number) =>
    q(
      getExperimentTrials,
      { experimentId, states: ['STATE_ERROR'], limit: 1 },
      { select: ({ trials }) => trials.length > 0 },
    ),

  /** the times in which the task of a trial held slots */
  allocations: ({ taskId, state }: Pick<Trial, 'taskId' | 'state'>) =>
    q(
      getTask,
      { taskId },
      {
        select: ({ task }) => task.allocations,
        // an answer from before the end of the trial lacks when it stopped
        staleTime: ({ state: { data } }) =>
          isFinished(state) && data?.task.allocations.every(({ endTime }) => endTime)
            ? Number.POSITIVE_INFINITY
            : 0,
      },
    ),

  /**
   * The same for several trials, by their ids. Shows the ones that have been read while the rest
   * loads, and omits a task that cannot be read.
   */
  allocationsOf: (trials: readonly Trial[], { isLive }: { isLive: boolean }) =>
    composed(
      'allocationsOfTrials',
      { trialIds: trials.map(({ id }) => id), isLive },
      async (_, context): Promise<AllocationsOf> => {
        const allocationsByTrial = new Map<number, readonly Allocation[]>();
        const show = showParts<AllocationsOf>(context);
        for (let at = 0; at < trials.length; at += atOnce) {
          context.signal.throwIfAborted();
          const next = trials.slice(at, at + atOnce);
          const answers = await Promise.allSettled(
            next.map((trial) => fetchData(context.client, insightQueries.allocations(trial))),
          );
          for (const [index, answer] of answers.entries()) {
            const trial = next[index];
            if (trial && answer.status === 'fulfilled')
              allocationsByTrial.set(trial.id, answer.value);
          }
          show(new Map(allocationsByTrial));
        }
        return allocationsByTrial;
      },
      {
        placeholderData: keepPreviousData,
        ...pollIf(isLive, pollMs.searchTrials),
        error: 'Unable to read when trials used slots.',
      },
    ),

  /** uuids of the checkpoints that are versions of any model one may see */
  registered: () =>
    composed('registeredCheckpoints', {}, (caller) => registeredCheckpoints(caller)),
};
