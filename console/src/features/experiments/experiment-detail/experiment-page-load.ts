import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { isSingleTrial } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { loadQuery, prefetch } from '~/app/loading/load-query';
import { knownRow } from '~/data/experiments/cached-experiments';
import { experimentOfPath } from '~/data/experiments/experiments';
import { trialQueries } from '~/data/experiments/trials';

type Kind = Pick<Experiment, 'config' | 'searcherType'>;

/** an experiment of one trial shows that trial, any other its search */
export const defaultTab = (experiment: Kind) =>
  isSingleTrial(experiment)
    ? ('/experiments/$experimentId/overview' as const)
    : ('/experiments/$experimentId/visualization/overview' as const);

type LoadInput = {
  queryClient: QueryClient;
  params: { experimentId: string };
  /** the kind of experiment that has the tab; `none` redirects to the first tab */
  kind: 'single' | 'search' | 'any' | 'none';
};

/**
 * Returns the experiment of a path for a loader. If a list has loaded it, the page opens at once
 * with the data of the row, which has no trial ids, notes or config text, and the rest loads
 * afterwards.
 */
export async function loadExperiment(queryClient: QueryClient, params: LoadInput['params']) {
  const detail = experimentOfPath(params);
  const row = knownRow(queryClient, detail.queryKey[1].experimentId);
  const isFetched = queryClient.getQueryData(detail.queryKey) !== undefined;
  if (isFetched || !row) return (await loadQuery(queryClient, detail)).experiment;
  void prefetch(queryClient, detail);
  return row.experiment;
}

/** For loaders of tabs: returns the experiment, or redirects to its first tab where it has no such tab. */
export async function loadTab({ queryClient, params, kind }: LoadInput) {
  const experiment = await loadExperiment(queryClient, params);
  const own = isSingleTrial(experiment) ? 'single' : 'search';
  if (own !== kind && kind !== 'any')
    throw redirect({ to: defaultTab(experiment), params, replace: true });
  return experiment;
}

/** The same for tabs of a single-trial experiment; also loads its trial. */
export async function loadTrialTab({ queryClient, params }: Omit<LoadInput, 'kind'>) {
  const { id, trialIds } = await loadTab({ queryClient, params, kind: 'single' });
  const [trialId] = trialIds;
  if (trialId !== undefined) await loadQuery(queryClient, trialQueries.detail(trialId));
  return { experimentId: id, trialId };
}

/** The same for logs: of the only trial, or of the trials of a search. */
export async function loadLogsTab({ queryClient, params }: Omit<LoadInput, 'kind'>) {
  const experiment = await loadTab({ queryClient, params, kind: 'any' });
  if (isSingleTrial(experiment)) return loadTrialTab({ queryClient, params });
  return { experimentId: experiment.id };
}

/** The same for pictures of hyperparameters, which a search of one's own does not configure. */
export async function loadPicture({ queryClient, params }: Omit<LoadInput, 'kind'>) {
  const experiment = await loadTab({ queryClient, params, kind: 'search' });
  if (experiment.searcherType !== 'custom') return experiment;
  throw redirect({ to: defaultTab(experiment), params, replace: true });
}
