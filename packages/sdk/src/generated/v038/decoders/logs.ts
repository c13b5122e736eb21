// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { i64, int, res, type Raw } from '../../../decode/fields';
import { decodeExperimentActionResult } from '../../decoders/experiments';

export function decodeCleanupLogsResponse(o: Raw): void {
  i64(o, 'removedCount', 1);
}
export function decodeGetTrialRemainingLogRetentionDaysResponse(o: Raw): void {
  int(o, 'remainingDays', 2);
}
export function decodePostTaskLogsResponse(o: Raw): void {}
export function decodePutExperimentRetainLogsResponse(o: Raw): void {}
export function decodePutExperimentsRetainLogsResponse(o: Raw): void {
  res(o, 'results', 1, decodeExperimentActionResult);
}
export function decodePutTrialRetainLogsResponse(o: Raw): void {}
