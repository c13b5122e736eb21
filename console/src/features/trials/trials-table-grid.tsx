import type { Experiment, Trial } from '@trainyard/sdk/types';
import { useMemo } from 'react';
import type { RowKey } from '~/components/data-table/chosen-rows';
import type { RowMenuProps } from '~/components/data-table/plain-columns';
import { PlainTable } from '~/components/data-table/plain-table';
import { trialColumns } from './trials-table-columns';

type Props = {
  experiment: Experiment;
  trials: readonly Trial[];
  sort: string;
  onSortChange: (sort: string) => void;
  chosen: ReadonlySet<RowKey>;
  onChosen: (chosen: ReadonlySet<RowKey>) => void;
  onMenu: RowMenuProps<Trial>['onOpen'];
};

/** The table itself: one page of trials, headers that sort on the server. */
export function TrialsTableGrid({ experiment, trials, sort, onSortChange, ...props }: Props) {
  const columns = useMemo(() => trialColumns(experiment, trials), [experiment, trials]);
  return (
    <PlainTable
      caption="Trials"
      columns={columns}
      rows={trials}
      keyOf={({ id }) => id}
      sort={sort}
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
