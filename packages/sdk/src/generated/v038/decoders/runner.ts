// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { boo, int, lis, obj, ref, str, type Raw } from '../../../decode/fields';
import { decodeTrial } from './trials';

export function decodeAckAllocationPreemptionSignalResponse(o: Raw): void {}
export function decodeAllocationAllGatherResponse(o: Raw): void {
  lis(o, 'data', 1, obj);
}
export function decodeAllocationPendingPreemptionSignalResponse(o: Raw): void {}
export function decodeAllocationPreemptionSignalResponse(o: Raw): void {
  if (typeof o['preempt'] !== 'boolean') boo(o, 'preempt', 0);
}
export function decodeAllocationReadyResponse(o: Raw): void {}
export function decodeAllocationRendezvousInfoResponse(o: Raw): void {
  ref(o, 'rendezvousInfo', 5, decodeRendezvousInfo);
}
export function decodeAllocationWaitingResponse(o: Raw): void {}
export function decodeCreateTrialResponse(o: Raw): void {
  ref(o, 'trial', 1, decodeTrial);
}
export function decodeMarkAllocationResourcesDaemonResponse(o: Raw): void {}
export function decodeNotifyContainerRunningResponse(o: Raw): void {
  lis(o, 'data', 1, obj);
}
export function decodePostAllocationProxyAddressResponse(o: Raw): void {}
export function decodePostTrialRunnerMetadataResponse(o: Raw): void {}
export function decodeRendezvousInfo(o: Raw): void {
  lis(o, 'addresses', 1, str);
  int(o, 'rank', 1);
  lis(o, 'slots', 1, int);
}
export function decodeReportTrialMetricsResponse(o: Raw): void {}
export function decodeRunPrepareForReportingResponse(o: Raw): void {
  int(o, 'storageId', 2);
}
export function decodeStartTrialResponse(o: Raw): void {
  int(o, 'trialRunId', 1);
  if (typeof o['latestCheckpoint'] !== 'string') str(o, 'latestCheckpoint', 2);
  int(o, 'stepsCompleted', 1);
}
export function decodeReportTrialProgressResponse(o: Raw): void {}
export function decodeReportTrialSearcherEarlyExitResponse(o: Raw): void {}
export function decodeReportTrialTrainingMetricsResponse(o: Raw): void {}
export function decodeReportTrialValidationMetricsResponse(o: Raw): void {}
export function decodePostAllocationAcceleratorDataResponse(o: Raw): void {}
