import { lazy } from 'react';
import type { ListSource } from '~/features/experiments/experiment-list/list-source';
import { runColumns, runFields } from './run-columns';
import { runProjectColumns } from './run-project-columns';
import { runReader, runsQuery } from './run-reader';

/** Runs as the list of a project. */
export const runSource: ListSource = {
  name: 'runs',
  title: 'Runs',
  noun: 'run',
  colored: 'runs',
  fields: runFields,
  columns: runColumns,
  reader: runReader,
  query: runsQuery,
  columnsOf: runProjectColumns,
  loadActions: async () => (await import('./run-actions')).runActions,
  loadRowMenu: () => import('./run-row-menu'),
  BulkBar: lazy(() => import('./run-bulk-bar')),
};
