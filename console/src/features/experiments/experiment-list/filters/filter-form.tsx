import { useQuery } from '@tanstack/react-query';
import { Button } from '@trainyard/ui/base/button';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { messageOf } from '~/app/errors/report-error';
import { type FilterColumn, maxChildren } from '~/features/experiments/base/filter/filter-set';
import type { Vocabulary } from '~/features/experiments/base/filter/vocabulary';
import { columnNamed } from '~/features/experiments/base/filter/vocabulary';
import { useListSource } from '~/features/experiments/experiment-list/list-source';
import { projectColumnsQuery } from '~/features/experiments/experiment-list/queries';
import { filterColumns } from './filter-columns';
import { rootId } from './filter-draft';
import { FilterGroup } from './filter-group';
import { useColumnNames } from './use-column-names';
import { useFilterForm } from './use-filter-form';

type Props = {
  projectId: number;
  line: string;
  onLineChange: (line: string) => void;
  vocabulary: Vocabulary;
  /** id of a column for a new condition */
  newColumn: string | undefined;
  /** increases with each request for a condition */
  turn: number;
  onClose: () => void;
};

/**
 * The filter of a link as conditions and groups. It renders immediately: the columns of the project
 * appear in its lists when the master has found them.
 */
export function FilterForm(props: Props) {
  const { projectId, line, onLineChange, vocabulary, newColumn, turn, onClose } = props;
  const source = useListSource();
  const { data = [], error, isPending } = useQuery(projectColumnsQuery(projectId, source));
  const columns = useMemo(() => filterColumns(data, source.fields()), [data, source]);
  const startColumn: FilterColumn | undefined =
    newColumn === undefined
      ? undefined
      : (data.find(({ column }) => column === newColumn) ?? columnNamed(newColumn));
  const form = useFilterForm({ line, onLineChange, vocabulary, newColumn: startColumn, turn });
  const [dragged, setDragged] = useState<string>();
  function reset() {
    form.reset();
    onClose();
  }
  const isFull = form.root.children.length >= maxChildren;
  const note = noteOf({ error, isPending });
  const { unknown } = useColumnNames(projectId, line);
  return (
    <fieldset className="mt-1 max-h-[45vh] min-w-0 overflow-y-auto rounded-md border bg-raised p-3">
      <legend className="sr-only">Conditions</legend>
      <FilterGroup
        group={form.root}
        {...{ form, columns, note, projectId, dragged }}
        onDrag={setDragged}
      />
      <div className="mt-2.5 flex flex-wrap items-center gap-2">
        <Button disabled={isFull} onClick={() => form.addCondition(rootId)}>
          <Plus aria-hidden className="size-3.5" />
          Add condition
        </Button>
        <Button disabled={isFull} onClick={() => form.addGroup(rootId)}>
          <Plus aria-hidden className="size-3.5" />
          Add condition group
        </Button>
        <span
          role="status"
          className={`min-w-0 text-sm ${unknown ? 'text-warn' : 'truncate text-faint'}`}
        >
          {note ?? unknown}
        </span>
        <Button variant="quiet" className="ml-auto" onClick={reset}>
          Reset
        </Button>
      </div>
    </fieldset>
  );
}

function noteOf({ error, isPending }: { error: Error | null; isPending: boolean }) {
  if (isPending) return 'Loading metrics and hyperparameters...';
  return error ? `Unable to fetch project columns. ${messageOf(error)}` : undefined;
}
