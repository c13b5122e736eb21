import { items, supports } from '@trainyard/sdk';
import { getUsers } from '@trainyard/sdk/calls';
import { stateOf, valueAtName } from '@trainyard/sdk/model';
import { type schemas, searchRuns } from '@trainyard/sdk/v038';
import { readIds, readIdsAndWords } from '../../core/each';
import { Failure } from '../../core/failure';
import { broadStates, listedRunStates } from '../../core/output/state-names';
import { paged, rowsOfPages } from '../../core/pages';
import type { Cli } from '../../core/verb';
import { type Condition, type Fields, matcher } from '../../core/where';
import { readConditions } from '../people/conditions';
import { whoAmI } from '../people/find';

/** A run, with the name of its owner, whom the master names by an id alone. */
export type Run = schemas.FlatRun & { username: string };

/**
 * Refuses a command on a master that lists no runs.
 * @param instead what does the same on an older master: `trial logs`
 * @throws Failure that names it
 */
export async function requireRuns(cli: Cli, instead: string): Promise<void> {
  const { client } = await cli.session();
  if (await supports(client, 'searchRuns')) return;
  throw new Failure('Runs need a master of 0.38; this one has experiments and their trials.', {
    outcome: 'unsupported',
    hint: `Use \`trainyard ${instead}\` here.`,
  });
}

/** The fields for --where, and how to read their values from a run. */
const runFilter: Fields<Run> = {
  id: ({ id }) => id,
  name: ({ experiment }) => experiment?.name,
  experiment: ({ experiment }) => experiment?.id,
  description: ({ experiment }) => experiment?.description,
  state: ({ state }) => [stateOf(state), state, ...broadStates(state)],
  user: ({ username }) => username,
  label: ({ labels }) => labels,
  project: ({ projectName, projectId }) => [projectName, projectId],
  workspace: ({ workspaceName, workspaceId }) => [workspaceName, workspaceId],
  pool: ({ experiment }) => experiment?.resourcePool,
  searcher: ({ experiment }) => experiment?.searcherType,
  metric: ({ experiment }) => experiment?.searcherMetric,
  best: ({ searcherMetricValue }) => searcherMetricValue,
  archived: ({ archived }) => archived,
  parent: ({ experiment }) => experiment?.forkedFrom,
  duration: ({ duration }) => duration,
  started: ({ startTime }) => startTime,
  ended: ({ endTime }) => endTime,
};

/** The fields by the names of columns that experiments do not have. */
const ownColumnNames = {
  experimentName: 'name',
  experimentId: 'experiment',
  searcherMetric: 'metric',
  searcherMetricValue: 'best',
};

/** The names of the fields for --where; hyperparameters are fields as well, as `hp.lr`. */
export const runFields: readonly string[] = Object.keys(runFilter);

const hyperparameter = 'hp.';

/** The fields of these conditions: those of every run, and the hyperparameters that they name. */
const fieldsOf = (conditions: readonly Condition[]): Fields<Run> => {
  const names = conditions
    .map(({ field }) => field)
    .filter((field) => field.startsWith(hyperparameter));
  const own = names.map((name) => [
    name,
    ({ hyperparameters = {} }: Run) =>
      valueAtName(hyperparameters, name.slice(hyperparameter.length)),
  ]);
  return { ...runFilter, ...Object.fromEntries(own) };
};

type Finding = {
  where?: string | undefined;
  projectId?: number | undefined;
  workspaceId?: number | undefined;
  /** only runs of the signed-in user that are not archived */
  isOwn?: boolean;
  /** archived runs as well; with --where they are found anyway */
  hasArchived?: boolean;
};

type Part = { columnName: string; operator: string; value: unknown; type: string };

const part = ({ type, ...rest }: Part) => ({
  ...rest,
  kind: 'field',
  location: 'LOCATION_TYPE_RUN',
  type: `COLUMN_TYPE_${type}`,
});

const group = (conjunction: 'and' | 'or', children: object[]) => ({
  kind: 'group',
  conjunction,
  children,
});

const equals = (columnName: string, type: string, values: readonly unknown[]) =>
  group(
    'or',
    values.map((value) => part({ columnName, operator: '=', value, type })),
  );

/** States that the master compares by this name; of an active run it may answer a narrower one. */
const endStates = ['COMPLETED', 'CANCELED', 'ERROR'];

