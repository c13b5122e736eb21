import { oneOfNumbers, searchSchema, text } from '~/lib/search-param';
import { z } from '~/lib/zod';
import { chartSearchShape } from './search';

/** the selectable numbers of best trials with a curve */
export const trialLimits = [1, 10, 20, 50, 100] as const;

/** the search parameters of a learning curve; the default metric is the searcher's */
export const learningCurveSearch = searchSchema(() => {
  const { scale, smoothing, smoothingBy, outliers, range } = chartSearchShape();
  return {
    metric: z.catch(text, ''),
    // a hyperparameter that colors the curves; empty: each trial has its own color
    color: z.catch(text, ''),
    trials: z.catch(oneOfNumbers(trialLimits), 100),
    ...{ scale, smoothing, smoothingBy, outliers, range },
  };
});

export type LearningCurveSearch = ReturnType<typeof learningCurveSearch>;
