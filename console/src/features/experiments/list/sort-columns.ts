import type { SortKind } from '~/components/data-table/columns';

/** What the list is sorted by, with or without a column of its own. */
export const sortColumns: { id: string; label: string; kind: SortKind }[] = [
  { id: 'startTime', label: 'Started', kind: 'date' },
  { id: 'name', label: 'Name', kind: 'text' },
  { id: 'id', label: 'ID', kind: 'number' },
  { id: 'state', label: 'State', kind: 'other' },
  { id: 'progress', label: 'Progress', kind: 'number' },
  { id: 'searcherMetricsVal', label: 'Searcher metric', kind: 'number' },
  { id: 'numTrials', label: 'Trials', kind: 'number' },
  { id: 'duration', label: 'Duration', kind: 'number' },
  { id: 'searcherType', label: 'Searcher', kind: 'text' },
  { id: 'user', label: 'User', kind: 'text' },
  { id: 'resourcePool', label: 'Pool', kind: 'text' },
  { id: 'forkedFrom', label: 'Forked from', kind: 'number' },
  { id: 'endTime', label: 'Ended', kind: 'date' },
  { id: 'checkpointCount', label: 'Checkpoints', kind: 'number' },
  { id: 'checkpointSize', label: 'Checkpoint size', kind: 'number' },
];
