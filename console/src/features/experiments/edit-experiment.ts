import { getExperiment, patchExperiment } from '@trainyard/sdk/calls';
import type { Experiment } from '@trainyard/sdk/types';
import { type Edit, saveFields } from '~/app/editing/save-fields';
import { mutation } from '~/data/mutation';

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
