// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { newIn038 } from './new-in-038';

type Row = { since?: string; until?: string; ids: string };

/** The calls that some of the known masters lack; ids separated by spaces. */
export const lifetimes: readonly Row[] = [
  { since: '0.23.4-dev0', ids: 'reportTrialSourceInfo' },
  { until: '0.23.4', ids: 'completeTrialSearcherValidation getCurrentTrialSearcherOperation getSearcherEvents postSearcherOperations' },
  { since: '0.23.4-dev0', until: '0.23.4-dev0', ids: 'getTrialMetricsBySourceInfoCheckpoint getTrialSourceInfoMetricsByModelVersion' },
  { since: '0.38.1', ids: newIn038 },
];
