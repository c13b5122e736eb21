import type { Answer, ProjectColumn } from '@trainyard/sdk/types';

/** Requests the columns of runs; only masters that have runs know the parameter. */
const ofRuns = { tableType: 'TABLE_TYPE_RUN' };

/**
 * Converts the columns of runs to those of the list of experiments: hyperparameters, metrics and
 * metadata. Leaves out the columns that every run has.
 */
const toColumns = ({ columns }: Answer<'getProjectColumns'>): ProjectColumn[] =>
  columns
    .filter(({ location }) => !isOfEveryRun(location))
    .map((column) => ({ ...column, location: listLocations[column.location] ?? column.location }));

const isOfEveryRun = (location: string) => location === 'LOCATION_TYPE_RUN';

/**
 * Locations of run columns, by the names for experiments. Metadata is recognized by its column
 * names.
 */
const listLocations: Partial<Record<string, ProjectColumn['location']>> = {
  LOCATION_TYPE_RUN_HYPERPARAMETERS: 'LOCATION_TYPE_HYPERPARAMETERS',
  LOCATION_TYPE_RUN_METADATA: 'LOCATION_TYPE_HYPERPARAMETERS',
};

export const runProjectColumns = { args: ofRuns, toColumns };
