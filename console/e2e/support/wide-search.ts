import {
  createExperiment,
  createTransport,
  getExperiment,
  getExperiments,
} from '@trainyard/sdk/calls';
import { waitForExperiment } from '@trainyard/sdk/flows';
import { tokenFor } from './pages';

/** Two hours of training take two seconds: a search with enough trials for advice ends in time. */
export const fast = ['--seed', '7', '--speed', '5000'];

/**
 * Runs a random search of the demo again with enough trials for advice, on a server that is `fast`.
 * Returns its id once it has ended.
 */
export async function finishedSearch(url: string): Promise<number> {
  const master = createTransport({ baseUrl: url.replace(/\/$/, ''), auth: await tokenFor(url) });
  const { experiments } = await getExperiments(master, { limit: 0 });
  const source = experiments.find(({ searcherType }) => searcherType === 'random');
  if (!source) throw new Error('the demo has no random search');
  const { config } = (await getExperiment(master, { experimentId: source.id })).experiment;
  const searcher = { ...(config?.searcher as object), max_trials: 80, max_concurrent_trials: 16 };
  const { experiment } = await createExperiment(master, {
    body: {
      config: JSON.stringify({ ...config, name: 'wide-search', searcher }),
      parentId: source.id,
      projectId: source.projectId,
      activate: true,
    },
  });
  await waitForExperiment(master, experiment.id, { signal: AbortSignal.timeout(60_000) });
  return experiment.id;
}
