import { decodeResponse } from '@trainyard/sdk/decode';
import type { Trial } from '@trainyard/sdk/types';

type Fixture = [state: Trial['state'], batches: number, hparams?: Record<string, unknown>];

/** Trials as from a master, decoded: ids from 1, each with its state and batches. */
export const allTrials = (...fixtures: Fixture[]): Trial[] =>
  decodeResponse('getExperimentTrials', {
    trials: fixtures.map(([state, totalBatchesProcessed, hparams = {}], at) => ({
      id: at + 1,
      experimentId: 1,
      state,
      startTime: '2026-11-05T10:00:00Z',
      hparams,
      restarts: 0,
      totalBatchesProcessed,
    })),
    pagination: {},
  }).trials;
