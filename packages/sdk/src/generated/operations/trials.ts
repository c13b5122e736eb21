// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../client/operation';
import { decodeGetExperimentTrialsResponse, decodeGetTrialResponse, decodeGetTrialWorkloadsResponse, decodeKillTrialResponse } from '../decoders/trials';

export const getExperimentTrials: Operation<'getExperimentTrials'> = { id: 'getExperimentTrials', method: 'GET', path: '/api/v1/experiments/{experimentId}/trials', required: 'experimentId', shows: ["trial"], decode: decodeGetExperimentTrialsResponse };
export const getTrial: Operation<'getTrial'> = { id: 'getTrial', method: 'GET', path: '/api/v1/trials/{trialId}', required: 'trialId', shows: ["trial {trialId}"], decode: decodeGetTrialResponse };
export const getTrialWorkloads: Operation<'getTrialWorkloads'> = { id: 'getTrialWorkloads', method: 'GET', path: '/api/v1/trials/{trialId}/workloads', required: 'trialId', shows: ["metric {trialId}", "checkpoint"], decode: decodeGetTrialWorkloadsResponse };
export const killTrial: Operation<'killTrial'> = { id: 'killTrial', method: 'POST', path: '/api/v1/trials/{trialId}/kill', required: 'trialId', formerNames: { id: 'trialId' }, retry: 'conflict-if-repeated', repeatRefusals: ["404 actor '/experiments/"], changes: ["trial {trialId}", "experiment", "project", "task", "allocation", "log"], decode: decodeKillTrialResponse };
