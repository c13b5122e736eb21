import { stateLabel } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { countColumn, timeColumn } from '~/components/entity/columns';
import { StateBadge } from '~/components/entity/state-badge';
import { Elapsed } from '~/components/entity/times';
import { ExperimentLink } from '~/features/experiments/base/experiment-link';
import { type FieldId, fieldOf } from '~/features/experiments/base/fields';

const column = columnsFor<Experiment>();

export const titleOf = (id: FieldId): string => fieldOf(id)?.title ?? id;

/** The name and the state of compared experiments. */
export const nameColumns: TableColumn<Experiment>[] = [
  column.accessor('name', {
    header: titleOf('name'),
    cell: ({ row }) => <ExperimentLink experiment={row.original} />,
    // on narrow screens it gets the remaining width, so that a long name cuts off no other column
    meta: { phone: 'title' },
  }),
  column.accessor(({ state }) => stateLabel(state), {
    id: 'state',
    header: titleOf('state'),
    cell: ({ row }) => <StateBadge state={row.original.state} />,
    meta: { phone: 'end' },
  }),
];

const settings: TableColumn<Experiment>[] = [
  column.accessor('searcherType', {
    id: 'searcher',
    header: titleOf('searcherType'),
    meta: { phone: 'line' },
  }),
  countColumn('trials', titleOf('numTrials'), ({ numTrials }) => numTrials, { phone: 'line' }),
  column.accessor('resourcePool', { id: 'pool', header: 'Resource Pool' }),
];

const times: TableColumn<Experiment>[] = [
  timeColumn('started', titleOf('startTime'), ({ startTime }) => startTime),
  column.display({
    id: 'duration',
    header: titleOf('duration'),
    cell: ({ row }) => (
      <Elapsed startTime={row.original.startTime} endTime={row.original.endTime} />
    ),
    meta: { isEnd: true, phone: 'line' },
  }),
];

/** Shows the properties of experiments, without their metrics. */
export const comparedColumns = [...nameColumns, ...settings, ...times];

/** Further properties: those that are the same in all have no column, times apart. */
export const factColumns = (experiments: readonly Experiment[]): TableColumn<Experiment>[] => {
  const differs = (read: (experiment: Experiment) => unknown) =>
    new Set(experiments.map(read)).size > 1;
  const isShown = [
    differs(({ searcherType }) => searcherType),
    differs(({ numTrials }) => numTrials),
    differs(({ resourcePool }) => resourcePool),
  ];
  return [...settings.filter((_, at) => isShown[at]), ...times];
};
