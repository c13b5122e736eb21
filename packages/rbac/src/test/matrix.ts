import {
  type ActionableExperiment,
  experimentAction,
  experimentActionIds,
} from '../experiment-actions';
import { can, policies } from '../policies';
import { allStates, experimentWith } from './experiments';
import { compare, reasons } from './offer-and-master';
import { ownerId, viewerKinds, viewers, workspaceId } from './viewers';

const signs = { allowed: '●', disabled: '○', hidden: ' ' };

/** The page that shows who is offered what, from the tables themselves. */
export function matrixPage(): string {
  return [
    '# Who is offered what',
    'Written by the tests of this package from its tables: `vitest run packages/rbac -u`.',
    '● allowed · ○ in sight, disabled, with the reason · empty: left out.',
    '## Experiment actions by state, for somebody who may do everything',
    byState(),
    '## Experiment actions by archive flags, for a completed experiment with a single trial',
    byArchive(),
    '## Experiment actions by person, where the state fits',
    'The first three columns: role-based access off. The others: on, with that role in the workspace of the experiment (`ClusterAdmin` everywhere, `Editor elsewhere` in another workspace).',
    byPerson(),
    '## Policies by person',
    'The thing asked about is in the same workspace and belongs to `owner`.',
    policiesByPerson(),
    '## Offer and master',
    'Where what is offered and what the master takes differ. Left out on the side of the master is what it takes to see the experiment at all.',
    differences(),
    'The master is milder about states: cancel and kill of a finished experiment, pause of a paused one and activate of an active one are answered 200 and do nothing; archive does not look at the project; archived experiments may be edited. The bulk call to delete asks nobody whose experiments they are where roles are off.',
    '',
  ].join('\n\n');
}

function byState(): string {
  const rows = experimentActionIds.map((id) => [
    id,
    ...allStates.map((state) => sign({ state }, id)),
  ]);
  return table(['action', ...allStates.map((state) => state.replace('STATE_', ''))], rows);
}

function byArchive(): string {
  const cases = { neither: {}, archived: { archived: true }, parent: { parentArchived: true } };
  const both = { archived: true, parentArchived: true };
  const all = Object.entries({ ...cases, both });
  const rows = experimentActionIds.map((id) => [
    id,
    ...all.map(([, changes]) => sign(changes, id)),
  ]);
  return table(['action', ...all.map(([name]) => name)], rows);
}

function byPerson(): string {
  const rows = experimentActionIds.map((id) => [
    id,
    ...viewerKinds.map((kind) => {
      const states = allStates.flatMap((state) => [
        experimentAction(viewers[kind], experimentWith({ state }), id).state,
        experimentAction(viewers[kind], experimentWith({ state, archived: true }), id).state,
      ]);
      return states.includes('allowed') ? signs.allowed : signs.hidden;
    }),
  ]);
  return table(['action', ...viewerKinds], rows);
}

function policiesByPerson(): string {
  const rows = Object.keys(policies)
    .filter((name) => isPolicy(name))
    .map((name) => [
      name,
      ...viewerKinds.map((kind) =>
        can(viewers[kind], name, { workspaceId, ownerId }) ? signs.allowed : signs.hidden,
      ),
    ]);
  return table(['policy', ...viewerKinds], rows);
}

function differences(): string {
  const rows = experimentActionIds
    .map(compare)
    .filter(({ differ }) => differ)
    .map(({ id, offer, master }) => [
      id,
      `${offer.withRoles}; without roles ${offer.withoutRoles}`,
      `${master.withRoles}; without roles ${master.withoutRoles}`,
      reasons[id] ?? '',
    ]);
  return table(['action', 'offered with', 'the master takes', 'why'], rows);
}

function sign(changes: Partial<ActionableExperiment>, id: (typeof experimentActionIds)[number]) {
  return signs[experimentAction(viewers.admin, experimentWith(changes), id).state];
}

const isPolicy = (name: string): name is keyof typeof policies => name in policies;

function table(head: string[], rows: string[][]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
