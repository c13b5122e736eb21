// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { integer, message, string, type Raw } from '../../../decode/fields';
import { decodeTrial } from './trials';

export function decodeCreateTrialResponse(raw: Raw): void {
  message(raw, 'trial', 1, decodeTrial);
}
export function decodeRunPrepareForReportingResponse(raw: Raw): void {
  integer(raw, 'storageId', 2);
}
export function decodeStartTrialResponse(raw: Raw): void {
  integer(raw, 'trialRunId', 1);
  if (typeof raw['latestCheckpoint'] !== 'string') string(raw, 'latestCheckpoint', 2);
  integer(raw, 'stepsCompleted', 1);
}
export function decodePostAllocationAcceleratorDataResponse(raw: Raw): void {}
