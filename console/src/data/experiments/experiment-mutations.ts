import type { QueryClient } from '@tanstack/react-query';
import { mapWithConcurrency } from '@trainyard/sdk';
import {
  activateExperiments,
  type Caller,
  cancelExperiments,
  getExperiment,
  isApiError,
  patchExperiment,
  pauseExperiments,
} from '@trainyard/sdk/calls';
import { changeLabels } from '@trainyard/sdk/flows';
import type { ListChange } from '@trainyard/sdk/model';
import type { Experiment, ExperimentActionResult } from '@trainyard/sdk/types';
import { showUndo } from '@trainyard/ui/lib/toast-store';
import { supports } from '~/app/abilities';
import { mutationHook } from '~/app/actions/mutation-hook';
import { runMutation } from '~/app/actions/run-mutation';
import {
  changeManyWithUndo,
  changeWithUndo,
  type ListChanges,
} from '~/app/editing/change-with-undo';
import { type Edit, saveFields } from '~/app/editing/save-fields';
import { messageOf, reportError } from '~/app/errors/report-error';
import { type BulkAnswer, bulkAnswerOf, countOf } from '~/data/bulk-answer';
import { mutation } from '~/data/mutation';
import { cancelReads, changeCachedRows, knownRow } from './cached-experiments';
import { type BulkBody, type LifecycleAction, lifecycle } from './experiment-lifecycle';
import { type ExperimentDetail, experimentDetailsKey, experimentQueries } from './experiments';

/** Cancels one experiment that waits in the queue, with an Undo for 8 s. Rejects with the reason where it could not be paused. */
export async function cancelQueuedOne(
  queryClient: QueryClient,
  experiment: Pick<Experiment, 'id' | 'name'>,
): Promise<void> {
  const { refused } = await cancelQueued(queryClient, [experiment]);
  for (const { error } of refused) throw new Error(error);
}

/** Shows the likely outcome in every list and detail that holds the experiments. */
function showOutcome(queryClient: QueryClient, action: LifecycleAction, ids: ReadonlySet<number>) {
  const { expected } = lifecycle[action];
  changeCachedRows(queryClient, ids, expected);
  queryClient.setQueriesData<ExperimentDetail>({ queryKey: experimentDetailsKey }, (detail) =>
    detail?.experiment && ids.has(detail.experiment.id)
      ? { ...detail, experiment: { ...detail.experiment, ...expected } }
      : detail,
  );
}

/** Reports when the master has finished deleting; names are read before the rows are gone. */
function followDeletion(queryClient: QueryClient, ids: readonly number[]) {
  const namedIds = ids.map((id) => ({ id, name: nameOf(queryClient, id) }));
  void import('~/data/watch-deletion')
    .then(({ watchDeletion }) => watchDeletion(queryClient, namedIds))
    // rows show the deletion as well
    .catch(() => undefined);
}

function nameOf(queryClient: QueryClient, id: number): string {
  const detail = queryClient.getQueryData(experimentQueries.detail(id).queryKey);
  return (detail?.experiment ?? knownRow(queryClient, id)?.experiment)?.name ?? `experiment ${id}`;
}

/** Runs an action on one experiment; lists and details show its result before the master answers. */
export const runExperimentAction = (
  queryClient: QueryClient,
  { action, experimentId }: { action: LifecycleAction; experimentId: number },
): Promise<unknown> =>
  runMutation(queryClient, {
    send: (client) => lifecycle[action].one(client, experimentId),
    onMutate: async () => {
      await cancelReads(queryClient);
      showOutcome(queryClient, action, new Set([experimentId]));
    },
    onSuccess: () => {
      if (action === 'delete') followDeletion(queryClient, [experimentId]);
    },
  });

/** A master whose filters find nothing to act on answers with its database's error. */
function noneFound(error: unknown): { results: ExperimentActionResult[] } {
  if (isApiError(error) && error.message.includes('SQLSTATE 42601')) return { results: [] };
  throw error;
}

type Many = { action: LifecycleAction } & BulkBody;

/**
 * Runs an action on many experiments. With `filters` the master picks them and the ids are ignored;
 * without, an empty list is answered here, since the master refuses one.
 */
export const useBulkExperimentAction = mutationHook((queryClient) => ({
  send: async (client, { action, ...body }: Many): Promise<BulkAnswer> => {
    if (!body.filters && body.experimentIds.length === 0) return bulkAnswerOf([]);
    const { results } = await lifecycle[action].many(client, body).catch(noneFound);
    return bulkAnswerOf(results);
  },
  onMutate: async ({ action, experimentIds }) => {
    await cancelReads(queryClient);
    showOutcome(queryClient, action, new Set(experimentIds));
  },
  onSuccess: ({ doneIds }, { action }) => {
    if (action === 'delete') followDeletion(queryClient, doneIds);
  },
  // the caller reports a failure, with the number of experiments
}));

type Texts = Partial<Pick<Experiment, 'name' | 'description' | 'notes'>>;

const labels: Record<string, string> = {
  name: 'the name',
  description: 'the description',
  notes: 'these notes',
};

export type ExperimentEdit = { experimentId: number } & Edit<Texts>;

