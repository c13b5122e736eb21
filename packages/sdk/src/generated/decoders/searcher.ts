// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import { boo, enu, fre, i64, int, obj, rea, ref, res, str, table, type Raw } from '../../decode/fields';
import { ExperimentState } from './experiments';

export const RunnableType = /*#__PURE__*/ table('RUNNABLE_TYPE_UNSPECIFIED RUNNABLE_TYPE_TRAIN RUNNABLE_TYPE_VALIDATE');
export const TrialExitedEarlyExitedReason = /*#__PURE__*/ table('EXITED_REASON_UNSPECIFIED EXITED_REASON_INVALID_HP EXITED_REASON_USER_REQUESTED_STOP EXITED_REASON_USER_CANCELED');
export function decodeCompleteTrialSearcherValidationResponse(o: Raw): void {}
export function decodeExperimentInactive(o: Raw): void {
  enu(o, 'experimentState', 1, ExperimentState);
}
export function decodeExperimentSimulation(o: Raw): void {
  obj(o, 'config', 4);
  int(o, 'seed', 0);
  res(o, 'trials', 0, decodeTrialSimulation);
}
export function decodeGetBestSearcherValidationMetricResponse(o: Raw): void {
  if (typeof o['metric'] !== 'number') rea(o, 'metric', 0);
}
export function decodeGetCurrentTrialSearcherOperationResponse(o: Raw): void {
  ref(o, 'op', 4, decodeTrialOperation);
  if (typeof o['completed'] !== 'boolean') boo(o, 'completed', 0);
}
export function decodeGetSearcherEventsResponse(o: Raw): void {
  res(o, 'searcherEvents', 0, decodeSearcherEvent);
}
export function decodeInitialOperations(o: Raw): void {
  int(o, 'placeholder', 0);
}
export function decodePostSearcherOperationsResponse(o: Raw): void {}
export function decodePreviewHPSearchResponse(o: Raw): void {
  ref(o, 'simulation', 1, decodeExperimentSimulation);
}
export function decodeRunnableOperation(o: Raw): void {
  enu(o, 'type', 0, RunnableType);
  i64(o, 'length', 0);
}
export function decodeSearcherEvent(o: Raw): void {
  int(o, 'id', 1);
  ref(o, 'initialOperations', 2, decodeInitialOperations);
  ref(o, 'trialCreated', 2, decodeTrialCreated);
  ref(o, 'validationCompleted', 2, decodeValidationCompleted);
  ref(o, 'trialClosed', 2, decodeTrialClosed);
  ref(o, 'trialExitedEarly', 2, decodeTrialExitedEarly);
  ref(o, 'trialProgress', 2, decodeTrialProgress);
  ref(o, 'experimentInactive', 2, decodeExperimentInactive);
}
export function decodeTrialClosed(o: Raw): void {
  if (typeof o['requestId'] !== 'string') str(o, 'requestId', 1);
}
export function decodeTrialCreated(o: Raw): void {
  if (typeof o['requestId'] !== 'string') str(o, 'requestId', 1);
}
export function decodeTrialExitedEarly(o: Raw): void {
  if (typeof o['requestId'] !== 'string') str(o, 'requestId', 1);
  enu(o, 'exitedReason', 1, TrialExitedEarlyExitedReason);
}
export function decodeTrialOperation(o: Raw): void {
  ref(o, 'validateAfter', 2, decodeValidateAfterOperation);
}
export function decodeTrialProgress(o: Raw): void {
  if (typeof o['requestId'] !== 'string') str(o, 'requestId', 1);
  if (typeof o['partialUnits'] !== 'number') rea(o, 'partialUnits', 1);
}
export function decodeTrialSimulation(o: Raw): void {
  res(o, 'operations', 0, decodeRunnableOperation);
  int(o, 'occurrences', 0);
}
export function decodeValidateAfterOperation(o: Raw): void {
  if (typeof o['requestId'] !== 'string') str(o, 'requestId', 0);
  i64(o, 'length', 0);
}
export function decodeValidationCompleted(o: Raw): void {
  if (typeof o['requestId'] !== 'string') str(o, 'requestId', 1);
  fre(o, 'metric', 5);
  i64(o, 'validateAfterLength', 1);
}
