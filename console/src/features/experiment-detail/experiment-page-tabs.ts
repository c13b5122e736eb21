import { isSingleTrial } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';

type Kind = Pick<Experiment, 'config' | 'searcherType'>;

/** an experiment of one trial shows that trial, any other its search */
export const defaultTab = (experiment: Kind) =>
  isSingleTrial(experiment)
    ? ('/experiments/$experimentId/overview' as const)
    : ('/experiments/$experimentId/visualization/learning-curve' as const);
