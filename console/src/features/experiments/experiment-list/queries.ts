import { getProjectColumns } from '@trainyard/sdk/calls';
import type { Answer, ProjectColumn } from '@trainyard/sdk/types';
import { staleMs } from '~/app/polling/polling-intervals';
import { q } from '~/data/q';
import type { ListSource } from '~/features/experiments/experiment-list/list-source';

/** The hyperparameters and metrics that the master finds in a project. */
export const projectColumnsQuery = (
  projectId: number,
  { columnsOf = { toColumns } }: Pick<ListSource, 'columnsOf'>,
) =>
  q(
    getProjectColumns,
    { projectId, ...columnsOf.args },
    // read when a form opens, because runs add metrics
    { select: columnsOf.toColumns, staleTime: staleMs.form },
  );

const toColumns = ({ columns }: Answer<'getProjectColumns'>): ProjectColumn[] => columns;
