import { decodeResponse } from '@trainyard/sdk/decode';
import type { Experiment, SearchExperimentExperiment } from '@trainyard/sdk/types';

const experiment = {
  id: 1,
  name: 'one',
  state: 'STATE_COMPLETED',
  startTime: '2026-11-05T10:00:00Z',
  username: 'somebody',
  userId: 4,
  projectId: 9,
  projectOwnerId: 1,
  workspaceId: 2,
  jobId: 'job',
  archived: false,
  numTrials: 1,
  searcherType: 'single',
  config: {},
  originalConfig: '',
};

const trial = {
  id: 2,
  experimentId: 1,
  state: 'STATE_COMPLETED',
  startTime: '2026-11-05T10:00:00Z',
  hparams: {},
  restarts: 0,
  totalBatchesProcessed: 10,
};

type Wire = { experiment?: Partial<Experiment>; bestValidation?: Record<string, unknown> };

/** One row of a search as a master sends it, decoded. `bestValidation` are metrics by name. */
export function searchRow(wire: Wire): SearchExperimentExperiment & { experiment: Experiment } {
  const { bestValidation } = wire;
  const bestTrial = bestValidation && {
    ...trial,
    bestValidation: {
      totalBatches: 10,
      numInputs: 0,
      metrics: { avgMetrics: bestValidation, batchMetrics: [] },
    },
  };
  const sent = { experiment: { ...experiment, ...wire.experiment }, bestTrial: bestTrial ?? null };
  const answer = decodeResponse('searchExperiments', { experiments: [sent], pagination: {} });
  const [row] = answer.experiments;
  if (!row?.experiment) throw new Error('the row did not decode');
  return { ...row, experiment: row.experiment };
}
