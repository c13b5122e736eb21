import type { QueryClient } from '@tanstack/react-query';
import { patchExperiment } from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import { reportError } from '~/app/report-error';
import { type ExperimentPage, experimentQueries } from './queries';

type Change = { experimentId: number; name?: string; description?: string };

/** Changes the texts of an experiment; lists show them before the answer is here. */
export async function editExperiment(
  queryClient: QueryClient,
  { experimentId, ...texts }: Change,
): Promise<void> {
  // an answer that left the master before the change must not undo what is shown
  await queryClient.cancelQueries({ queryKey: experimentQueries.all() });
  queryClient.setQueriesData<ExperimentPage>({ queryKey: experimentQueries.searches() }, (page) =>
    page === undefined
      ? undefined
      : {
          ...page,
          rows: page.rows.map((row) =>
            row.id === experimentId ? { ...row, experiment: { ...row.experiment, ...texts } } : row,
          ),
        },
  );
  try {
    await patchExperiment(client, { experimentId, body: texts });
  } catch (error) {
    const what = texts.name === undefined ? 'description' : 'name';
    reportError(error, { message: `Unable to update ${what}` });
  } finally {
    await queryClient.invalidateQueries({ queryKey: experimentQueries.all() });
  }
}
