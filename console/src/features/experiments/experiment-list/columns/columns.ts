import { displayName, searcherMetric, stateLabel, stateOf } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import type { schemas } from '@trainyard/sdk/v038';
import { formatDuration } from '@trainyard/ui/lib/duration';
import { formatBytes, formatCount, formatMetric, toPercent } from '@trainyard/ui/lib/format';
import type { DataColumn } from '@trainyard/ui/table/grid/columns';
import type { ExperimentRow } from '~/data/experiments/experiments';
import { searcherValue } from '~/data/experiments/searcher-value';
import {
  curveFigureWidth,
  experimentFields,
  type FieldId,
} from '~/features/experiments/base/fields';
import {
  durationPieces,
  endTimePieces,
  forkedFromPieces,
  metricHover,
  nameCellClass,
  namePieces,
  progressCellClass,
  progressPieces,
  progressShare,
  startTimePieces,
  statePieces,
  tagPieces,
  userPieces,
} from './cell-pieces';

type Column = DataColumn<ExperimentRow>;
type Cell = Pick<
  Column,
  'value' | 'cell' | 'className' | 'hover' | 'exportValue' | 'screenValue' | 'isFitted'
>;

/** The ids that a client gave an experiment that runs outside of the cluster; newer masters tell them. */
const external = (experiment: Experiment): Partial<schemas.Experiment> => experiment;

/** How each field of the catalogue is read from a row and shown in a cell. */
const cells: Record<FieldId, Cell> = {
  id: {
    value: ({ id }) => id,
    className: 'font-mono text-sm/5 text-muted',
  },
  name: {
    value: ({ experiment }) => experiment.name,
    cell: namePieces,
    isFitted: true,
    className: nameCellClass,
  },
  state: {
    value: ({ experiment }) => stateOf(experiment.state),
    exportValue: ({ experiment }) => stateLabel(experiment.state),
    cell: ({ experiment }) => statePieces(experiment.state),
  },
  progress: {
    value: ({ experiment }) => experiment.progress,
    exportValue: ({ experiment }) => {
      const share = progressShare(experiment);
      return share === null ? null : toPercent(share);
    },
    cell: ({ experiment }) => progressPieces(experiment),
    className: progressCellClass,
  },
  searcherMetricsVal: {
    value: searcherValue,
    cell: (row) => formatMetric(searcherValue(row)),
    hover: metricHover,
  },
  numTrials: {
    value: ({ experiment }) => experiment.numTrials,
    cell: ({ experiment }) => formatCount(experiment.numTrials),
  },
  searcherType: {
    value: ({ experiment }) => experiment.searcherType,
    className: 'text-muted',
    hover: ({ experiment }) => experiment.searcherType,
  },
  startTime: {
    value: ({ experiment }) => experiment.startTime,
    cell: ({ experiment }) => startTimePieces(experiment),
  },
  duration: {
    value: ({ experiment }) => experiment.duration,
    screenValue: ({ experiment: { duration } }) =>
      duration == null ? null : formatDuration(duration * 1000),
    cell: ({ experiment }) => durationPieces(experiment),
    className: 'text-muted',
  },
  user: {
    value: ({ experiment }) => displayName(experiment),
    cell: ({ experiment }) => userPieces(experiment),
  },
  resourcePool: {
    value: ({ experiment }) => experiment.resourcePool,
    className: 'text-muted',
    hover: ({ experiment }) => experiment.resourcePool,
  },
  forkedFrom: {
    value: ({ experiment }) => experiment.forkedFrom,
    cell: ({ experiment }) => forkedFromPieces(experiment),
  },
  description: { value: ({ experiment }) => experiment.description },
  tags: {
    value: ({ experiment }) => experiment.labels.toSorted().join(', '),
    cell: ({ experiment }) => tagPieces(experiment),
  },
  endTime: {
    value: ({ experiment }) => experiment.endTime,
    cell: ({ experiment }) => endTimePieces(experiment),
  },
  checkpointCount: {
    value: ({ experiment }) => experiment.checkpointCount,
    cell: ({ experiment }) => formatCount(experiment.checkpointCount),
  },
  checkpointSize: {
    value: ({ experiment }) => experiment.checkpointSize,
    cell: ({ experiment }) => formatBytes(experiment.checkpointSize),
  },
  searcherMetric: { value: ({ experiment }) => searcherMetric(experiment.config) },
  externalExperimentId: { value: ({ experiment }) => external(experiment).externalExperimentId },
  externalTrialId: { value: ({ experiment }) => external(experiment).externalTrialId },
  archived: {
    value: ({ experiment }) => experiment.archived,
    cell: ({ experiment }) => (experiment.archived ? 'Archived' : []),
  },
};

// a header is cut where the name of the metric would be longer than its column
const metricTitle = (metric: string): string => (metric.length > 8 ? metric : `Best ${metric}`);

/** How the column of the searcher metric follows the metric that all experiments share, if any. */
const metricFacts = (metric: string | undefined): Partial<Column> =>
  metric === undefined
    ? { hint: 'Each by its own searcher metric', width: widthOf('Searcher metric') }
    : {
        title: metricTitle(metric),
        exportTitle: `Best ${metric}`,
        hint: `Best ${metric}`,
        width: widthOf(metricTitle(metric)),
      };

const widthOf = (title: string): number =>
  Math.min(178, Math.max(curveFigureWidth, 20 + 6 * title.length));

/**
 * The columns of all fields of the catalogue. `metric` names the searcher metric where all
 * experiments of the list share one.
 */
export const experimentColumns = (metric?: string): Column[] =>
  experimentFields.map(
    ({ id, title, exportTitle, hint, kind, width, isEnd, isDescFirst, isQuiet, isSortable }) => ({
      ...{ id, title, exportTitle, hint, kind, width, isEnd, isDescFirst, isQuiet },
      isUnsortable: !isSortable,
      ...cells[id],
      ...(id === 'searcherMetricsVal' ? metricFacts(metric) : {}),
    }),
  );
