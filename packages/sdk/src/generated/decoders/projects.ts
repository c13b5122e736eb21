// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import { boolean, enumName, enumTable, integer, message, messages, number, string, type Raw } from '../../decode/fields';
import { WorkspaceState, decodePagination } from './common';

export const ColumnType = /*#__PURE__*/ enumTable('COLUMN_TYPE_UNSPECIFIED COLUMN_TYPE_TEXT COLUMN_TYPE_NUMBER COLUMN_TYPE_DATE');
export const LocationType = /*#__PURE__*/ enumTable('LOCATION_TYPE_UNSPECIFIED LOCATION_TYPE_EXPERIMENT LOCATION_TYPE_HYPERPARAMETERS LOCATION_TYPE_VALIDATIONS LOCATION_TYPE_TRAINING');
export function decodeAddProjectNoteResponse(raw: Raw): void {
  messages(raw, 'notes', 1, decodeNote);
}
export function decodeArchiveProjectResponse(raw: Raw): void {}
export function decodeDeleteProjectResponse(raw: Raw): void {
  if (typeof raw['completed'] !== 'boolean') boolean(raw, 'completed', 1);
}
export function decodeGetProjectColumnsResponse(raw: Raw): void {
  messages(raw, 'columns', 1, decodeProjectColumn);
}
export function decodeGetProjectNumericMetricsRangeResponse(raw: Raw): void {
  messages(raw, 'ranges', 0, decodeMetricsRange);
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
export function decodeMetricsRange(raw: Raw): void {
  if (typeof raw['metricsName'] !== 'string') string(raw, 'metricsName', 1);
  if (typeof raw['min'] !== 'number') number(raw, 'min', 1);
  if (typeof raw['max'] !== 'number') number(raw, 'max', 1);
}
export function decodeMoveProjectResponse(raw: Raw): void {}
export function decodeNote(raw: Raw): void {
  if (typeof raw['name'] !== 'string') string(raw, 'name', 1);
  if (typeof raw['contents'] !== 'string') string(raw, 'contents', 1);
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
}
export function decodeProjectColumn(raw: Raw): void {
  if (typeof raw['column'] !== 'string') string(raw, 'column', 1);
  enumName(raw, 'location', 1, LocationType);
  enumName(raw, 'type', 1, ColumnType);
  if (typeof raw['displayName'] !== 'string') string(raw, 'displayName', 0);
}
export function decodePutProjectNotesResponse(raw: Raw): void {
  messages(raw, 'notes', 1, decodeNote);
}
export function decodeUnarchiveProjectResponse(raw: Raw): void {}
