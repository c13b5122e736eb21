// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { int, ref, str, type Raw } from '../../../decode/fields';
import { decodeTrial } from './trials';

export function decodeCreateTrialResponse(o: Raw): void {
  ref(o, 'trial', 1, decodeTrial);
}
export function decodeRunPrepareForReportingResponse(o: Raw): void {
  int(o, 'storageId', 2);
}
export function decodeStartTrialResponse(o: Raw): void {
  int(o, 'trialRunId', 1);
  if (typeof o['latestCheckpoint'] !== 'string') str(o, 'latestCheckpoint', 2);
  int(o, 'stepsCompleted', 1);
}
export function decodePostAllocationAcceleratorDataResponse(o: Raw): void {}
