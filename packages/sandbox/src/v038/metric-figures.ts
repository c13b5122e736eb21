import { isObject, type Json } from '../config/json';

/** A summary of metrics with the mean of each, which is its sum divided by its count. */
export const meansAdded = (groups: unknown): Json =>
  isObject(groups) ? mapped(groups, (metrics) => mapped(metrics, withMean)) : {};

function withMean(figures: Json): Json {
  const { sum, count } = figures;
  if (typeof sum !== 'number' || typeof count !== 'number') return figures;
  return { ...figures, mean: sum / count };
}

const mapped = (of: Json, change: (value: Json) => Json): Json =>
  Object.fromEntries(
    Object.entries(of).map(([name, value]) => [name, isObject(value) ? change(value) : value]),
  );
