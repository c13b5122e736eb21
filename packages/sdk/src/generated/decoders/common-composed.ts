// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import { integer, message, messages, number, object, string, type Raw } from '../../decode/fields';
import { decodeMetrics } from './metrics';
import { decodeUser } from './users';

export function decodeCheckpointTrainingMetadata(raw: Raw): void {
  integer(raw, 'trialId', 4);
  integer(raw, 'experimentId', 4);
  object(raw, 'experimentConfig', 4);
  object(raw, 'hparams', 4);
  message(raw, 'trainingMetrics', 4, decodeMetrics);
  message(raw, 'validationMetrics', 4, decodeMetrics);
  if (typeof raw['searcherMetric'] !== 'number') number(raw, 'searcherMetric', 4);
}
export function decodeGroupDetails(raw: Raw): void {
  integer(raw, 'groupId', 0);
  if (typeof raw['name'] !== 'string') string(raw, 'name', 0);
  messages(raw, 'users', 0, decodeUser);
}
export function decodeMetricsWorkload(raw: Raw): void {
  if (typeof raw['endTime'] !== 'string') string(raw, 'endTime', 4);
  message(raw, 'metrics', 5, decodeMetrics);
  integer(raw, 'numInputs', 1);
  integer(raw, 'totalBatches', 1);
}
