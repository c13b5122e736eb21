import type { Answer, ProjectColumn } from '@trainyard/sdk/types';

/** Requests the columns of runs; only masters that have runs know the parameter. */
const ofRuns = { tableType: 'TABLE_TYPE_RUN' };

/**
 * The hyperparameters, metrics and metadata of the runs of a project, as the list of experiments
 * names them; the columns that all runs have are left out.
 */
const toColumns = ({ columns }: Answer<'getProjectColumns'>): ProjectColumn[] =>
  columns
    .filter(({ location }) => !isOfEveryRun(location))
    .map((column) => ({ ...column, location: listLocations[column.location] ?? column.location }));

const isOfEveryRun = (location: string) => location === 'LOCATION_TYPE_RUN';

/** Locations of runs as the list of experiments calls them; metadata is told by its names. */
const listLocations: Partial<Record<string, ProjectColumn['location']>> = {
  LOCATION_TYPE_RUN_HYPERPARAMETERS: 'LOCATION_TYPE_HYPERPARAMETERS',
  LOCATION_TYPE_RUN_METADATA: 'LOCATION_TYPE_HYPERPARAMETERS',
};

export const runProjectColumns = { args: ofRuns, toColumns };
