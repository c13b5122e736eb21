import type { MasterState } from '../../master-state';
import { addAgents, addPools } from './cluster';
import type { Facts } from './facts';
import { type PastEvent, registryEvents, taskEvents } from './history';
import { Ids } from './ids';
import { experimentEvents, learnJobs } from './jobs';
import { createMaster, type Origin } from './master';
import { addPeople, addPlaces, addProjects } from './people-and-places';
import type { Prepare } from './preparations';
import { type PreparedMaster, passTo } from './prepared-master';
import { skipTo } from './take-ids';

export type Plan = {
  /** time of day up to which the history of the recorded master is replayed */
  until: string;
  /** users with higher ids do not exist yet */
  users?: number;
  /** entities that the requests themselves create, so they do not exist yet */
  without?: readonly (
    | 'agents'
    | 'people'
    | 'places'
    | 'projects'
    | 'templates'
    | 'webhooks'
    | 'models'
    | 'groups'
    | 'roles'
  )[];
};

/** The facts about a recorded master besides its answers. */
export type RecordedMaster = {
  origin?: Origin;
  addPools: (masterState: MasterState) => void;
  addAgents: (masterState: MasterState) => void;
  /** events besides the experiments */
  events: () => PastEvent[];
  /** maps recorded ids to existing ones, besides those of experiments and trials */
  learn?: (prepared: PreparedMaster) => void;
  /** changes between requests that were not recorded, by the request after them */
  preparations?: Readonly<Record<string, Prepare>>;
};

const defaults: RecordedMaster = {
  addPools,
  addAgents,
  events: () => [...taskEvents(), ...registryEvents()],
};

type Input = {
  of?: RecordedMaster;
  plan: Plan;
  facts: Facts /** entities that the requests create */;
  created: ReadonlySet<string>;
};

/** Prepares a master: replays the history of the recorded one up to a time. */
export async function prepareMaster({
  of = defaults,
  plan,
  facts,
  created,
}: Input): Promise<PreparedMaster> {
  const prepared = { master: createMaster(of.origin), ids: new Ids() };
  const { masterState } = prepared.master;
  const without = new Set<string>([...(plan.without ?? []), ...created]);
  of.addPools(masterState);
  // two groups were deleted before the first of these users was created
  skipTo(masterState.db.groups, 5);
  if (!without.has('people')) addPeople(masterState, facts, plan.users);
  skipTo(masterState.db.groups, 11);
  if (!without.has('agents')) of.addAgents(masterState);
  if (!without.has('places')) addPlaces(masterState, facts);
  if (!without.has('places') && !without.has('projects')) addProjects(masterState, facts, created);
  const end = Date.parse(`2026-11-20T${plan.until}Z`);
  const events = [...experimentEvents(facts), ...of.events()];
  for (const event of events.sort((one, other) => one.at - other.at)) {
    if (event.at > end || without.has(event.id)) continue;
    passTo(prepared.master, event.at);
    if (event.id === 'models') learnNames({ prepared, facts, of });
    await event.run(prepared);
  }
  passTo(prepared.master, end);
  learnNames({ prepared, facts, of });
  return prepared;
}

type Learning = { prepared: PreparedMaster; facts: Facts; of: RecordedMaster };

function learnNames({ prepared, facts, of }: Learning) {
  learnJobs(prepared.master, prepared.ids, facts);
  of.learn?.(prepared);
}
