import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { isAuthFailure, searchExperiments } from '@trainyard/sdk/calls';
import type { Experiment, SearchExperimentsResponse } from '@trainyard/sdk/types';
import { plural } from '@trainyard/ui/lib/format';
import { onPageReset } from '@trainyard/ui/lib/page-store';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { experimentRowsKey } from './experiments/cached-experiments';
import { searchByIds } from './experiments/search-filter';
import { q } from './q';

/** longer deletions are seen by their rows alone */
const untilMs = 600_000;
/** of one search */
const maxWatched = 200;

// stopped when the page is closed
const stops = new Set<() => void>();
onPageReset(() => {
  for (const stop of stops) stop();
  stops.clear();
});

type Named = { id: number; name: string };

/**
 * Polls the deletion of experiments, and shows a toast when the master has deleted all of them or
 * failed with some. Stops silently after 10 minutes or at sign-out.
 */
export function watchDeletion(queryClient: QueryClient, deleted: readonly Named[]): void {
  const watched = deleted.slice(0, maxWatched);
  const only = watched.map(({ id }) => id);
  if (only.length === 0) return;
  const end = Date.now() + untilMs;
  const stop = new QueryObserver(queryClient, deletionQuery(only)).subscribe(({ data, error }) => {
    const states = data && statesOf(data);
    const isOver = states && !only.some((id) => isUnderWay(states.get(id)));
    if (!isOver && !isAuthFailure(error) && Date.now() < end) return;
    stop();
    stops.delete(stop);
    if (!isOver) return;
    report(watched, states);
    void queryClient.invalidateQueries({ queryKey: experimentRowsKey });
  });
  stops.add(stop);
}

/** The experiments of a deletion that are still there. */
const deletionQuery = (ids: readonly number[]) =>
  q(
    searchExperiments,
    { filter: searchByIds(ids), sort: 'id=desc', offset: 0, limit: ids.length },
    // an answer of an earlier deletion says nothing about this one
    { poll: 'deletions', staleTime: 0, gcTime: 0 },
  );

const isUnderWay = (state: Experiment['state'] | undefined) =>
  state !== undefined && state !== 'STATE_DELETED' && state !== 'STATE_DELETE_FAILED';

/** Returns the states by id. */
const statesOf = ({ experiments }: SearchExperimentsResponse) =>
  new Map(
    experiments.flatMap(({ experiment }) =>
      experiment ? [[experiment.id, experiment.state]] : [],
    ),
  );

function report(watched: readonly Named[], states: ReadonlyMap<number, Experiment['state']>) {
  const failed = watched.filter(({ id }) => states.get(id) === 'STATE_DELETE_FAILED');
  const deleted = watched.filter((each) => !failed.includes(each));
  if (deleted.length > 0) showToast({ kind: 'success', title: `Deleted ${whatOf(deleted)}` });
  if (failed.length > 0)
    showToast({
      kind: 'error',
      title: `Unable to delete ${whatOf(failed)}.`,
      description: 'The master could not delete everything. See its logs, then delete again.',
    });
}

function whatOf(experiments: readonly Named[]): string {
  const [only, ...others] = experiments;
  return only && others.length === 0 ? only.name : plural(experiments.length, 'experiment');
}