/** Changes texts of an experiment; the caller reports a failure. */
export const editExperiment = mutation((client, { experimentId, ...edit }: ExperimentEdit) =>
  saveFields<Texts, unknown>({
    ...edit,
    label: labels,
    read: async () => (await getExperiment(client, { experimentId })).experiment,
    write: (body) => patchExperiment(client, { experimentId, body }),
  }),
);

/** Sends a change of the tags of an experiment, against its newest ones. */
const sendTags = (client: Caller, experimentId: number, change: ListChange) =>
  changeLabels(client, { experimentId, ...change }, { hasSingleCalls: supports('singleLabels') });

/** Adds and removes tags of an experiment, against its newest ones; reports no failure. */
const changeTags = mutation(
  async (client, experimentId: number, change: ListChange) =>
    (await sendTags(client, experimentId, change)).done,
);

/** The same, with Undo. */
export const changeTagsWithUndo = (
  queryClient: QueryClient,
  experimentId: number,
  change: ListChange,
): Promise<void> => changeWithUndo(change, (next) => changeTags(queryClient, experimentId, next));

/** One of several experiments after a change: its newest tags, or the reason of a failure. */
export type TaggedExperiment = { experimentId: number } & (
  | { labels: readonly string[]; done: ListChange }
  | { error: string }
);

const requestsAtOnce = 4;

const changeTagsOfEach = mutation(
  (client, changes: ListChanges) =>
    mapWithConcurrency(
      [...changes],
      requestsAtOnce,
      ([experimentId, change]): Promise<TaggedExperiment> =>
        sendTags(client, experimentId, change).then(
          (tagged) => ({ experimentId, ...tagged }),
          (error: unknown) => ({ experimentId, error: messageOf(error) }),
        ),
    ),
  // the answers have the newest tags
  { isRefreshAwaited: false },
);

/**
 * Adds and removes tags of several experiments, of each against its newest ones, with one Undo for
 * all of them.
 *
 * @param onTagged called with the results of the change, and of its Undo
 */
export const changeTagsOfMany = (
  queryClient: QueryClient,
  changes: ListChanges,
  onTagged: (results: readonly TaggedExperiment[]) => void,
): Promise<void> =>
  changeManyWithUndo(
    changes,
    async (next) => {
      const results = await changeTagsOfEach(queryClient, next);
      onTagged(results);
      return new Map(
        results.flatMap((result) => ('done' in result ? [[result.experimentId, result.done]] : [])),
      );
    },
    'experiment',
  );

type Queued = Pick<Experiment, 'id' | 'name'>;

/**
 * Cancels experiments that wait in the queue, with an Undo for 8 s. The master cannot take a cancel
 * back, so it pauses them first, which takes them out of the queue, and cancels them when the toast
 * is gone or the page is left. Where the second step fails, a toast says that they are paused.
 * Rejects if none of them could be paused because the call failed.
 */
export async function cancelQueued(
  queryClient: QueryClient,
  queued: readonly Queued[],
): Promise<BulkAnswer> {
  const { results } = await pauseAll(
    queryClient,
    queued.map(({ id }) => id),
  );
  const answer = bulkAnswerOf(results);
  if (answer.done > 0) showUndoCancel(queryClient, queued, answer.doneIds);
  return answer;
}

const pauseAll = mutation(
  (client, experimentIds: number[]) => pauseExperiments(client, { body: { experimentIds } }),
  { retry: false, isRefreshAwaited: false },
);

type Step = (client: Caller) => Promise<{ results: readonly ExperimentActionResult[] }>;

const runStep = mutation((client, step: Step) => step(client), {
  retry: false,
  isRefreshAwaited: false,
});

function showUndoCancel(
  queryClient: QueryClient,
  queued: readonly Queued[],
  experimentIds: number[],
) {
  let isSettled = false;
  const body = { experimentIds };

  const nameOf = (ids: readonly number[]) =>
    ids.length === 1 ? (queued.find(({ id }) => id === ids[0])?.name ?? '') : countOf(ids.length);

  /** Runs the second step once; reports the experiments that it leaves paused. */
  async function settle(step: Step, state: string) {
    if (isSettled) return;
    isSettled = true;
    window.removeEventListener('pagehide', cancel);
    const stateText = (ids: readonly number[]) =>
      `${nameOf(ids)} ${ids.length === 1 ? 'is' : 'are'} ${state}.`;
    try {
      const { refused } = bulkAnswerOf((await runStep(queryClient, step)).results);
      const [first] = refused;
      if (first)
        reportError(new Error(first.error), { message: stateText(refused.map(({ id }) => id)) });
    } catch (error) {
      reportError(error, { message: stateText(experimentIds) });
    }
  }
  const cancel = () =>
    void settle(
      (client) => cancelExperiments(client, { body }, { keepalive: true }),
      'paused, not canceled',
    );
  const undo = () => void settle((client) => activateExperiments(client, { body }), 'still paused');

  window.addEventListener('pagehide', cancel);
  showUndo({ title: `Canceling ${nameOf(experimentIds)}`, onClose: cancel }, undo);
}
