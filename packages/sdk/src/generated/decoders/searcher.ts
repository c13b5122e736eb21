// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import { anyValue, boolean, enumName, enumTable, integer, integer64, message, messages, number, object, string, type Raw } from '../../decode/fields';
import { ExperimentState } from './experiments';

export const RunnableType = /*#__PURE__*/ enumTable('RUNNABLE_TYPE_UNSPECIFIED RUNNABLE_TYPE_TRAIN RUNNABLE_TYPE_VALIDATE');
export const TrialExitedEarlyExitedReason = /*#__PURE__*/ enumTable('EXITED_REASON_UNSPECIFIED EXITED_REASON_INVALID_HP EXITED_REASON_USER_REQUESTED_STOP EXITED_REASON_USER_CANCELED');
export function decodeCompleteTrialSearcherValidationResponse(raw: Raw): void {}
export function decodeExperimentInactive(raw: Raw): void {
  enumName(raw, 'experimentState', 1, ExperimentState);
}
export function decodeExperimentSimulation(raw: Raw): void {
  object(raw, 'config', 4);
  integer(raw, 'seed', 0);
  messages(raw, 'trials', 0, decodeTrialSimulation);
}
export function decodeGetBestSearcherValidationMetricResponse(raw: Raw): void {
  if (typeof raw['metric'] !== 'number') number(raw, 'metric', 0);
}
export function decodeGetCurrentTrialSearcherOperationResponse(raw: Raw): void {
  message(raw, 'op', 4, decodeTrialOperation);
  if (typeof raw['completed'] !== 'boolean') boolean(raw, 'completed', 0);
}
export function decodeGetSearcherEventsResponse(raw: Raw): void {
  messages(raw, 'searcherEvents', 0, decodeSearcherEvent);
}
export function decodeInitialOperations(raw: Raw): void {
  integer(raw, 'placeholder', 0);
}
export function decodePostSearcherOperationsResponse(raw: Raw): void {}
export function decodePreviewHPSearchResponse(raw: Raw): void {
  message(raw, 'simulation', 1, decodeExperimentSimulation);
}
export function decodeRunnableOperation(raw: Raw): void {
  enumName(raw, 'type', 0, RunnableType);
  integer64(raw, 'length', 0);
}
export function decodeSearcherEvent(raw: Raw): void {
  integer(raw, 'id', 1);
  message(raw, 'initialOperations', 2, decodeInitialOperations);
  message(raw, 'trialCreated', 2, decodeTrialCreated);
  message(raw, 'validationCompleted', 2, decodeValidationCompleted);
  message(raw, 'trialClosed', 2, decodeTrialClosed);
  message(raw, 'trialExitedEarly', 2, decodeTrialExitedEarly);
  message(raw, 'trialProgress', 2, decodeTrialProgress);
  message(raw, 'experimentInactive', 2, decodeExperimentInactive);
}
export function decodeTrialClosed(raw: Raw): void {
  if (typeof raw['requestId'] !== 'string') string(raw, 'requestId', 1);
}
export function decodeTrialCreated(raw: Raw): void {
  if (typeof raw['requestId'] !== 'string') string(raw, 'requestId', 1);
}
export function decodeTrialExitedEarly(raw: Raw): void {
  if (typeof raw['requestId'] !== 'string') string(raw, 'requestId', 1);
  enumName(raw, 'exitedReason', 1, TrialExitedEarlyExitedReason);
}
export function decodeTrialOperation(raw: Raw): void {
  message(raw, 'validateAfter', 2, decodeValidateAfterOperation);
}
export function decodeTrialProgress(raw: Raw): void {
  if (typeof raw['requestId'] !== 'string') string(raw, 'requestId', 1);
  if (typeof raw['partialUnits'] !== 'number') number(raw, 'partialUnits', 1);
}
export function decodeTrialSimulation(raw: Raw): void {
  messages(raw, 'operations', 0, decodeRunnableOperation);
  integer(raw, 'occurrences', 0);
}
export function decodeValidateAfterOperation(raw: Raw): void {
  if (typeof raw['requestId'] !== 'string') string(raw, 'requestId', 0);
  integer64(raw, 'length', 0);
}
export function decodeValidationCompleted(raw: Raw): void {
  if (typeof raw['requestId'] !== 'string') string(raw, 'requestId', 1);
  anyValue(raw, 'metric', 5);
  integer64(raw, 'validateAfterLength', 1);
}
