import { focusManager, type QueryClient } from '@tanstack/react-query';
import { isAuthFailure, searchExperiments } from '@trainyard/sdk/calls';
import type { Experiment } from '@trainyard/sdk/types';
import { plural } from '@trainyard/ui/lib/format';
import { onPageReset } from '@trainyard/ui/lib/page-store';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { client } from '~/app/api';
import { pollMs } from '~/app/polling/polling-intervals';
import { experimentRowsKey } from './experiments/cached-experiments';
import { searchByIds } from './experiments/search-filter';

/** longer deletions, of ten minutes, are seen by their rows alone */
const maxPolls = 600_000 / pollMs.deletions;
/** of one search */
const maxWatched = 200;

// aborted when the page is closed
let page = new AbortController();
onPageReset(() => {
  page.abort();
  page = new AbortController();
});

type Named = { id: number; name: string };

/**
 * Polls the deletion of experiments every 3 s while the page is visible, and shows a toast when the
 * master has deleted all of them or failed with some. Stops silently after 10 minutes or at sign-out.
 */
export async function watchDeletion(queryClient: QueryClient, deleted: readonly Named[]) {
  const watched = deleted.slice(0, maxWatched);
  const only = watched.map(({ id }) => id);
  if (only.length === 0) return;
  const { signal } = page;
  for (let polls = 0; polls < maxPolls; polls++) {
    const states = await statesOf(only, signal).catch((error) =>
      isAuthFailure(error) ? null : undefined,
    );
    if (states === null || signal.aborted) return;
    if (states && !only.some((id) => isUnderWay(states.get(id)))) {
      report(watched, states);
      return queryClient.invalidateQueries({ queryKey: experimentRowsKey });
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs.deletions));
    await untilVisible();
    if (signal.aborted) return;
  }
}

/** Resolves once the page is visible. */
async function untilVisible(): Promise<void> {
  if (focusManager.isFocused()) return;
  await new Promise<void>((resolve) => {
    const stop = focusManager.subscribe((isVisible) => {
      if (!isVisible) return;
      stop();
      resolve();
    });
  });
}

const isUnderWay = (state: Experiment['state'] | undefined) =>
  state !== undefined && state !== 'STATE_DELETED' && state !== 'STATE_DELETE_FAILED';

/** The states of those that are still there. */
async function statesOf(only: readonly number[], signal: AbortSignal) {
  const { experiments } = await searchExperiments(
    client,
    { filter: searchByIds(only), sort: 'id=desc', offset: 0, limit: only.length },
    { signal },
  );
  return new Map(
    experiments.flatMap(({ experiment }) =>
      experiment ? [[experiment.id, experiment.state]] : [],
    ),
  );
}

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
