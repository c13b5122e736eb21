import { useQuery } from '@tanstack/react-query';
import { ownValue } from '@trainyard/sdk/model';
import { Button } from '@trainyard/ui/base/button';
import { PopoverContent } from '@trainyard/ui/base/popover';
import { Select } from '@trainyard/ui/base/select';
import type { SortKind } from '@trainyard/ui/table/grid/columns';
import { type SortEntry, sortLabels } from '@trainyard/ui/table/sort/sort';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '~/app/errors/report-error';
import { fieldOf } from '~/features/experiments/base/fields';
import { experimentSortKeys } from '~/features/experiments/base/list-search';
import { PickOne } from '~/features/experiments/base/pick-one';
import {
  dynamicColumn,
  titleOf,
} from '~/features/experiments/experiment-list/columns/dynamic-columns';
import { useListSource } from '~/features/experiments/experiment-list/list-source';
import { projectColumnsQuery } from '~/features/experiments/experiment-list/queries';

/** A line of the form; without a column it sorts by nothing yet. */
type SortLine = { key: number; id: string | undefined; desc: boolean };

/** Lines of a sort, with one to begin with where there is none. */
function toLines(sort: readonly SortEntry[]): SortLine[] {
  const lines = sort.map((entry, key) => ({ key, ...entry }));
  return lines.length > 0 ? lines : [{ key: 0, id: undefined, desc: false }];
}

/** The sort of the lines, without those that name no column. */
const toSort = (lines: readonly SortLine[]): SortEntry[] =>
  lines.flatMap(({ id, desc }) => (id === undefined ? [] : [{ id, desc }]));

/** Another column sorts from its lowest. */
const withColumn = (lines: readonly SortLine[], key: number, id: string): SortLine[] =>
  lines.map((line) => (line.key === key ? { key, id, desc: false } : line));

const withDirection = (lines: readonly SortLine[], key: number, desc: boolean): SortLine[] =>
  lines.map((line) => (line.key === key ? { ...line, desc } : line));

const withOneMore = (lines: readonly SortLine[]): SortLine[] => [
  ...lines,
  { key: Math.max(-1, ...lines.map(({ key }) => key)) + 1, id: undefined, desc: false },
];

/** The columns of the other lines, because each column can be chosen only once. */
const takenBy = (lines: readonly SortLine[], key: number): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => (line.key === key || line.id === undefined ? [] : [line.id])));

type Props = {
  projectId: number;
  sort: readonly SortEntry[];
  onSortChange: (sort: SortEntry[]) => void;
  onClose: () => void;
};

const firstSort: SortEntry[] = [{ id: 'startTime', desc: true }];

/** The columns that the list is sorted by, in order; each change sorts it at once. */
export function ExperimentSortForm({ projectId, sort, onSortChange, onClose }: Props) {
  const source = useListSource();
  const [lines, setLines] = useState(() => toLines(sort));
  const { data = [], error, isPending } = useQuery(projectColumnsQuery(projectId, source));
  const choices = [
    ...source
      .fields()
      .filter(({ isSortable }) => isSortable)
      .map(({ id, title, longTitle = title }) => ({ id, label: longTitle })),
    ...data
      .filter(({ column }) => column.includes('.') && experimentSortKeys.has(column))
      .map(({ column }) => ({ id: column, label: titleOf(column) })),
  ];

  function write(next: SortLine[]) {
    setLines(next);
    onSortChange(toSort(next));
  }

  return (
    <PopoverContent aria-label="Sort by" className="grid w-110 grid-cols-[minmax(0,1fr)] gap-2">
      <p className="text-sm text-muted">Sort by</p>
      <ul className="grid gap-1.5">
        {lines.map((line, at) => (
          <li key={line.key} className="flex gap-1.5">
            <PickOne
              label={`Column ${at + 1}`}
              value={line.id}
              options={choices
                .filter(({ id }) => !takenBy(lines, line.key).has(id))
                .map(({ id, label }) => ({ value: id, label, note: noteOf(id) }))}
              nameOf={titleOf}
              nothingFound={
                isPending
                  ? 'Loading metrics and hyperparameters...'
                  : error
                    ? `Unable to fetch project columns. ${messageOf(error)}`
                    : 'This column does not exist'
              }
              onChange={(id) => write(withColumn(lines, line.key, id))}
              className="w-auto! flex-1 phone:w-auto!"
            />
            <Select
              label={`Direction ${at + 1}`}
              value={line.desc ? 'desc' : 'asc'}
              disabled={line.id === undefined}
              options={(['asc', 'desc'] as const).map((value) => ({
                value,
                label: sortLabels[kindOf(line.id)][value],
              }))}
              onChange={(value) => write(withDirection(lines, line.key, value === 'desc'))}
              className="w-40 font-normal!"
            />
            <Button
              variant="quiet"
              size="icon"
              aria-label={`Remove sort ${at + 1}`}
              title="Remove"
              onClick={() => write(lines.filter(({ key }) => key !== line.key))}
            >
              <X aria-hidden className="size-3.5" />
            </Button>
          </li>
        ))}
      </ul>
      <div className="flex justify-between">
        <Button variant="quiet" onClick={() => setLines(withOneMore(lines))}>
          <Plus aria-hidden className="size-3.5" />
          Add sort
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            onSortChange(firstSort);
            onClose();
          }}
        >
          Reset
        </Button>
      </div>
    </PopoverContent>
  );
}

const kindOf = (id: string | undefined): SortKind =>
  (id === undefined ? undefined : (fieldOf(id) ?? dynamicColumn(id))?.kind) ?? 'other';

const places: Record<string, string> = {
  hp: 'Hyperparameter',
  metadata: 'Metadata',
  validation: 'Validation',
  training: 'Training',
};

const noteOf = (id: string): string | undefined => {
  const [group = '', ...name] = id.split('.');
  return ownValue(places, group) ?? (name.length > 0 ? group : undefined);
};
