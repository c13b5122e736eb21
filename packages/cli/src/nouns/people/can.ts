import {
  type ActionState,
  actionsFor,
  actionTables,
  type Explanation,
  explainPermission,
  type PolicyName,
  policies,
  policyFor,
  type Scope,
  userRolesOf,
} from '@trainyard/rbac';
import { isBefore038, items } from '@trainyard/sdk';
import { getGroups, getWorkspaces } from '@trainyard/sdk/calls';
import { ownValue } from '@trainyard/sdk/model';
import { didYouMean } from '../../core/did-you-mean';
import { readEach, readWords } from '../../core/each';
import { exitCodeOf } from '../../core/failure';
import { UsageError } from '../../core/option-values';
import { field } from '../../core/output/columns';
import { type Cli, defineVerb, type Suggested } from '../../core/verb';
import { findWorkspace } from '../workspace/find';
import { subjectReaders } from './can-subject';
import { whoAmI } from './find';
import { readViewer } from './viewer';

type Row = { id: string; action: string; allowed: boolean; reason: string };

const columnsOf = (reason: string) => [
  field<Row>('id', 'ID'),
  field<Row>('action', 'Action'),
  field<Row>('allowed', 'Allowed', {
    show: ({ allowed }) => (allowed ? 'yes' : 'no'),
    tone: ({ allowed }) => (allowed ? 'good' : 'bad'),
  }),
  field<Row>('reason', reason),
];

/** Words of the command line for actions with another name. */
const words: Record<string, string> = {
  unpause: 'activate',
  resume: 'activate',
  continue: 'continueTrial',
  'download-model-def': 'downloadCode',
  logs: 'viewLogs',
  compare: 'compareTrials',
  rm: 'delete',
  remove: 'delete',
  label: 'tag',
  set: 'edit',
};

const check = defineVerb({
  name: 'ask',
  summary: 'Check whether you may do something now, and if not, why',
  operands: '<noun> [verb] [id…]',
  suggests: suggestedWords,
  prints: 'rows',
  isDefault: true,
  options: {
    on: {
      type: 'string',
      value: 'WORKSPACE',
      help: 'Workspace to check an action without an id in',
    },
    why: {
      type: 'boolean',
      help: 'Explain which role allows it, through which group',
    },
  },
  examples: [
    'trainyard can experiment move 42',
    'trainyard can kill 3..9',
    'trainyard can workspace 4',
    'trainyard can experiment.create --on Vision --why',
  ],
  run: async ({ operands, values, cli }) => {
    const words = await readWords(cli, operands);
    // `experiment create`: an action that needs no id
    const names = isPolicy(words[0]) ? words : [words.join('.')];
    const checks = names.flatMap((action) => {
      const policy = isPolicy(action) ? action : ownValue(creations, action);
      return policy ? [{ action, policy }] : [];
    });
    if (checks.length > 0) return checkPolicies(cli, checks, values);
    const { noun, verb, ids } = readQuestion(words);
    const read = ownValue(subjectReaders, noun);
    if (!read) throw new UsageError(unknownNoun(noun));
    const { client } = await cli.session();
    const viewer = await readViewer(cli);
    const options = { signal: cli.signal };
    const { found, exitCode } = await readEach(cli, {
      ids,
      what: noun,
      read: async (id) => ({ id, subject: await read({ client, id, options, action: verb }) }),
    });
    const explain = values.why ? await readExplainer(cli) : undefined;
    const rows = found.flatMap(({ id, subject }) => {
      const actions = actionsFor(subject, viewer);
      return chosen(actions, noun, verb).map((action) => {
        const of = actions.find((each) => each.id === action.id);
        const by = explain && of && policyFor(subject, of.id, viewer);
        return rowOf(
          id,
          by ? { ...action, reason: whyOf(action, explain(by.policy, by.scope)) } : action,
        );
      });
    });
    await cli.out.rows(columnsOf(values.why ? 'Why' : 'Why not'), rows);
    if (exitCode !== 0) return exitCode;
    const isRefused = verb !== undefined && rows.some(({ allowed }) => !allowed);
    return exitCodeOf(isRefused ? 'forbidden' : 'done', cli.globals.hasDetailedExitCode);
  },
});

/** A reason from the state of the entity is more useful than an existing permission. */
const whyOf = ({ state, reason }: ActionState, { isAllowed, sentence }: Explanation): string =>
  isAllowed && state !== 'allowed' && reason !== undefined ? reason : sentence;

const isPolicy = (name: string | undefined): name is PolicyName =>
  name !== undefined && Object.hasOwn(policies, name);

/** Creations whose permission covers every change of such a thing. */
const creations: Record<string, PolicyName> = {
  'user.create': 'user.administrate',
  'group.create': 'group.modify',
  'webhook.create': 'webhook.edit',
};

type Check = { action: string; policy: PolicyName };
type Values = { on?: string | undefined; why?: boolean | undefined };

/**
 * Checks `experiment.create --on Vision`: an action of the permission tables, without an entity.
 */
