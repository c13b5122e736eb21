import { getExperiment, getExperiments } from '@trainyard/sdk/calls';
import { stateOf, statesFilter } from '@trainyard/sdk/model';
import type { Args, Experiment, ExperimentState } from '@trainyard/sdk/types';
import { readIds, readIdsAndWords } from '../../core/each';
import { Failure } from '../../core/failure';
import { broadStates, runStates } from '../../core/output/state-names';
import { listRows } from '../../core/pages';
import type { Cli } from '../../core/verb';
import { type Condition, type Fields, matcher } from '../../core/where';
import { readConditions } from '../people/conditions';

type Filter = Args<'getExperiments'>;

/** The fields for --where, and how to read their values from an experiment. */
const experimentFilter: Fields<Experiment> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  description: ({ description }) => description,
  state: ({ state }) => [stateOf(state), state, ...broadStates(state)],
  user: ({ username }) => username,
  label: ({ labels }) => labels,
  project: ({ projectName, projectId }) => [projectName, projectId],
  workspace: ({ workspaceName, workspaceId }) => [workspaceName, workspaceId],
  pool: ({ resourcePool }) => resourcePool,
  searcher: ({ searcherType }) => searcherType,
  archived: ({ archived }) => archived,
  progress: ({ progress }) => progress,
  trials: ({ numTrials }) => numTrials,
  parent: ({ forkedFrom }) => forkedFrom,
  started: ({ startTime }) => startTime,
  ended: ({ endTime }) => endTime,
};

/** The names of the fields for --where. */
export const experimentFields: readonly string[] = Object.keys(experimentFilter);

type Finding = { where?: string | undefined; filter?: Filter };

/** Matching experiments, newest first, with --limit and related options. */
export async function findExperiments(cli: Cli, { where, filter = {} }: Finding) {
  const conditions = await readConditions(cli, where, {
    ownColumnNames: { numTrials: 'trials' },
    states: runStates,
  });
  const keep = matcher(conditions, experimentFilter);
  const condition: Filter = {
    sortBy: 'SORT_BY_ID',
    orderBy: 'ORDER_BY_DESC',
    ...filter,
    ...serverFilter(conditions),
  };
  return listRows(cli, getExperiments, condition, { keep });
}

/** Returns the ids that `--where` selects. */
export async function findExperimentIds(cli: Cli, where: string): Promise<number[]> {
  const ids: number[] = [];
  for await (const { id } of await findExperiments(cli, { where })) ids.push(id);
  return ids;
}

/** Returns the part of a filter that the master can apply. All of it is checked again here. */
function serverFilter(conditions: Condition[]): Filter {
  const filter: Filter = {};
  for (const { field, operator, values } of conditions) {
    const [value = ''] = values;
    if (field === 'name' && operator === '~') filter.name = value;
    if (operator !== '=') continue;
    if (field === 'user') filter.users = values;
    if (field === 'archived' && /^(true|false)$/.test(value)) filter.archived = value === 'true';
    if (field === 'label' && values.length === 1) filter.labels = values;
    const states = field === 'state' ? statesFilter(values.map(wireState)) : [];
    if (states.length > 0) filter.states = states;
  }
  return filter;
}

const wireState = (text: string) =>
  `STATE_${text.toUpperCase().replace(/^STATE_/, '')}` as ExperimentState;

/** One experiment in full. @throws ApiError if it is missing or hidden */
export async function getOne(cli: Cli, experimentId: number): Promise<Experiment> {
  const { client } = await cli.session();
  const { experiment } = await getExperiment(client, { experimentId }, { signal: cli.signal });
  if (experiment) return experiment;
  throw new Failure(`The master did not return experiment ${experimentId}.`);
}

/** Ids of experiments, or those of --where. */
export const experimentIds = (cli: Cli, operands: string[]): Promise<number[]> =>
  readIds(cli, { operands, what: 'experiment', find: (where) => findExperimentIds(cli, where) });

/** The same with a number of words after them. */
export const experimentIdsAndWords = (cli: Cli, operands: string[], count: number) =>
  readIdsAndWords(cli, {
    operands,
    count,
    what: 'experiment',
    find: (where) => findExperimentIds(cli, where),
  });
