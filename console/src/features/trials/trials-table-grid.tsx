import { getExperimentTrials } from '@trainyard/sdk/calls';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import { DataTable } from '@trainyard/ui/table/data-table';
import type { RowMenuProps } from '@trainyard/ui/table/row-controls';
import type { RowKey } from '@trainyard/ui/table/selected-rows';
import { useMemo } from 'react';
import { client } from '~/app/api';
import { trialListQuery } from './list-query';
import type { TrialSearch } from './search';
import { trialColumns } from './trials-table-columns';

// a page the master answers within a blink
const pageLength = 200;

/** All trials of an experiment that match, page by page, in the order of the list. */
async function* allTrials(
  experimentId: number,
  { search, signal }: { search: TrialSearch; signal: AbortSignal },
): AsyncGenerator<Trial[]> {
  const query = trialListQuery({ ...search, page: 0 });
  let total = Number.POSITIVE_INFINITY;
  for (let offset = 0; offset < total; offset += pageLength) {
    const page = { experimentId, ...query, offset, limit: pageLength };
    const { trials, pagination } = await getExperimentTrials(client, page, { signal });
    total = pagination.total;
    yield trials;
  }
}

type Props = {
  experiment: Experiment;
  trials: readonly Trial[];
  /** those that match, on all pages */
  total: number;
  search: TrialSearch;
  onSortChange: (sort: string) => void;
  chosen: ReadonlySet<RowKey>;
  onChosen: (chosen: ReadonlySet<RowKey>) => void;
  menu: RowMenuProps<Trial>;
};

/** The table itself: one page of trials, headers that sort on the server, columns as people arrange them. */
export function TrialsTableGrid({ experiment, trials, search, onSortChange, ...props }: Props) {
  const columns = useMemo(() => trialColumns(experiment, trials), [experiment, trials]);
  return (
    <DataTable
      caption="Trials"
      storedAs={`${experiment.id}-experiment-trials-list`}
      total={props.total}
      pages={(signal) => allTrials(experiment.id, { search, signal })}
      columns={columns}
      rows={trials}
      keyOf={({ id }) => id}
      sort={search.sort}
      onSortChange={onSortChange}
      menu={props.menu}
      choice={{
        label: ({ id }) => `Choose trial ${id}`,
        chosen: props.chosen,
        onChange: props.onChosen,
      }}
    />
  );
}
