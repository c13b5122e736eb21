import {
  type Column,
  extra,
  field,
  numberField,
  stateField,
  timeField,
} from '../../core/output/columns';
import type { Cli } from '../../core/verb';
import { findWorkspace } from '../workspace/find';
import { kinds, type TaskKind, type TaskRow } from './kinds';

const common: Column<TaskRow>[] = [
  field('id', 'ID'),
  field('username', 'Owner'),
  field('description', 'Description'),
  stateField(),
];
const rest: Column<TaskRow>[] = [
  field('exitStatus', 'Exit status'),
  field('resourcePool', 'Pool'),
  timeField('startTime', 'Started'),
  numberField('workspaceId', 'Workspace'),
  extra(field('jobId', 'Job')),
  extra(field('serviceAddress', 'Address')),
];
const boards: Column<TaskRow>[] = [
  field('experimentIds', 'Experiments', {
    show: ({ experimentIds = [] }) => experimentIds.join(', '),
  }),
  field('trialIds', 'Trials', { show: ({ trialIds = [] }) => trialIds.join(', ') }),
];

export const taskColumns = (kind: TaskKind): Column<TaskRow>[] =>
  kind === 'tensorboard' ? [...common, ...boards, ...rest] : [...common, ...rest];

type Which = { isAll: boolean; workspace: string | undefined };

/** Tasks of a kind, by default one's own; applies --limit and --offset. */
export async function* taskRows(
  cli: Cli,
  kind: TaskKind,
  { isAll, workspace }: Which,
): AsyncGenerator<TaskRow, void, undefined> {
  const { client, username } = await cli.session();
  const ownFilter = isAll || username === undefined ? {} : { users: [username] };
  const place =
    workspace === undefined ? {} : { workspaceId: (await findWorkspace(cli, workspace)).id };
  const { offset, limit = Number.POSITIVE_INFINITY } = cli.globals;
  let at = 0;
  for await (const row of kinds[kind].list(
    client,
    { ...ownFilter, ...place },
    { signal: cli.signal },
  )) {
    if (at >= offset + limit) return;
    if (at >= offset) yield row;
    at += 1;
  }
}
