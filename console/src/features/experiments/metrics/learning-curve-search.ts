import { oneOfNumbers, searchSchema, text } from '~/lib/search-param';
import { z } from '~/lib/zod';
import { chartSearchShape } from './search';

/** the selectable numbers of best trials with a curve */
export const trialLimits = [1, 10, 20, 50, 100] as const;

/** the search parameters of a learning curve; the default metric is the searcher's */
export const learningCurveSearch = searchSchema({
  metric: z.catch(text, ''),
  // a hyperparameter that colors the curves; empty: each trial has its own color
  color: z.catch(text, ''),
  trials: z.catch(oneOfNumbers(trialLimits), 100),
  scale: chartSearchShape.scale,
  smoothing: chartSearchShape.smoothing,
  smoothingBy: chartSearchShape.smoothingBy,
  outliers: chartSearchShape.outliers,
  range: chartSearchShape.range,
});

export type LearningCurveSearch = ReturnType<typeof learningCurveSearch>;