/** Returns the parts of a filter that the master can apply. All of it is checked again here. */
function serverParts(conditions: readonly Condition[]): object[] {
  return conditions.flatMap(({ field, operator, values }): object[] => {
    if (field === 'name' && operator === '~')
      return [
        part({
          columnName: 'experimentName',
          operator: 'contains',
          value: values[0],
          type: 'TEXT',
        }),
      ];
    if (operator !== '=') return [];
    if (field === 'id' || field === 'experiment') {
      const numbers = values.map(Number);
      if (!numbers.every(Number.isInteger)) return [];
      return [equals(field === 'id' ? 'id' : 'experimentId', 'NUMBER', numbers)];
    }
    const states = values.map((value) => value.toUpperCase().replace(/^STATE_/, ''));
    return field === 'state' && states.every((state) => endStates.includes(state))
      ? [equals('state', 'TEXT', states)]
      : [];
  });
}

/** Matching runs, newest first, with --limit and related options. */
export async function findRuns(cli: Cli, finding: Finding) {
  const { where, projectId, workspaceId, isOwn = false, hasArchived = false } = finding;
  const conditions = await readConditions(cli, where, { ownColumnNames, states: listedRunStates });
  const matches = matcher(conditions, fieldsOf(conditions));
  const owner = isOwn ? [equals('user', 'TEXT', [(await whoAmI(cli)).id])] : [];
  const filter = {
    filterGroup: group('and', [...owner, ...serverParts(conditions)]),
    showArchived: hasArchived || where !== undefined,
  };
  const isInWorkspace = (run: Run) => workspaceId === undefined || run.workspaceId === workspaceId;
  const body = {
    sort: 'id=desc',
    filter: JSON.stringify(filter),
    ...(projectId === undefined ? {} : { projectId }),
  };
  return paged(readRuns(cli, body, (run) => isInWorkspace(run) && matches(run)));
}

type Body = { sort: string; filter: string; projectId?: number };

/** Calls that 0.38 adds have no `pages` of the SDK, so the offset is counted here. */
const readRuns = (cli: Cli, body: Body, keep: (run: Run) => boolean) =>
  rowsOfPages<Run>(cli, {
    keep,
    async *read({ limit, offset }) {
      const { client } = await cli.session();
      const names = await namesOfUsers(cli);
      for (let at = offset; ; at += limit) {
        const args = { body: { ...body, offset: at, limit } };
        const { runs } = await searchRuns(client, args, { signal: cli.signal });
        yield runs.map((run) => named(run, names));
        if (runs.length < limit) return;
      }
    },
  });

type Names = ReadonlyMap<number, string>;

async function namesOfUsers(cli: Cli): Promise<Names> {
  const { client } = await cli.session();
  const names = new Map<number, string>();
  for await (const { id, username } of items(client, getUsers, {}, { signal: cli.signal }))
    names.set(id, username);
  return names;
}

const named = (run: schemas.FlatRun, names: Names): Run => ({
  ...run,
  username: names.get(run.userId ?? 0) ?? '',
});

/** One run as a list has it. @throws Failure if it is missing or hidden */
export async function readRun(cli: Cli, id: number): Promise<Run> {
  const { client } = await cli.session();
  const filter = JSON.stringify({
    filterGroup: group('and', [equals('id', 'NUMBER', [id])]),
    showArchived: true,
  });
  const args = { body: { filter, limit: 1 } };
  const { runs } = await searchRuns(client, args, { signal: cli.signal });
  const run = runs.find((each) => each.id === id);
  if (run) return named(run, await namesOfUsers(cli));
  throw new Failure(`There is no run ${id}, or you may not see it.`, { outcome: 'notFound' });
}

const findRunIds = async (cli: Cli, where: string): Promise<number[]> => {
  const ids: number[] = [];
  for await (const { id } of await findRuns(cli, { where })) ids.push(id);
  return ids;
};

/** Ids of runs, or those of --where. */
export const runIds = (cli: Cli, operands: string[]): Promise<number[]> =>
  readIds(cli, { operands, what: 'run', find: (where) => findRunIds(cli, where) });

/** The same with a number of words after them. */
export const runIdsAndWords = (cli: Cli, operands: string[], count: number) =>
  readIdsAndWords(cli, {
    operands,
    count,
    what: 'run',
    find: (where) => findRunIds(cli, where),
  });
