import type { EntityKind } from '../actions';
import { actionStateOf } from '../actions/row';
import { laterPolicies } from '../master/later';
import { type MasterCall, masterAllows, masterPolicy } from '../master-policy';
import { can, type PolicyName, policies } from '../policies';
import { policyWords } from '../policy-words';
import type { Viewer } from '../viewer';
import {
  type Action,
  comparisons,
  everyAction,
  isOffered,
  reasons,
} from './actions-against-master';
import { ways } from './entities';
import { experimentWith } from './experiments';
import { ownerId, viewerKinds, viewers, viewers038, workspaceId } from './viewers';

const signs = { allowed: '●', disabled: '○', hidden: ' ' };

/** The page that shows the offers to each user, from the tables themselves. */
export function matrixPage(): string {
  return [
    '# Who is offered what',
    'Written by the tests of this package from its tables: `vitest run packages/rbac -u`.',
    '● allowed · ○ visible, disabled, with the reason · empty: left out.',
    '## By state',
    'For a user with every permission.',
    ...Object.keys(ways).filter(isKind).flatMap(byState),
    '### experiment, by archive flags, completed, with a single trial',
    byArchive(),
    '## By person',
    'Where the state fits. The first three columns: role-based access off. The others: on, with that role in the workspace of the thing (`ClusterAdmin` everywhere, `Editor elsewhere` in another workspace). The thing, and the workspace it is in, belong to `owner`.',
    byPerson(),
    '## Policies by person',
    'The thing asked about is in the same workspace and belongs to `owner`.',
    policiesByPerson(),
    '## Policies by person, on both releases',
    'The same on a 0.38 master beside a 0.23 one: ● allowed on both, ▲ only on 0.38, ▽ only on 0.23. `EditorRestricted`, `EditorProjectRestricted`, `GenAIUser` and `TokenCreator` are roles that 0.23 does not have.',
    policiesOnBoth(),
    '## Calls of the master by person, on both releases',
    'Who is not refused, with the signs of the part above: a call that only 0.38 has is ▲ for roles that both have. Parts of a call that ask more, and rows that a list leaves out, are not shown.',
    callsOnBoth(),
    '## ActionState and master',
    'Where what is offered to a person and what the master then answers differ, for a person who sees the thing or not.',
    differences(),
    'About states the master is milder: cancel and kill of a finished experiment, pause of a paused one and activate of an active one are answered 200 and do nothing; archive does not look at the project; archived experiments may be edited. The bulk call to delete asks nobody whose experiments they are where roles are off.',
    '',
  ].join('\n\n');
}

const isKind = (name: string): name is EntityKind => name in ways;
const of = (kind: EntityKind) => everyAction().filter((action) => action.kind === kind);

function byState(kind: EntityKind): string[] {
  const entities = Object.entries(ways[kind]);
  const rows = of(kind).map((action) => [
    action.id,
    ...entities.map(([, entity]) => sign(action, entity)),
  ]);
  return [`### ${kind}`, table(['action', ...entities.map(([name]) => name)], rows)];
}

function byArchive(): string {
  const cases = { neither: {}, archived: { archived: true }, parent: { parentArchived: true } };
  const both = { archived: true, parentArchived: true };
  const all = Object.entries({ ...cases, both });
  const rows = of('experiment').map((action) => [
    action.id,
    ...all.map(([, changes]) => sign(action, experimentWith(changes))),
  ]);
  return table(['action', ...all.map(([name]) => name)], rows);
}

function byPerson(): string {
  const rows = everyAction().map((action) => [
    `${action.kind}.${action.id}`,
    ...viewerKinds.map((person) => mark(isOffered(action, person))),
  ]);
  return table(['action', ...viewerKinds], rows);
}

function policiesByPerson(): string {
  const rows = Object.keys(policies)
    .filter((name) => isPolicy(name))
    .map((name) => [
      name,
      ...viewerKinds.map((kind) => mark(can(viewers[kind], name, { workspaceId, ownerId }))),
    ]);
  return table(['policy', ...viewerKinds], rows);
}

const here = { workspaceId, ownerId };

/**
 * Marks for each user of 0.38 whether a rule is true on both releases, or on one; calls `isSo` for
 * older users too.
 */
function onBoth(isSo: (viewer: Viewer) => boolean): string[] {
  const older = new Map<string, Viewer>(Object.entries(viewers));
  return Object.entries(viewers038).map(([kind, viewer]) => {
    const before = older.get(kind);
    const isNow = isSo(viewer);
    if (before === undefined || isSo(before) === isNow) return mark(isNow);
    return isNow ? '▲' : '▽';
  });
}

function policiesOnBoth(): string {
  const rows = names.map((name) => [name, ...onBoth((viewer) => can(viewer, name, here))]);
  return table(['policy', ...Object.keys(viewers038)], rows);
}

function callsOnBoth(): string {
  const scope = { ...here, otherWorkspaceId: workspaceId };
  const rows = Object.keys(masterPolicy)
    .filter((id) => isCall(id))
    .map((id) => [
      id,
      ...onBoth(
        (viewer) => !(isLater(id) && viewer.release === '0.23') && masterAllows(viewer, id, scope),
      ),
    ]);
  return table(['call', ...Object.keys(viewers038)], rows);
}

const isCall = (id: string): id is MasterCall => id in masterPolicy;
const isLater = (id: MasterCall): boolean => id in laterPolicies;

const names = Object.keys(policyWords).filter((name): name is PolicyName => name in policyWords);

function differences(): string {
  const rows = comparisons()
    .filter(({ offeredOnly, takenOnly }) => offeredOnly.length + takenOnly.length > 0)
    .map(({ action, offeredOnly, takenOnly }) => [
      action,
      offeredOnly.join(', '),
      takenOnly.join(', '),
      reasons[action] ?? '',
    ]);
  return table(['action', 'offered, and refused', 'taken, and not offered', 'why'], rows);
}

const mark = (isAllowed: boolean) => (isAllowed ? signs.allowed : signs.hidden);

function sign({ id, table }: Action, entity: unknown) {
  return signs[actionStateOf(table, id, { entity, viewer: viewers.admin }).state];
}

const isPolicy = (name: string): name is keyof typeof policies => name in policies;

function table(head: string[], rows: string[][]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
