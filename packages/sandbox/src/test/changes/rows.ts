import { isObject } from '@trainyard/sdk/model';
import type { Json } from '../../config/json';
import type { PopulatedMaster } from './populated-master';
import { pathValues } from './reads';
import type { Operation } from './send';
import type { WriteCase } from './write-case';

/** Each resource that a body names by a list of ids, with the argument of a path that names one. */
const lists: Record<string, string> = {
  experimentIds: 'experimentId',
  runIds: 'runId',
  trialIds: 'trialId',
};

/** Returns a value with another one in place of each that a field of this name has. */
function withField(value: unknown, name: string, next: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => withField(each, name, next));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      key === name ? next : withField(each, name, next),
    ]),
  );
}

/** True for the user who reads, whom a write of their account would sign out. */
const isReader = (name: string, value: unknown): boolean => name === 'userId' && value === 1;

/** The project of runs, which calls on runs name beside them. */
function inProjectOf({ db }: PopulatedMaster, runIds: readonly unknown[], args: unknown): unknown {
  const [trial] = db.trials.where(({ id }) => id === runIds[0]);
  const projectId = trial && db.experiments.find(trial.experimentId).projectId;
  return ['projectId', 'sourceProjectId'].reduce(
    (all, name) => withField(all, name, projectId),
    args,
  );
}

/**
 * Returns the cases in which a write is sent to each other row of its resource in place of the
 * one of a case; for lists of ids each row alone, and all runs of each search together.
 */
export function rowsOf(
  { path }: Operation,
  { args, ...writeCase }: WriteCase,
  master: PopulatedMaster,
): WriteCase[] {
  const own: Json = { ...args(master) };
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const perPath = inPath.flatMap((name) =>
    (pathValues[name]?.(master) ?? [])
      .filter((value) => name in own && value !== own[name] && !isReader(name, value))
      .map((value) => withField(own, name, value)),
  );
  const body = isObject(own.body) ? own.body : {};
  const perList = Object.entries(lists).flatMap(([list, name]) => {
    const ids = body[list];
    if (!Array.isArray(ids) || ids.length === 0) return [];
    const searches = master.db.experiments
      .all()
      .map(({ trialIds }) => trialIds)
      .filter(({ length }) => length > 1);
    const choices = [
      ...(pathValues[name]?.(master) ?? []).map((value) => [value]),
      ...(list === 'experimentIds' ? [] : searches),
    ];
    return choices
      .filter((choice) => String(choice) !== String(ids))
      .map((choice) => {
        const changed = withField(own, list, choice);
        return list === 'runIds' ? inProjectOf(master, choice, changed) : changed;
      });
  });
  return [...perPath, ...perList].map((changed) => ({
    ...writeCase,
    args: () => changed as object, // of the object of arguments
  }));
}
