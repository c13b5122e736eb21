// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { integer, integer64, messages, type Raw } from '../../../decode/fields';
import { decodeExperimentActionResult } from '../../decoders/experiments';

export function decodeCleanupLogsResponse(raw: Raw): void {
  integer64(raw, 'removedCount', 1);
}
export function decodeGetTrialRemainingLogRetentionDaysResponse(raw: Raw): void {
  integer(raw, 'remainingDays', 2);
}
export function decodePostTaskLogsResponse(raw: Raw): void {}
export function decodePutExperimentRetainLogsResponse(raw: Raw): void {}
export function decodePutExperimentsRetainLogsResponse(raw: Raw): void {
  messages(raw, 'results', 1, decodeExperimentActionResult);
}
export function decodePutTrialRetainLogsResponse(raw: Raw): void {}
