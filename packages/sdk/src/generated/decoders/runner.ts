// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import { boolean, integer, list, message, object, string, type Raw } from '../../decode/fields';
import { decodeTrial } from './trials';

export function decodeAckAllocationPreemptionSignalResponse(raw: Raw): void {}
export function decodeAllocationAllGatherResponse(raw: Raw): void {
  list(raw, 'data', 1, object);
}
export function decodeAllocationPendingPreemptionSignalResponse(raw: Raw): void {}
export function decodeAllocationPreemptionSignalResponse(raw: Raw): void {
  if (typeof raw['preempt'] !== 'boolean') boolean(raw, 'preempt', 0);
}
export function decodeAllocationReadyResponse(raw: Raw): void {}
export function decodeAllocationRendezvousInfoResponse(raw: Raw): void {
  message(raw, 'rendezvousInfo', 5, decodeRendezvousInfo);
}
export function decodeAllocationWaitingResponse(raw: Raw): void {}
export function decodeCreateTrialResponse(raw: Raw): void {
  message(raw, 'trial', 1, decodeTrial);
}
export function decodeMarkAllocationResourcesDaemonResponse(raw: Raw): void {}
export function decodeNotifyContainerRunningResponse(raw: Raw): void {
  list(raw, 'data', 1, object);
}
export function decodePostAllocationProxyAddressResponse(raw: Raw): void {}
export function decodePostTrialRunnerMetadataResponse(raw: Raw): void {}
export function decodeRendezvousInfo(raw: Raw): void {
  list(raw, 'addresses', 1, string);
  integer(raw, 'rank', 1);
  list(raw, 'slots', 1, integer);
}
export function decodeReportTrialMetricsResponse(raw: Raw): void {}
export function decodeReportTrialProgressResponse(raw: Raw): void {}
export function decodeReportTrialSearcherEarlyExitResponse(raw: Raw): void {}
export function decodeReportTrialTrainingMetricsResponse(raw: Raw): void {}
export function decodeReportTrialValidationMetricsResponse(raw: Raw): void {}
