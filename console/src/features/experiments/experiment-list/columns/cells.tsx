import type { Experiment } from '@trainyard/sdk/types';
import { formatMetric, missing } from '@trainyard/ui/lib/format';
import { drawContent } from '@trainyard/ui/table/grid/cell-content';
import type { ExperimentRow } from '~/data/experiments/experiments';
import { searcherValue } from '~/data/experiments/searcher-value';
import { metricHover, progressCellClass, progressPieces } from './cell-pieces';

/** The progress of an experiment outside of the grid. */
export const ProgressCell = ({ experiment }: { experiment: Experiment }) => {
  const pieces = progressPieces(experiment);
  return <span className={progressCellClass}>{drawContent(pieces ?? missing)}</span>;
};

/** The searcher metric of an experiment outside of the grid. */
export const MetricCell = ({ row }: { row: ExperimentRow }) => (
  <span title={metricHover(row)} className="num">
    {formatMetric(searcherValue(row))}
  </span>
);
