import { isObject, type Json, listOf, numberOf, objectOf } from '../../config/json';
import type { Exchange } from './exchange';

/** The state of the recorded master, read from its answers: the latest version of each entity. */
export type Facts = Record<Kind, Map<number, Json>>;

type Kind = 'users' | 'workspaces' | 'projects' | 'experiments' | 'trials';

// a field that only this kind of entity has
const marks: Record<Kind, readonly string[]> = {
  users: ['username', 'admin', 'agentUserGroup'],
  workspaces: ['numProjects', 'pinned'],
  projects: ['numActiveExperiments'],
  experiments: ['searcherType', 'jobId'],
  trials: ['experimentId', 'runnerState'],
};

export function factsOf(exchanges: Exchange[]): Facts {
  const facts: Facts = {
    users: new Map(),
    workspaces: new Map(),
    projects: new Map(),
    experiments: new Map(),
    trials: new Map(),
  };
  for (const { response } of exchanges) gather(response.body, facts);
  return facts;
}

function gather(value: unknown, facts: Facts) {
  if (Array.isArray(value)) for (const item of value) gather(item, facts);
  if (!isObject(value)) return;
  for (const [kind, names] of Object.entries(marks)) {
    if (names.every((name) => name in value)) keep(value, factsOfKind(facts, kind));
  }
  for (const item of Object.values(value)) gather(item, facts);
}

const factsOfKind = (facts: Facts, kind: string) =>
  Object.entries(facts).find(([name]) => name === kind)?.[1] ?? new Map<number, Json>();

// lists leave out texts and ids that single answers have
function keep(entity: Json, of: Map<number, Json>) {
  const id = Number(entity.id);
  if (id === 0) return;
  const earlier = of.get(id) ?? {};
  const fields = Object.entries(entity).filter(([, value]) => !isBlank(value));
  of.set(id, { ...entity, ...earlier, ...Object.fromEntries(fields) });
}

const isBlank = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The entities of a kind, by ascending id. */
export const byId = (of: ReadonlyMap<number, Json>): Array<[number, Json]> =>
  [...of].sort(([one], [other]) => one - other);

/** The lowest id among the recorded trials of an experiment; infinite if none was recorded. */
export function firstTrialOf({ trials, experiments }: Facts, experimentId: number): number {
  const listed = listOf(objectOf(experiments.get(experimentId)).trialIds).map(Number);
  const seen = [...trials].filter(([, trial]) => numberOf(trial.experimentId, 0) === experimentId);
  return Math.min(...listed, ...seen.map(([id]) => id));
}
