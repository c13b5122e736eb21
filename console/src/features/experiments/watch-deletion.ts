import type { QueryClient } from '@tanstack/react-query';
import { isAuthFailure, searchExperiments } from '@trainyard/sdk/calls';
import type { Experiment } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { plural } from '~/lib/format';
import { showToast } from '~/lib/toast-store';
import { withApart } from './list/pinned-filter';
import { experimentQueries } from './queries';

const everyMs = 3_000;
/** longer deletions are seen by their rows alone */
const untilMs = 600_000;
/** of one search */
const most = 200;

type Named = { id: number; name: string };

const everything = JSON.stringify({
  filterGroup: { kind: 'group', conjunction: 'and', children: [] },
  showArchived: true,
});

/**
 * Asks every 3 s how the deletion of experiments goes, and says in a toast when the master is done
 * with all of them or failed with some. Stops without a word after 10 minutes or at sign-out.
 */
export async function watchDeletion(queryClient: QueryClient, deleted: readonly Named[]) {
  const watched = deleted.slice(0, most);
  const only = watched.map(({ id }) => id);
  if (only.length === 0) return;
  const start = Date.now();
  while (Date.now() - start < untilMs) {
    const states = await statesOf(only).catch((error) => (isAuthFailure(error) ? null : undefined));
    if (states === null) return;
    if (states && !only.some((id) => isUnderWay(states.get(id)))) {
      tell(watched, states);
      return queryClient.invalidateQueries({ queryKey: experimentQueries.searches() });
    }
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

const isUnderWay = (state: Experiment['state'] | undefined) =>
  state !== undefined && state !== 'STATE_DELETED' && state !== 'STATE_DELETE_FAILED';

/** The states of those that are still there. */
async function statesOf(only: readonly number[]) {
  const { experiments } = await searchExperiments(client, {
    filter: withApart(everything, { only }),
    sort: 'id=desc',
    offset: 0,
    limit: only.length,
  });
  return new Map(
    experiments.flatMap(({ experiment }) =>
      experiment ? [[experiment.id, experiment.state]] : [],
    ),
  );
}

function tell(watched: readonly Named[], states: ReadonlyMap<number, Experiment['state']>) {
  const failed = watched.filter(({ id }) => states.get(id) === 'STATE_DELETE_FAILED');
  const gone = watched.filter((each) => !failed.includes(each));
  if (gone.length > 0) showToast({ kind: 'success', title: `Deleted ${whatOf(gone)}` });
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
