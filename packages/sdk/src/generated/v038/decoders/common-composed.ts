// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { int, obj, rea, ref, res, str, type Raw } from '../../../decode/fields';
import { decodeMetrics } from '../../decoders/metrics';
import { decodeUser } from './users';

export function decodeCheckpointTrainingMetadata(o: Raw): void {
  int(o, 'trialId', 2);
  int(o, 'experimentId', 2);
  obj(o, 'experimentConfig', 4);
  obj(o, 'hparams', 4);
  ref(o, 'trainingMetrics', 4, decodeMetrics);
  ref(o, 'validationMetrics', 4, decodeMetrics);
  if (typeof o['searcherMetric'] !== 'number') rea(o, 'searcherMetric', 2);
}
export function decodeGroupDetails(o: Raw): void {
  int(o, 'groupId', 0);
  if (typeof o['name'] !== 'string') str(o, 'name', 0);
  res(o, 'users', 0, decodeUser);
}
