import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ExperimentRow } from '~/data/experiments/experiments';
import { namesOfRows, summarizedOfRows } from './first-metrics';

const noRows: readonly ExperimentRow[] = [];

/**
 * Returns the metrics of some rows: those that their best trials summarize until the names of all
 * have loaded, so that the first charts do not wait for them.
 */
export function useRowMetrics(rows: readonly ExperimentRow[]) {
  const names = useQuery(namesOfRows(rows));
  const isComplete = names.data !== undefined;
  // later changes of the rows leave the names as they are, and the search in them
  const summarizing = isComplete ? noRows : rows;
  const metrics = useMemo(
    () => names.data ?? summarizedOfRows(summarizing),
    [names.data, summarizing],
  );
  return { metrics, isComplete, names };
}
