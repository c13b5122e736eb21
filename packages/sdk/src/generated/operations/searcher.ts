// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../client/operation';
import { decodeCompleteTrialSearcherValidationResponse, decodeGetBestSearcherValidationMetricResponse, decodeGetCurrentTrialSearcherOperationResponse, decodeGetSearcherEventsResponse, decodePostSearcherOperationsResponse, decodePreviewHPSearchResponse } from '../decoders/searcher';

export const getBestSearcherValidationMetric: Operation<'getBestSearcherValidationMetric'> = { id: 'getBestSearcherValidationMetric', method: 'GET', path: '/api/v1/experiments/{experimentId}/searcher/best_searcher_validation_metric', required: 'experimentId', decode: decodeGetBestSearcherValidationMetricResponse };
export const previewHPSearch: Operation<'previewHPSearch'> = { id: 'previewHPSearch', method: 'POST', path: '/api/v1/preview-hp-search', required: 'body', decode: decodePreviewHPSearchResponse };
export const getCurrentTrialSearcherOperation: Operation<'getCurrentTrialSearcherOperation'> = { id: 'getCurrentTrialSearcherOperation', method: 'GET', path: '/api/v1/trials/{trialId}/searcher/operation', required: 'trialId', until: '0.23.4', decode: decodeGetCurrentTrialSearcherOperationResponse };
export const completeTrialSearcherValidation: Operation<'completeTrialSearcherValidation'> = { id: 'completeTrialSearcherValidation', method: 'POST', path: '/api/v1/trials/{trialId}/searcher/completed_operation', required: 'trialId body', retry: 'unsafe', until: '0.23.4', decode: decodeCompleteTrialSearcherValidationResponse };
export const getSearcherEvents: Operation<'getSearcherEvents'> = { id: 'getSearcherEvents', method: 'GET', path: '/api/v1/experiments/{experimentId}/searcher_events', required: 'experimentId', until: '0.23.4', decode: decodeGetSearcherEventsResponse };
export const postSearcherOperations: Operation<'postSearcherOperations'> = { id: 'postSearcherOperations', method: 'POST', path: '/api/v1/experiments/{experimentId}/searcher_operations', required: 'experimentId body', retry: 'unsafe', until: '0.23.4', decode: decodePostSearcherOperationsResponse };
