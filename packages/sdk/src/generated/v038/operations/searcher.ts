// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../../v038/operation';
import { decodeGetBestSearcherValidationMetricResponse, decodePreviewHPSearchResponse } from '../decoders/searcher';

export const getBestSearcherValidationMetric: Operation<'getBestSearcherValidationMetric'> = { id: 'getBestSearcherValidationMetric', method: 'GET', path: '/api/v1/experiments/{experimentId}/searcher/best_searcher_validation_metric', required: 'experimentId', decode: decodeGetBestSearcherValidationMetricResponse };
export const previewHPSearch: Operation<'previewHPSearch'> = { id: 'previewHPSearch', method: 'POST', path: '/api/v1/preview-hp-search', required: 'body', decode: decodePreviewHPSearchResponse };
