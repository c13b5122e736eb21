import { type ParamType, param, searchSchema, text } from '~/lib/search-param';
import { chartSearchShape } from './search';

/** how many of the best trials are drawn */
export const trialLimits = [1, 10, 20, 50, 100] as const;
export type TrialLimit = (typeof trialLimits)[number];

const trialLimit: ParamType<TrialLimit> = (value) =>
  trialLimits.find((limit) => limit === Number(value));

/** what a link to a learning curve says; without a metric it is the searcher's */
export const learningCurveSearch = searchSchema({
  metric: param(text(), ''),
  trials: param(trialLimit, 100),
  scale: chartSearchShape.scale,
  smoothing: chartSearchShape.smoothing,
  smoothingBy: chartSearchShape.smoothingBy,
  outliers: chartSearchShape.outliers,
  range: chartSearchShape.range,
});

export type LearningCurveSearch = ReturnType<typeof learningCurveSearch>;
