// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../client/operation';
import { decodeDeleteTemplateResponse, decodeGetTemplateResponse, decodeGetTemplatesResponse, decodePatchTemplateConfigResponse, decodePostTemplateResponse, decodePutTemplateResponse } from '../decoders/templates';

export const getTemplates: Operation<'getTemplates'> = { id: 'getTemplates', method: 'GET', path: '/api/v1/templates', required: '', shows: ["template"], decode: decodeGetTemplatesResponse };
export const getTemplate: Operation<'getTemplate'> = { id: 'getTemplate', method: 'GET', path: '/api/v1/templates/{templateName}', required: 'templateName', shows: ["template {templateName}"], decode: decodeGetTemplateResponse };
export const putTemplate: Operation<'putTemplate'> = { id: 'putTemplate', method: 'PUT', path: '/api/v1/templates/{templateName}', required: 'templateName body', retry: 'check-first', changes: ["template"], decode: decodePutTemplateResponse };
export const postTemplate: Operation<'postTemplate'> = { id: 'postTemplate', method: 'POST', path: '/api/v1/templates/{templateName}', required: 'templateName body', retry: 'check-first', changes: ["template"], decode: decodePostTemplateResponse };
export const patchTemplateConfig: Operation<'patchTemplateConfig'> = { id: 'patchTemplateConfig', method: 'PATCH', path: '/api/v1/templates/{templateName}', required: 'templateName body', retry: 'idempotent', changes: ["template"], decode: decodePatchTemplateConfigResponse };
export const deleteTemplate: Operation<'deleteTemplate'> = { id: 'deleteTemplate', method: 'DELETE', path: '/api/v1/templates/{templateName}', required: 'templateName', retry: 'conflict-if-repeated', repeatRefusals: ["404 fetching template"], changes: ["template"], decode: decodeDeleteTemplateResponse };
