import { searchExperiments } from '@trainyard/sdk/calls';
import { toRows } from '~/data/experiments/experiments';
import { searchByIds } from '~/data/experiments/search-filter';
import { q } from '~/data/q';

/** An experiment with its best trial, as the base of the charts of another one. */
export const baseRunQuery = (experimentId: number) =>
  q(
    searchExperiments,
    { filter: searchByIds([experimentId]), sort: 'id=asc', offset: 0, limit: 1 },
    { select: ({ experiments }) => toRows(experiments)[0], error: 'Unable to fetch the base run.' },
  );
