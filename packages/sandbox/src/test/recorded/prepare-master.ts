import { addAgents, addPools } from './cluster';
import type { Facts } from './facts';
import { type PastEvent, registryEvents, taskEvents } from './history';
import { Ids } from './ids';
import { experimentEvents, learnJobs } from './jobs';
import { createMaster } from './master';
import { addPeople, addPlaces, addProjects } from './people-and-places';
import { type PreparedMaster, passTo } from './prepared-master';
import { skipTo } from './take-ids';

export type Plan = {
  /** the time of day up to which the history of the recorded master has happened */
  until: string;
  /** users with higher ids are not there yet */
  users?: number;
  /** what the requests themselves create: not there yet */
  without?: readonly (
    | 'agents'
    | 'people'
    | 'places'
    | 'projects'
    | 'templates'
    | 'webhooks'
    | 'models'
    | 'groups'
  )[];
};

type Input = {
  plan: Plan;
  facts: Facts /** what the requests create */;
  created: ReadonlySet<string>;
};

/** Sets a stage: lives through the history of the recorded master up to a time. */
export async function prepareMaster({ plan, facts, created }: Input): Promise<PreparedMaster> {
  const stage = { master: createMaster(), ids: new Ids() };
  const { world } = stage.master;
  const without = new Set<string>([...(plan.without ?? []), ...created]);
  addPools(world);
  if (!without.has('people')) addPeople(world, facts, plan.users);
  skipTo(world.db.groups, 11);
  if (!without.has('agents')) addAgents(world);
  if (!without.has('places')) addPlaces(world, facts);
  if (!without.has('places') && !without.has('projects')) addProjects(world, facts, created);
  const end = Date.parse(`2026-11-20T${plan.until}Z`);
  const events = [...experimentEvents(facts), ...taskEvents(), ...registryEvents()];
  for (const event of events.sort((one, other) => one.at - other.at)) {
    if (event.at <= end && !without.has(event.id)) await live(stage, event, facts);
  }
  passTo(stage.master, end);
  learnJobs(stage.master, stage.ids, facts);
  return stage;
}

async function live(stage: PreparedMaster, event: PastEvent, facts: Facts) {
  passTo(stage.master, event.at);
  if (event.id === 'models') learnJobs(stage.master, stage.ids, facts);
  await event.run(stage);
}
