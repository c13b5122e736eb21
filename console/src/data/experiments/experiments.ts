import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import {
  type Caller,
  getExperiment,
  getExperiments,
  searchExperiments,
} from '@trainyard/sdk/calls';
import { isFinished } from '@trainyard/sdk/model';
import { keyOf } from '@trainyard/sdk/query';
import type { Answer, Experiment, SearchExperimentExperiment, Trial } from '@trainyard/sdk/types';
import type { schemas } from '@trainyard/sdk/v038';
import { idOf } from '~/app/errors/page-message';
import { detailPollMs } from '~/app/polling/followed-log';
import { pollWhile } from '~/app/polling/poll';
import { q } from '~/data/q';
import { searchByIds } from './search-filter';

export type ExperimentDetail = Answer<'getExperiment'>;

/** One row of a list. */
export type ExperimentRow = {
  id: number;
  experiment: Experiment;
  bestTrial: Trial | null;
  /** in a list of runs: the run, of which the other two show the facts */
  run?: schemas.FlatRun;
};

/** The experiments of an answer as rows. */
export const toRows = (items: readonly SearchExperimentExperiment[]): ExperimentRow[] =>
  items.map(({ experiment, bestTrial }) => ({ id: experiment.id, experiment, bestTrial }));

/** True if the master may still change an experiment. */
export const isExperimentLive = (experiment: Pick<Experiment, 'state'>): boolean =>
  !isFinished(experiment.state);

/** The beginning of the keys of all details. */
export const experimentDetailsKey = keyOf(getExperiment);

const newest = { limit: 20, sortBy: 'SORT_BY_ID', orderBy: 'ORDER_BY_DESC' } as const;

export const experimentQueries = {
  detail: (experimentId: number) =>
    q(
      getExperiment,
      { experimentId },
      {
        refetchInterval: pollWhile(
          ({ experiment }: ExperimentDetail) => isExperimentLive(experiment),
          { liveMs: detailPollMs, rank: 2, stateOf: ({ experiment }) => experiment.state },
        ),
        error: `Unable to fetch Experiment ${experimentId}`,
      },
    ),

  /** the newest experiments whose name holds the text, or the one of that id; 0: in any project */
  find: (text: string, projectId = 0) =>
    q(
      getExperiments,
      {
        ...newest,
        ...(projectId > 0 && { projectId }),
        ...(/^\d+$/.test(text) ? { 'experimentIdFilter.incl': [Number(text)] } : { name: text }),
      },
      { select: ({ experiments }) => experiments, placeholderData: keepPreviousData },
    ),

  /** experiments by id, without those that the user may not see */
  named: (ids: readonly number[]) =>
    q(
      getExperiments,
      { 'experimentIdFilter.incl': [...ids], limit: 0 },
      { select: ({ experiments }) => experiments, placeholderData: keepPreviousData },
    ),
};

/**
 * The query of the experiment that a path names.
 * @throws PageMessage for an invalid id
 */
export const experimentOfPath = ({ experimentId }: { experimentId?: string }) =>
  experimentQueries.detail(idOf(experimentId, 'Experiment'));

type Options = { enabled?: boolean; poll?: 'settled' };

/** The newest 200 experiments that were forked or continued from these, and how many there are. */
export const forksQuery = (ids: readonly number[], options: Options = {}) =>
  q(
    searchExperiments,
    { filter: searchByIds(ids, 'forkedFrom'), sort: 'id=desc', offset: 0, limit: 200 },
    { ...options, select: toForks },
  );

const toForks = ({ experiments, pagination }: Answer<'searchExperiments'>) => ({
  forks: experiments.map(({ experiment }) => experiment),
  total: pagination.total,
});

export type ExperimentPage = {
  rows: ExperimentRow[];
  total: number;
  /** how long the master took for it, ms */
  tookMs: number;
};

/** without a project it is of all that the user may see */
type SearchCall = { projectId?: number; sort: string; filter: string } & RowSpan;
type RowSpan = { offset: number; limit: number };

/** Where the rows of a list come from. */
export type RowReader = {
  /** the name of the queries; those of experiments have one, so that a change finds all of them */
  name: 'experimentRows' | 'runRows';
  list: string;
  /** reads some rows that match, in order, and how many there are */
  read: (
    caller: Caller,
    call: SearchCall,
    context: { client: QueryClient; signal?: AbortSignal },
  ) => Promise<{ rows: ExperimentRow[]; total: number }>;
  error: string;
};

export const experimentReader: RowReader = {
  name: 'experimentRows',
  list: 'experiments',
  async read(caller, call, { signal }) {
    const answer = await searchExperiments(caller, call, signal ? { signal } : {});
    return { rows: toRows(answer.experiments), total: answer.pagination.total };
  },
  error: 'Unable to fetch experiments.',
};

/** The beginning of the keys of a project's rows; of those of one search, where it is given. */
export const rowsKey = ({ name, list }: RowReader, projectId: number, search: object = {}) =>
  keyOf(name, { projectId, list, ...search });
