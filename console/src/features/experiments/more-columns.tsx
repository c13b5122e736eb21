import { searcherMetric } from '@trainyard/sdk/model';
import type { CellValue, DataColumn } from '~/components/data-table/columns';
import { RelativeTime } from '~/components/entity/relative-time';
import { Tag } from '~/components/ui/badge';
import { formatBytes, formatMetric } from '~/lib/format';
import type { ExperimentRow } from './queries';

type Column = DataColumn<ExperimentRow>;

/** Columns that show only when somebody asks for them. */
export const moreColumns = (): Column[] => [
  {
    id: 'description',
    title: 'Description',
    kind: 'text',
    width: 200,
    value: ({ experiment }) => experiment.description,
  },
  {
    id: 'tags',
    title: 'Tags',
    width: 140,
    isUnsortable: true,
    value: ({ experiment }) => experiment.labels.toSorted().join(', '),
    cell: ({ experiment: { labels } }) =>
      labels.toSorted().map((label) => (
        <Tag key={label} className="mr-1">
          {label}
        </Tag>
      )),
  },
  {
    id: 'endTime',
    title: 'Ended',
    kind: 'date',
    width: 104,
    isEnd: true,
    isDescFirst: true,
    value: ({ experiment }) => experiment.endTime,
    cell: ({ experiment: { endTime } }) =>
      endTime === null ? null : <RelativeTime time={endTime} className="text-muted" />,
  },
  {
    id: 'checkpointCount',
    title: 'Checkpoints',
    kind: 'number',
    width: 96,
    isEnd: true,
    isDescFirst: true,
    value: ({ experiment }) => experiment.checkpointCount,
  },
  {
    id: 'checkpointSize',
    title: 'Checkpoint size',
    kind: 'number',
    width: 116,
    isEnd: true,
    isDescFirst: true,
    value: ({ experiment }) => experiment.checkpointSize,
    cell: ({ experiment }) => formatBytes(experiment.checkpointSize),
  },
  {
    id: 'searcherMetric',
    title: 'Searcher metric name',
    width: 140,
    isUnsortable: true,
    value: ({ experiment }) => searcherMetric(experiment.config),
  },
  {
    id: 'archived',
    title: 'Archived',
    width: 80,
    isUnsortable: true,
    value: ({ experiment }) => experiment.archived,
    cell: ({ experiment }) => (experiment.archived ? 'Archived' : null),
  },
];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const inside = (value: unknown, name: string): unknown =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;

const toCell = (value: unknown): CellValue =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as CellValue); // JSON holds nothing else

/** What a hyperparameter is given: its value, or the room it is searched in. */
function hyperparameterValue({ experiment: { config } }: ExperimentRow, name: string): CellValue {
  const all = inside(config, 'hyperparameters');
  const entry = inside(all, name) ?? name.split('.').reduce(inside, all);
  if (!isRecord(entry)) return toCell(entry);
  if ('val' in entry) return toCell(entry.val);
  if (Array.isArray(entry.vals)) return entry.vals.map(toCell).join(', ');
  if ('minval' in entry) {
    const base = entry.type === 'log' ? `${entry.base ?? 10}^` : '';
    return `${base}${entry.minval} – ${base}${entry.maxval}`;
  }
  return toCell(entry);
}

const trainingPattern = /^(.+)\.(count|last|max|min|sum)$/;

function trainingValue({ bestTrial }: ExperimentRow, path: string): CellValue {
  const [, metric = path, statistic = 'last'] = trainingPattern.exec(path) ?? [];
  const figures = inside(inside(bestTrial?.summaryMetrics, 'avg_metrics'), metric);
  return toCell(inside(figures, statistic));
}

const validationValue = ({ bestTrial }: ExperimentRow, name: string): CellValue =>
  toCell(inside(bestTrial?.bestValidation?.metrics?.avgMetrics, name));

const shown = (value: CellValue) => (typeof value === 'number' ? formatMetric(value) : value);

const kinds = {
  hp: { title: (name: string) => name, value: hyperparameterValue },
  validation: { title: (name: string) => name, value: validationValue },
  training: { title: (name: string) => `${name} (training)`, value: trainingValue },
} as const;

const idPattern = /^(hp|validation|training)\.(.+)$/s;

/** `hp.lr`, `validation.loss`, `training.loss.min`: what the id says is all there is to know. */
export function dynamicColumn(id: string): Column | undefined {
  const [, kind, name] = idPattern.exec(id) ?? [];
  if (name === undefined || !(kind === 'hp' || kind === 'validation' || kind === 'training'))
    return undefined;
  const { title, value } = kinds[kind];
  return {
    id,
    title: title(name),
    kind: kind === 'hp' ? 'other' : 'number',
    width: 120,
    isEnd: true,
    value: (row) => value(row, name),
    cell: (row) => <span className="num">{shown(value(row, name)) ?? '–'}</span>,
    ...(kind === 'training' ? { hint: 'The master sorts these as text: 10 comes before 9' } : {}),
  };
}

export const titleOf = (id: string): string => dynamicColumn(id)?.title ?? id;
