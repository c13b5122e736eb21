import type { Experiment, Trial } from '@trainyard/sdk/types';
import { useMemo } from 'react';
import { PlainTable } from '~/components/data-table/plain-table';
import { trialColumns } from './trials-table-columns';

type Props = {
  experiment: Experiment;
  trials: readonly Trial[];
  sort: string;
  onSortChange: (sort: string) => void;
};

/** The table itself: one page of trials, headers that sort on the server. */
export function TrialsTableGrid({ experiment, trials, sort, onSortChange }: Props) {
  const columns = useMemo(() => trialColumns(experiment, trials), [experiment, trials]);
  return (
    <PlainTable
      caption="Trials"
      columns={columns}
      rows={trials}
      keyOf={({ id }) => id}
      sort={sort}
      onSortChange={onSortChange}
    />
  );
}
