import {
  type ImportanceProgress,
  type ImportanceRequest,
  type Importances,
  importanceOf,
} from '../importance/importance';
import { type Advice, type AdviceRequest, adviceOf } from './advice';

/** The measurements of a search, and what it searches. */
export type LearnedRequest = ImportanceRequest & Pick<AdviceRequest, 'later' | 'climbed' | 'space'>;

/** The hyperparameters that matter in a search, and the ranges that are better for the next one. */
export type Learned = Importances & { advice: Advice };

/** Computes the importance of each hyperparameter with its effect, and the advice by the effects. */
export function learnedOf(
  request: LearnedRequest,
  onRound?: (progress: ImportanceProgress) => void,
): Learned {
  const result = importanceOf(request, onRound);
  const effects = new Map(result.importances.map(({ name, effect }) => [name, effect]));
  return { ...result, advice: adviceOf({ ...request, effects }) };
}
