import type { QueryClient } from '@tanstack/react-query';
import { experimentAction, experimentStatesFor, type Viewer } from '@trainyard/rbac';
import { stateLabel } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { orNull } from '~/app/errors/or-null';
import { fetchData } from '~/app/loading/load-query';
import { runExperimentAction } from '~/data/experiments/experiment-mutations';
import type { actionPlaces } from '~/features/experiments/experiment-actions/actions';
import type { CommandNode, Outcome } from './command-tree';
import { paletteQueries } from './queries';

type Deps = { queryClient: QueryClient };

/** An experiment as commands list it. */
export const describe = ({ name, state }: Experiment) => `${name} · ${stateLabel(state)}`;

type PaletteAction = (typeof actionPlaces.palette)[number];

/** Children: the experiments that allow the action; several ids with commas work as well. */
export const experimentsFor =
  (action: PaletteAction, { queryClient, viewer }: Deps & { viewer: Viewer }) =>
  async (typed: string): Promise<CommandNode[]> => {
    const run = (ids: readonly number[]) => async (): Promise<Outcome> => {
      await Promise.all(
        ids.map((experimentId) => runExperimentAction(queryClient, { action, experimentId })),
      );
      return { kind: 'done' };
    };
    if (/^\d+(,\d+)+$/.test(typed)) {
      const ids = [...new Set(typed.split(',').map(Number))];
      return [{ name: typed, label: `${ids.length} experiments`, run: run(ids) }];
    }
    const experiments = await fetchData(
      queryClient,
      paletteQueries.inStates(experimentStatesFor(action)),
    );
    return experiments
      .filter((experiment) => experimentAction(viewer, experiment, action).state === 'allowed')
      .map((experiment) => ({
        name: String(experiment.id),
        label: describe(experiment),
        run: run([experiment.id]),
      }));
  };

type Leaf = (typed: string) => CommandNode[];

/**
 * Children: the leaf of a typed id, and the experiments whose names contain the text. An id needs no
 * search, so it stays if the search fails.
 */
export const withExperiments =
  ({ queryClient }: Deps, leaf: Leaf, toNode: (experiment: Experiment) => CommandNode) =>
  async (typed: string): Promise<CommandNode[]> => {
    if (typed === '') return [];
    const byId = leaf(typed);
    const nameFilter = { name: typed, states: [], userId: undefined };
    const experiments = await fetchData(queryClient, paletteQueries.experiments(nameFilter)).catch(
      (error: unknown) => {
        if (byId.length === 0) throw error;
        return [];
      },
    );
    const others = experiments.filter(({ id }) => String(id) !== typed);
    return [...byId, ...others.map(toNode)];
  };

/** Children: the leaf of typed ids of trials; experiments by name lead to their trials. */
export function withTrials(deps: Deps, leaf: Leaf) {
  const trialsOf = (experimentId: number): CommandNode => ({
    name: `of${experimentId}`,
    children: async () => {
      const query = paletteQueries.experiment(experimentId);
      const experiment = await orNull(fetchData(deps.queryClient, query));
      return (experiment?.trialIds ?? []).flatMap((id) => leaf(String(id)));
    },
  });
  const byName = withExperiments(deps, leaf, (experiment) => ({
    ...trialsOf(experiment.id),
    label: `Trials of ${describe(experiment)}`,
  }));
  return async (typed: string): Promise<CommandNode[]> => {
    const typedId = /^of(\d{1,9})$/.exec(typed)?.[1];
    return typedId === undefined ? byName(typed) : [trialsOf(Number(typedId))];
  };
}
