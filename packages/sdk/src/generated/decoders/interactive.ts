// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import { enumName, enumNameOf, integer, list, message, messages, object, string, type Raw } from '../../decode/fields';
import { LaunchWarning, TaskState, decodeContainer, decodePagination } from './common';

export function decodeCommand(raw: Raw): void {
  if (typeof raw['id'] !== 'string') string(raw, 'id', 1);
  if (typeof raw['description'] !== 'string') string(raw, 'description', 1);
  enumName(raw, 'state', 1, TaskState);
  if (typeof raw['startTime'] !== 'string') string(raw, 'startTime', 5);
  message(raw, 'container', 4, decodeContainer);
  if (typeof raw['displayName'] !== 'string') string(raw, 'displayName', 0);
  integer(raw, 'userId', 0);
  if (typeof raw['username'] !== 'string') string(raw, 'username', 1);
  if (typeof raw['resourcePool'] !== 'string') string(raw, 'resourcePool', 1);
  if (typeof raw['exitStatus'] !== 'string') string(raw, 'exitStatus', 0);
  if (typeof raw['jobId'] !== 'string') string(raw, 'jobId', 1);
  integer(raw, 'workspaceId', 1);
}
export function decodeGetCommandResponse(raw: Raw): void {
  message(raw, 'command', 1, decodeCommand);
  object(raw, 'config', 5);
}
export function decodeGetCommandsResponse(raw: Raw): void {
  messages(raw, 'commands', 1, decodeCommand);
  message(raw, 'pagination', 1, decodePagination);
}
export function decodeGetNotebookResponse(raw: Raw): void {
  message(raw, 'notebook', 1, decodeNotebook);
  object(raw, 'config', 5);
}
export function decodeGetNotebooksResponse(raw: Raw): void {
  messages(raw, 'notebooks', 1, decodeNotebook);
  message(raw, 'pagination', 1, decodePagination);
}
export function decodeGetShellResponse(raw: Raw): void {
  message(raw, 'shell', 1, decodeShell);
  object(raw, 'config', 5);
}
export function decodeGetShellsResponse(raw: Raw): void {
  messages(raw, 'shells', 1, decodeShell);
  message(raw, 'pagination', 1, decodePagination);
}
export function decodeGetTensorboardResponse(raw: Raw): void {
  message(raw, 'tensorboard', 1, decodeTensorboard);
  object(raw, 'config', 5);
}
export function decodeGetTensorboardsResponse(raw: Raw): void {
  messages(raw, 'tensorboards', 1, decodeTensorboard);
  message(raw, 'pagination', 1, decodePagination);
}
export function decodeIdleNotebookResponse(raw: Raw): void {}
export function decodeKillCommandResponse(raw: Raw): void {
  message(raw, 'command', 1, decodeCommand);
}
export function decodeKillNotebookResponse(raw: Raw): void {
  message(raw, 'notebook', 1, decodeNotebook);
}
export function decodeKillShellResponse(raw: Raw): void {
  message(raw, 'shell', 1, decodeShell);
}
export function decodeKillTensorboardResponse(raw: Raw): void {
  message(raw, 'tensorboard', 1, decodeTensorboard);
}
export function decodeLaunchCommandResponse(raw: Raw): void {
  message(raw, 'command', 1, decodeCommand);
  object(raw, 'config', 5);
  list(raw, 'warnings', 0, enumNameOf(LaunchWarning));
}
export function decodeLaunchNotebookResponse(raw: Raw): void {
  message(raw, 'notebook', 1, decodeNotebook);
  object(raw, 'config', 5);
  list(raw, 'warnings', 0, enumNameOf(LaunchWarning));
}
export function decodeLaunchShellResponse(raw: Raw): void {
  message(raw, 'shell', 1, decodeShell);
  object(raw, 'config', 5);
  list(raw, 'warnings', 0, enumNameOf(LaunchWarning));
}
export function decodeLaunchTensorboardResponse(raw: Raw): void {
  message(raw, 'tensorboard', 1, decodeTensorboard);
  object(raw, 'config', 5);
  list(raw, 'warnings', 0, enumNameOf(LaunchWarning));
}
export function decodeNotebook(raw: Raw): void {
  if (typeof raw['id'] !== 'string') string(raw, 'id', 1);
  if (typeof raw['description'] !== 'string') string(raw, 'description', 1);
  enumName(raw, 'state', 1, TaskState);
  if (typeof raw['startTime'] !== 'string') string(raw, 'startTime', 5);
  message(raw, 'container', 4, decodeContainer);
  if (typeof raw['displayName'] !== 'string') string(raw, 'displayName', 0);
  integer(raw, 'userId', 0);
  if (typeof raw['username'] !== 'string') string(raw, 'username', 1);
  if (typeof raw['serviceAddress'] !== 'string') string(raw, 'serviceAddress', 0);
  if (typeof raw['resourcePool'] !== 'string') string(raw, 'resourcePool', 1);
  if (typeof raw['exitStatus'] !== 'string') string(raw, 'exitStatus', 0);
  if (typeof raw['jobId'] !== 'string') string(raw, 'jobId', 1);
  integer(raw, 'workspaceId', 1);
}
export function decodeSetCommandPriorityResponse(raw: Raw): void {
  message(raw, 'command', 1, decodeCommand);
}
export function decodeSetNotebookPriorityResponse(raw: Raw): void {
  message(raw, 'notebook', 1, decodeNotebook);
}
export function decodeSetShellPriorityResponse(raw: Raw): void {
  message(raw, 'shell', 1, decodeShell);
}
export function decodeSetTensorboardPriorityResponse(raw: Raw): void {
  message(raw, 'tensorboard', 1, decodeTensorboard);
}
export function decodeShell(raw: Raw): void {
  if (typeof raw['id'] !== 'string') string(raw, 'id', 1);
  if (typeof raw['description'] !== 'string') string(raw, 'description', 1);
  enumName(raw, 'state', 1, TaskState);
  if (typeof raw['startTime'] !== 'string') string(raw, 'startTime', 5);
  message(raw, 'container', 4, decodeContainer);
  if (typeof raw['privateKey'] !== 'string') string(raw, 'privateKey', 0);
  if (typeof raw['publicKey'] !== 'string') string(raw, 'publicKey', 0);
  if (typeof raw['displayName'] !== 'string') string(raw, 'displayName', 0);
  integer(raw, 'userId', 0);
  if (typeof raw['username'] !== 'string') string(raw, 'username', 1);
  if (typeof raw['resourcePool'] !== 'string') string(raw, 'resourcePool', 1);
  if (typeof raw['exitStatus'] !== 'string') string(raw, 'exitStatus', 0);
  list(raw, 'addresses', 0, object);
  object(raw, 'agentUserGroup', 4);
  if (typeof raw['jobId'] !== 'string') string(raw, 'jobId', 1);
  integer(raw, 'workspaceId', 1);
}
export function decodeTensorboard(raw: Raw): void {
  if (typeof raw['id'] !== 'string') string(raw, 'id', 1);
  if (typeof raw['description'] !== 'string') string(raw, 'description', 1);
  enumName(raw, 'state', 1, TaskState);
  if (typeof raw['startTime'] !== 'string') string(raw, 'startTime', 5);
  message(raw, 'container', 4, decodeContainer);
  list(raw, 'experimentIds', 0, integer);
  list(raw, 'trialIds', 0, integer);
  if (typeof raw['displayName'] !== 'string') string(raw, 'displayName', 0);
  integer(raw, 'userId', 0);
  if (typeof raw['username'] !== 'string') string(raw, 'username', 1);
  if (typeof raw['serviceAddress'] !== 'string') string(raw, 'serviceAddress', 0);
  if (typeof raw['resourcePool'] !== 'string') string(raw, 'resourcePool', 1);
  if (typeof raw['exitStatus'] !== 'string') string(raw, 'exitStatus', 0);
  if (typeof raw['jobId'] !== 'string') string(raw, 'jobId', 1);
  integer(raw, 'workspaceId', 1);
}
