// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { ens, enu, int, lis, obj, ref, res, str, type Raw } from '../../../decode/fields';
import { LaunchWarning, TaskState, decodePagination } from '../../decoders/common';
import { decodeContainer } from './common';

export function decodeCommand(o: Raw): void {
  if (typeof o['id'] !== 'string') str(o, 'id', 1);
  if (typeof o['description'] !== 'string') str(o, 'description', 1);
  enu(o, 'state', 1, TaskState);
  if (typeof o['startTime'] !== 'string') str(o, 'startTime', 5);
  ref(o, 'container', 4, decodeContainer);
  if (typeof o['displayName'] !== 'string') str(o, 'displayName', 0);
  int(o, 'userId', 0);
  if (typeof o['username'] !== 'string') str(o, 'username', 1);
  if (typeof o['resourcePool'] !== 'string') str(o, 'resourcePool', 1);
  if (typeof o['exitStatus'] !== 'string') str(o, 'exitStatus', 0);
  if (typeof o['jobId'] !== 'string') str(o, 'jobId', 1);
  int(o, 'workspaceId', 1);
}
export function decodeGetCommandResponse(o: Raw): void {
  ref(o, 'command', 1, decodeCommand);
  obj(o, 'config', 5);
}
export function decodeGetCommandsResponse(o: Raw): void {
  res(o, 'commands', 1, decodeCommand);
  ref(o, 'pagination', 1, decodePagination);
}
export function decodeGetNotebookResponse(o: Raw): void {
  ref(o, 'notebook', 1, decodeNotebook);
  obj(o, 'config', 5);
}
export function decodeGetNotebooksResponse(o: Raw): void {
  res(o, 'notebooks', 1, decodeNotebook);
  ref(o, 'pagination', 1, decodePagination);
}
export function decodeGetShellResponse(o: Raw): void {
  ref(o, 'shell', 1, decodeShell);
  obj(o, 'config', 5);
}
export function decodeGetShellsResponse(o: Raw): void {
  res(o, 'shells', 1, decodeShell);
  ref(o, 'pagination', 1, decodePagination);
}
export function decodeGetTensorboardResponse(o: Raw): void {
  ref(o, 'tensorboard', 1, decodeTensorboard);
  obj(o, 'config', 5);
}
export function decodeGetTensorboardsResponse(o: Raw): void {
  res(o, 'tensorboards', 1, decodeTensorboard);
  ref(o, 'pagination', 1, decodePagination);
}
export function decodeKillCommandResponse(o: Raw): void {
  ref(o, 'command', 1, decodeCommand);
}
export function decodeKillNotebookResponse(o: Raw): void {
  ref(o, 'notebook', 1, decodeNotebook);
}
export function decodeKillShellResponse(o: Raw): void {
  ref(o, 'shell', 1, decodeShell);
}
export function decodeKillTensorboardResponse(o: Raw): void {
  ref(o, 'tensorboard', 1, decodeTensorboard);
}
export function decodeLaunchCommandResponse(o: Raw): void {
  ref(o, 'command', 1, decodeCommand);
  obj(o, 'config', 5);
  lis(o, 'warnings', 0, ens(LaunchWarning));
}
export function decodeLaunchNotebookResponse(o: Raw): void {
  ref(o, 'notebook', 1, decodeNotebook);
  obj(o, 'config', 5);
  lis(o, 'warnings', 0, ens(LaunchWarning));
}
export function decodeLaunchShellResponse(o: Raw): void {
  ref(o, 'shell', 1, decodeShell);
  obj(o, 'config', 5);
  lis(o, 'warnings', 0, ens(LaunchWarning));
}
export function decodeLaunchTensorboardResponse(o: Raw): void {
  ref(o, 'tensorboard', 1, decodeTensorboard);
  obj(o, 'config', 5);
  lis(o, 'warnings', 0, ens(LaunchWarning));
}
export function decodeNotebook(o: Raw): void {
  if (typeof o['id'] !== 'string') str(o, 'id', 1);
  if (typeof o['description'] !== 'string') str(o, 'description', 1);
  enu(o, 'state', 1, TaskState);
  if (typeof o['startTime'] !== 'string') str(o, 'startTime', 5);
  ref(o, 'container', 4, decodeContainer);
  if (typeof o['displayName'] !== 'string') str(o, 'displayName', 0);
  int(o, 'userId', 0);
  if (typeof o['username'] !== 'string') str(o, 'username', 1);
  if (typeof o['serviceAddress'] !== 'string') str(o, 'serviceAddress', 0);
  if (typeof o['resourcePool'] !== 'string') str(o, 'resourcePool', 1);
  if (typeof o['exitStatus'] !== 'string') str(o, 'exitStatus', 0);
  if (typeof o['jobId'] !== 'string') str(o, 'jobId', 1);
  int(o, 'workspaceId', 1);
}
export function decodeSetCommandPriorityResponse(o: Raw): void {
  ref(o, 'command', 1, decodeCommand);
}
export function decodeSetNotebookPriorityResponse(o: Raw): void {
  ref(o, 'notebook', 1, decodeNotebook);
}
export function decodeSetShellPriorityResponse(o: Raw): void {
  ref(o, 'shell', 1, decodeShell);
}
export function decodeSetTensorboardPriorityResponse(o: Raw): void {
  ref(o, 'tensorboard', 1, decodeTensorboard);
}
export function decodeShell(o: Raw): void {
  if (typeof o['id'] !== 'string') str(o, 'id', 1);
  if (typeof o['description'] !== 'string') str(o, 'description', 1);
  enu(o, 'state', 1, TaskState);
  if (typeof o['startTime'] !== 'string') str(o, 'startTime', 5);
  ref(o, 'container', 4, decodeContainer);
  if (typeof o['privateKey'] !== 'string') str(o, 'privateKey', 0);
  if (typeof o['publicKey'] !== 'string') str(o, 'publicKey', 0);
  if (typeof o['displayName'] !== 'string') str(o, 'displayName', 0);
  int(o, 'userId', 0);
  if (typeof o['username'] !== 'string') str(o, 'username', 1);
  if (typeof o['resourcePool'] !== 'string') str(o, 'resourcePool', 1);
  if (typeof o['exitStatus'] !== 'string') str(o, 'exitStatus', 0);
  lis(o, 'addresses', 0, obj);
  obj(o, 'agentUserGroup', 4);
  if (typeof o['jobId'] !== 'string') str(o, 'jobId', 1);
  int(o, 'workspaceId', 1);
}
export function decodeTensorboard(o: Raw): void {
  if (typeof o['id'] !== 'string') str(o, 'id', 1);
  if (typeof o['description'] !== 'string') str(o, 'description', 1);
  enu(o, 'state', 1, TaskState);
  if (typeof o['startTime'] !== 'string') str(o, 'startTime', 5);
  ref(o, 'container', 4, decodeContainer);
  lis(o, 'experimentIds', 0, int);
  lis(o, 'trialIds', 0, int);
  if (typeof o['displayName'] !== 'string') str(o, 'displayName', 0);
  int(o, 'userId', 0);
  if (typeof o['username'] !== 'string') str(o, 'username', 1);
  if (typeof o['serviceAddress'] !== 'string') str(o, 'serviceAddress', 0);
  if (typeof o['resourcePool'] !== 'string') str(o, 'resourcePool', 1);
  if (typeof o['exitStatus'] !== 'string') str(o, 'exitStatus', 0);
  if (typeof o['jobId'] !== 'string') str(o, 'jobId', 1);
  int(o, 'workspaceId', 1);
}
