// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../../v038/operation';
import { decodeGetCommandResponse, decodeGetCommandsResponse, decodeGetNotebookResponse, decodeGetNotebooksResponse, decodeGetShellResponse, decodeGetShellsResponse, decodeGetTensorboardResponse, decodeGetTensorboardsResponse, decodeKillCommandResponse, decodeKillNotebookResponse, decodeKillShellResponse, decodeKillTensorboardResponse, decodeLaunchCommandResponse, decodeLaunchNotebookResponse, decodeLaunchShellResponse, decodeLaunchTensorboardResponse, decodeSetCommandPriorityResponse, decodeSetNotebookPriorityResponse, decodeSetShellPriorityResponse, decodeSetTensorboardPriorityResponse } from '../decoders/interactive';

export const getNotebooks: Operation<'getNotebooks'> = { id: 'getNotebooks', method: 'GET', path: '/api/v1/notebooks', required: '', decode: decodeGetNotebooksResponse };
export const launchNotebook: Operation<'launchNotebook'> = { id: 'launchNotebook', method: 'POST', path: '/api/v1/notebooks', required: 'body', retry: 'check-first', decode: decodeLaunchNotebookResponse };
export const getNotebook: Operation<'getNotebook'> = { id: 'getNotebook', method: 'GET', path: '/api/v1/notebooks/{notebookId}', required: 'notebookId', decode: decodeGetNotebookResponse };
export const killNotebook: Operation<'killNotebook'> = { id: 'killNotebook', method: 'POST', path: '/api/v1/notebooks/{notebookId}/kill', required: 'notebookId', retry: 'idempotent', decode: decodeKillNotebookResponse };
export const setNotebookPriority: Operation<'setNotebookPriority'> = { id: 'setNotebookPriority', method: 'POST', path: '/api/v1/notebooks/{notebookId}/set_priority', required: 'notebookId body', retry: 'idempotent', decode: decodeSetNotebookPriorityResponse };
export const getShells: Operation<'getShells'> = { id: 'getShells', method: 'GET', path: '/api/v1/shells', required: '', decode: decodeGetShellsResponse };
export const launchShell: Operation<'launchShell'> = { id: 'launchShell', method: 'POST', path: '/api/v1/shells', required: 'body', retry: 'check-first', decode: decodeLaunchShellResponse };
export const getShell: Operation<'getShell'> = { id: 'getShell', method: 'GET', path: '/api/v1/shells/{shellId}', required: 'shellId', decode: decodeGetShellResponse };
export const killShell: Operation<'killShell'> = { id: 'killShell', method: 'POST', path: '/api/v1/shells/{shellId}/kill', required: 'shellId', retry: 'idempotent', decode: decodeKillShellResponse };
export const setShellPriority: Operation<'setShellPriority'> = { id: 'setShellPriority', method: 'POST', path: '/api/v1/shells/{shellId}/set_priority', required: 'shellId body', retry: 'idempotent', decode: decodeSetShellPriorityResponse };
export const getCommands: Operation<'getCommands'> = { id: 'getCommands', method: 'GET', path: '/api/v1/commands', required: '', decode: decodeGetCommandsResponse };
export const launchCommand: Operation<'launchCommand'> = { id: 'launchCommand', method: 'POST', path: '/api/v1/commands', required: 'body', retry: 'check-first', decode: decodeLaunchCommandResponse };
export const getCommand: Operation<'getCommand'> = { id: 'getCommand', method: 'GET', path: '/api/v1/commands/{commandId}', required: 'commandId', decode: decodeGetCommandResponse };
export const killCommand: Operation<'killCommand'> = { id: 'killCommand', method: 'POST', path: '/api/v1/commands/{commandId}/kill', required: 'commandId', retry: 'idempotent', decode: decodeKillCommandResponse };
export const setCommandPriority: Operation<'setCommandPriority'> = { id: 'setCommandPriority', method: 'POST', path: '/api/v1/commands/{commandId}/set_priority', required: 'commandId body', retry: 'idempotent', decode: decodeSetCommandPriorityResponse };
export const getTensorboards: Operation<'getTensorboards'> = { id: 'getTensorboards', method: 'GET', path: '/api/v1/tensorboards', required: '', decode: decodeGetTensorboardsResponse };
export const launchTensorboard: Operation<'launchTensorboard'> = { id: 'launchTensorboard', method: 'POST', path: '/api/v1/tensorboards', required: 'body', retry: 'check-first', decode: decodeLaunchTensorboardResponse };
export const getTensorboard: Operation<'getTensorboard'> = { id: 'getTensorboard', method: 'GET', path: '/api/v1/tensorboards/{tensorboardId}', required: 'tensorboardId', decode: decodeGetTensorboardResponse };
export const killTensorboard: Operation<'killTensorboard'> = { id: 'killTensorboard', method: 'POST', path: '/api/v1/tensorboards/{tensorboardId}/kill', required: 'tensorboardId', retry: 'idempotent', decode: decodeKillTensorboardResponse };
export const setTensorboardPriority: Operation<'setTensorboardPriority'> = { id: 'setTensorboardPriority', method: 'POST', path: '/api/v1/tensorboards/{tensorboardId}/set_priority', required: 'tensorboardId body', retry: 'idempotent', decode: decodeSetTensorboardPriorityResponse };
