// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { boolean, enumName, enumTable, integer, message, messages, string, type Raw } from '../../../decode/fields';
import { WorkspaceState, decodePagination } from '../../decoders/common';
import { decodeNote } from '../../decoders/projects';

export const ColumnType = /*#__PURE__*/ enumTable('COLUMN_TYPE_UNSPECIFIED COLUMN_TYPE_TEXT COLUMN_TYPE_NUMBER COLUMN_TYPE_DATE COLUMN_TYPE_ARRAY');
export const LocationType = /*#__PURE__*/ enumTable('LOCATION_TYPE_UNSPECIFIED LOCATION_TYPE_EXPERIMENT LOCATION_TYPE_HYPERPARAMETERS LOCATION_TYPE_VALIDATIONS LOCATION_TYPE_TRAINING LOCATION_TYPE_CUSTOM_METRIC LOCATION_TYPE_RUN LOCATION_TYPE_RUN_HYPERPARAMETERS LOCATION_TYPE_RUN_METADATA');
export function decodeGetProjectColumnsResponse(raw: Raw): void {
  messages(raw, 'columns', 1, decodeProjectColumn);
}
export function decodeGetProjectResponse(raw: Raw): void {
  message(raw, 'project', 1, decodeProject);
}
export function decodeGetProjectsByUserActivityResponse(raw: Raw): void {
  messages(raw, 'projects', 0, decodeProject);
}
export function decodeGetWorkspaceProjectsResponse(raw: Raw): void {
  messages(raw, 'projects', 1, decodeProject);
  message(raw, 'pagination', 1, decodePagination);
}
export function decodePatchProjectResponse(raw: Raw): void {
  message(raw, 'project', 1, decodeProject);
}
export function decodePostProjectResponse(raw: Raw): void {
  message(raw, 'project', 1, decodeProject);
}
export function decodeProject(raw: Raw): void {
  integer(raw, 'id', 1);
  if (typeof raw['name'] !== 'string') string(raw, 'name', 1);
  integer(raw, 'workspaceId', 1);
  if (typeof raw['description'] !== 'string') string(raw, 'description', 0);
  if (typeof raw['lastExperimentStartedAt'] !== 'string') string(raw, 'lastExperimentStartedAt', 4);
  messages(raw, 'notes', 1, decodeNote);
  integer(raw, 'numExperiments', 1);
  integer(raw, 'numActiveExperiments', 1);
  if (typeof raw['archived'] !== 'boolean') boolean(raw, 'archived', 1);
  if (typeof raw['username'] !== 'string') string(raw, 'username', 1);
  if (typeof raw['immutable'] !== 'boolean') boolean(raw, 'immutable', 1);
  integer(raw, 'userId', 1);
  if (typeof raw['workspaceName'] !== 'string') string(raw, 'workspaceName', 0);
  enumName(raw, 'state', 1, WorkspaceState);
  if (typeof raw['errorMessage'] !== 'string') string(raw, 'errorMessage', 1);
  if (typeof raw['key'] !== 'string') string(raw, 'key', 1);
  integer(raw, 'numRuns', 1);
}
export function decodeProjectColumn(raw: Raw): void {
  if (typeof raw['column'] !== 'string') string(raw, 'column', 1);
  enumName(raw, 'location', 1, LocationType);
  enumName(raw, 'type', 1, ColumnType);
  if (typeof raw['displayName'] !== 'string') string(raw, 'displayName', 0);
}
export function decodeGetProjectByKeyResponse(raw: Raw): void {
  message(raw, 'project', 1, decodeProject);
}
