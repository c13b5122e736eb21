// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { boo, enu, int, ref, res, str, table, type Raw } from '../../../decode/fields';
import { WorkspaceState, decodePagination } from '../../decoders/common';
import { decodeNote } from '../../decoders/projects';

export const ColumnType = /*#__PURE__*/ table('COLUMN_TYPE_UNSPECIFIED COLUMN_TYPE_TEXT COLUMN_TYPE_NUMBER COLUMN_TYPE_DATE COLUMN_TYPE_ARRAY');
export const LocationType = /*#__PURE__*/ table('LOCATION_TYPE_UNSPECIFIED LOCATION_TYPE_EXPERIMENT LOCATION_TYPE_HYPERPARAMETERS LOCATION_TYPE_VALIDATIONS LOCATION_TYPE_TRAINING LOCATION_TYPE_CUSTOM_METRIC LOCATION_TYPE_RUN LOCATION_TYPE_RUN_HYPERPARAMETERS LOCATION_TYPE_RUN_METADATA');
export function decodeGetProjectColumnsResponse(o: Raw): void {
  res(o, 'columns', 1, decodeProjectColumn);
}
export function decodeGetProjectResponse(o: Raw): void {
  ref(o, 'project', 1, decodeProject);
}
export function decodeGetProjectsByUserActivityResponse(o: Raw): void {
  res(o, 'projects', 0, decodeProject);
}
export function decodeGetWorkspaceProjectsResponse(o: Raw): void {
  res(o, 'projects', 1, decodeProject);
  ref(o, 'pagination', 1, decodePagination);
}
export function decodePatchProjectResponse(o: Raw): void {
  ref(o, 'project', 1, decodeProject);
}
export function decodePostProjectResponse(o: Raw): void {
  ref(o, 'project', 1, decodeProject);
}
export function decodeProject(o: Raw): void {
  int(o, 'id', 1);
  if (typeof o['name'] !== 'string') str(o, 'name', 1);
  int(o, 'workspaceId', 1);
  if (typeof o['description'] !== 'string') str(o, 'description', 0);
  if (typeof o['lastExperimentStartedAt'] !== 'string') str(o, 'lastExperimentStartedAt', 4);
  res(o, 'notes', 1, decodeNote);
  int(o, 'numExperiments', 1);
  int(o, 'numActiveExperiments', 1);
  if (typeof o['archived'] !== 'boolean') boo(o, 'archived', 1);
  if (typeof o['username'] !== 'string') str(o, 'username', 1);
  if (typeof o['immutable'] !== 'boolean') boo(o, 'immutable', 1);
  int(o, 'userId', 1);
  if (typeof o['workspaceName'] !== 'string') str(o, 'workspaceName', 0);
  enu(o, 'state', 1, WorkspaceState);
  if (typeof o['errorMessage'] !== 'string') str(o, 'errorMessage', 1);
  if (typeof o['key'] !== 'string') str(o, 'key', 1);
  int(o, 'numRuns', 1);
}
export function decodeProjectColumn(o: Raw): void {
  if (typeof o['column'] !== 'string') str(o, 'column', 1);
  enu(o, 'location', 1, LocationType);
  enu(o, 'type', 1, ColumnType);
  if (typeof o['displayName'] !== 'string') str(o, 'displayName', 0);
}
export function decodeGetProjectByKeyResponse(o: Raw): void {
  ref(o, 'project', 1, decodeProject);
}