async function checkPolicies(cli: Cli, checks: Check[], { on, why }: Values): Promise<number> {
  const workspace = on === undefined ? undefined : await findWorkspace(cli, on);
  const explain = await readExplainer(cli);
  const rows = checks.map(({ action, policy }): Row => {
    const isOwned = action.startsWith('workspace.') || action.startsWith('role.');
    const scope = {
      ...(workspace ? { workspaceId: workspace.id } : {}),
      ...(workspace && isOwned ? { ownerId: workspace.userId } : {}),
    };
    const { isAllowed, sentence } = explain(policy, scope);
    const reason = why || !isAllowed ? sentence : '';
    return { id: workspace?.name ?? '', action, allowed: isAllowed, reason };
  });
  await cli.out.rows(columnsOf(why ? 'Why' : 'Why not'), rows);
  const isRefused = rows.some(({ allowed }) => !allowed);
  return exitCodeOf(isRefused ? 'forbidden' : 'done', cli.globals.hasDetailedExitCode);
}

const nouns = Object.keys(subjectReaders);

/** The words of a question: a noun or an action of the permission tables, a verb, then ids. */
function suggestedWords([noun, ...others]: readonly string[]): Suggested {
  if (noun === undefined) return { words: [...nouns, ...Object.keys(policies)] };
  if (!nouns.includes(noun)) return { words: [] };
  return { words: others.length === 0 ? verbsOf(noun) : [], kind: noun };
}

/** The actions that are checked of a noun, and the one that needs no id. */
function verbsOf(noun: string): string[] {
  const rows = ownValue(actionTables, kindOf(noun))?.rows ?? {};
  const needsNoId = isPolicy(`${noun}.create`) || Object.hasOwn(creations, `${noun}.create`);
  return [...Object.keys(rows).map(kebab), ...(needsNoId ? ['create'] : [])];
}

/** Nouns of the command line with another name in the tables of actions. */
const kindOf = (noun: string): string =>
  ({
    command: 'task',
    notebook: 'task',
    shell: 'task',
    tensorboard: 'task',
    'user-group': 'group',
    'resource-pool': 'resourcePool',
  })[noun] ?? noun;

/** Parses `experiment move 42`, `workspace 4` for all actions, `kill 3..9` of experiments. */
function readQuestion([first = '', ...others]: string[]) {
  const noun = ownValue(subjectReaders, first) ? first : 'experiment';
  const [second = '', ...rest] = noun === first ? others : [first, ...others];
  const [after = ''] = rest;
  if (noun !== first && ownValue(subjectReaders, after))
    throw new UsageError(
      `The noun comes first: \`trainyard can ${[after, first, ...rest.slice(1)].join(' ')}\`.`,
    );
  const isId = /^\d/.test(second) || rest.length === 0;
  const ids = (isId ? [second, ...rest] : rest).flatMap(expanded);
  return { noun, verb: isId ? undefined : second, ids };
}

function expanded(word: string): string[] {
  const [, first, last] = /^(\d+)\.\.(\d+)$/.exec(word) ?? [];
  const length = Number(last) - Number(first) + 1;
  if (first === undefined || !(length > 0 && length <= 10_000)) return word.split(',');
  return Array.from({ length }, (_, index) => String(Number(first) + index));
}

function chosen(actions: ActionState[], noun: string, verb: string | undefined): ActionState[] {
  if (verb === undefined) return actions;
  const camel = verb.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const candidates = [camel, ownValue(words, verb)];
  const action = actions.find(({ id }) => candidates.includes(id));
  if (action) return [action];
  const actionNames = actions.map(({ id }) => kebab(id));
  const near = didYouMean(verb, actionNames);
  throw new UsageError(
    near
      ? `There is no action "${verb}" of ${noun}s; did you mean ${near}?`
      : `There is no action "${verb}" of ${noun}s; there are ${actionNames.join(', ')}.`,
  );
}

const rowOf = (id: string, { id: action, state, reason = '' }: ActionState): Row => ({
  id,
  action: kebab(action),
  allowed: state === 'allowed',
  reason,
});

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const unknownNoun = (noun: string) =>
  `"${noun}" cannot be checked; there are ${Object.keys(subjectReaders).join(', ')}.`;

export const verbs = [check];

type Explain = (policy: PolicyName, scope: Scope) => Explanation;

/** Reads the roles of the signed-in user one by one, and explains their permissions. */
async function readExplainer(cli: Cli): Promise<Explain> {
  const { client } = await cli.session();
  const options = { signal: cli.signal };
  const [user, { rbacEnabled, version }] = await Promise.all([
    whoAmI(cli),
    client.getMaster({}, options),
  ]);
  const names = new Map<number, string>();
  const groupNames = new Map<number, string>();
  if (rbacEnabled) {
    for await (const { id, name } of items(client, getWorkspaces, {}, options)) names.set(id, name);
    const ownRequest = { body: { userId: user.id, limit: 100 } };
    for await (const { group } of items(client, getGroups, ownRequest, options))
      groupNames.set(group.groupId, group.name);
  }
  // answers 501 without role-based access
  const { roles } = rbacEnabled
    ? await client.getRolesAssignedToUser({ userId: user.id }, options)
    : { roles: [] };
  const person = { user, roles: userRolesOf(roles, groupNames) };
  const workspaceName = (id: number) => names.get(id) ?? `workspace ${id}`;
  const release = isBefore038(version) ? '0.23' : '0.38';
  return (policy, scope) =>
    explainPermission({ person, policy, scope, rbacEnabled, release, workspaceName });
}
