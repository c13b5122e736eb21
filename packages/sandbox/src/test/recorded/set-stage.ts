import { addAgents, addPools } from './cluster';
import type { Facts } from './facts';
import { type Deed, registryDeeds, taskDeeds } from './history';
import { Ids } from './ids';
import { experimentDeeds, learnJobs } from './jobs';
import { createMaster } from './master';
import { addPeople, addPlaces, addProjects } from './people-and-places';
import { passTo, type Stage } from './stage';
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
export async function setStage({ plan, facts, created }: Input): Promise<Stage> {
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
  const deeds = [...experimentDeeds(facts), ...taskDeeds(), ...registryDeeds()];
  for (const deed of deeds.sort((one, other) => one.at - other.at)) {
    if (deed.at <= end && !without.has(deed.id)) await live(stage, deed, facts);
  }
  passTo(stage.master, end);
  learnJobs(stage.master, stage.ids, facts);
  return stage;
}

async function live(stage: Stage, deed: Deed, facts: Facts) {
  passTo(stage.master, deed.at);
  if (deed.id === 'models') learnJobs(stage.master, stage.ids, facts);
  await deed.run(stage);
}
