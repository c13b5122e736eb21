import { isObject, type Json, listOf, objectOf, textOf } from '../../config/json';

/** The sequence of states of each part of a job: its experiment, trials, allocations. */
export type Sequences = Map<string, string[]>;

/** The states of each part in order, without repetitions. */
export function sequencesOf(polls: Json[]): Sequences {
  const sequences: Sequences = new Map();
  for (const poll of polls) {
    for (const [part, state] of statesIn(poll)) {
      const seen = sequences.get(part) ?? [];
      if (seen.at(-1) !== state) sequences.set(part, [...seen, state]);
    }
  }
  return sequences;
}

const interactive = ['command', 'notebook', 'shell'] as const;

function statesIn(poll: Json): Array<[string, string]> {
  const states: Array<[string, string]> = [];
  const add = (part: string, { state }: Json) => states.push([part, textOf(state)]);
  for (const kind of interactive) if (isObject(poll[kind])) add(kind, poll[kind]);
  if (isObject(poll.experiment)) {
    add('experiment', poll.experiment);
    // without a job there is no state
    add('job', objectOf(poll.jobSummary));
  }
  const trials = listOf(poll.trials).filter(isObject);
  for (const [index, trial] of trials.entries()) {
    add(`trial ${index}`, trial);
    const task = objectOf(objectOf(poll.tasks)[textOf(trial.taskId)]);
    for (const [number, allocation] of allocationsOf(task)) {
      add(`trial ${index}, allocation ${number}`, allocation);
    }
  }
  for (const [number, allocation] of allocationsOf(objectOf(poll.task))) {
    add(`allocation ${number}`, allocation);
    states.push([`allocation ${number} is ready`, String(allocation.isReady)]);
  }
  return states;
}

const allocationsOf = ({ allocations }: Json): Array<[string, Json]> =>
  listOf(allocations)
    .filter(isObject)
    .map((allocation) => [textOf(allocation.allocationId).split('.').at(-1) ?? '', allocation]);

// these may be shorter than the interval of the polls
const brief = new Set(['STATE_QUEUED', 'STATE_PULLING', 'STATE_STARTING', 'STATE_SCHEDULED', '']);

/** The longer states, in order. */
export const longStates = (states: string[]): string[] => without(brief, states);

/** All states except the wait for slots. */
export const withoutQueue = (states: string[]): string[] =>
  without(new Set(['STATE_QUEUED']), states);

const without = (passing: ReadonlySet<string>, states: string[]): string[] =>
  states
    .filter((state) => !passing.has(state))
    .filter((state, index, all) => state !== all[index - 1]);

/** Returns true if a sequence occurs in another one, in order. */
export function isSubsequence(part: string[], sequence: string[]): boolean {
  let place = 0;
  for (const state of sequence) if (state === part[place]) place += 1;
  return place === part.length;
}
