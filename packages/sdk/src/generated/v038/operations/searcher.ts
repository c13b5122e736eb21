// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../../v038/operation';
import { decodePreviewHPSearchResponse } from '../decoders/searcher';

export const previewHPSearch: Operation<'previewHPSearch'> = { id: 'previewHPSearch', method: 'POST', path: '/api/v1/preview-hp-search', required: 'body', shows: [], decode: decodePreviewHPSearchResponse };
