import type { Experiment, Trial } from '@trainyard/sdk/types';
import type { RowKey } from '@trainyard/ui/table/selected-rows';
import { ServerTable } from '@trainyard/ui/table/server-table';
import type { RowMenuProps } from '@trainyard/ui/table/static-columns';
import { useMemo } from 'react';
import { allTrials } from './all-trials';
import type { TrialSearch } from './search';
import { trialColumns } from './trials-table-columns';

type Props = {
  experiment: Experiment;
  trials: readonly Trial[];
  /** those that match, on all pages */
  total: number;
  search: TrialSearch;
  onSortChange: (sort: string) => void;
  chosen: ReadonlySet<RowKey>;
  onChosen: (chosen: ReadonlySet<RowKey>) => void;
  onMenu: RowMenuProps<Trial>['onOpen'];
};

/** The table itself: one page of trials, headers that sort on the server, columns as people arrange them. */
export function TrialsTableGrid({ experiment, trials, search, onSortChange, ...props }: Props) {
  const columns = useMemo(() => trialColumns(experiment, trials), [experiment, trials]);
  return (
    <ServerTable
      caption="Trials"
      storedAs={`${experiment.id}-experiment-trials-list`}
      total={props.total}
      pages={(signal) => allTrials(experiment.id, { search, signal })}
      columns={columns}
      rows={trials}
      keyOf={({ id }) => id}
      sort={search.sort}
      onSortChange={onSortChange}
      menu={{ label: ({ id }) => `Actions for trial ${id}`, onOpen: props.onMenu }}
      choice={{
        label: ({ id }) => `Choose trial ${id}`,
        chosen: props.chosen,
        onChange: props.onChosen,
      }}
    />
  );
}
