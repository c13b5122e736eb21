import type { Caller } from '../call';
import { getExperiments } from '../generated/calls/experiments';
import type { Args } from '../operation';
import { collect, items } from '../pages/pages';
import { type Pace, poll } from '../poll/poll';
import type { Experiment } from '../types';

/** What has become of the list since the last look. */
export type ExperimentEvent =
  | { type: 'snapshot'; experiments: Experiment[] }
  | { type: 'added'; experiment: Experiment }
  | { type: 'changed'; experiment: Experiment; before: Experiment }
  /** after `added` or `changed`: it has ended by an error since the last look */
  | { type: 'failed'; experiment: Experiment }
  | { type: 'removed'; before: Experiment };

type Watching = { client: Caller; filter: Args<'getExperiments'>; pace: Pace };

/** Looks again and again, and tells how each look differs from the one before. */
export async function* experimentChanges({
  client,
  filter,
  pace,
}: Watching): AsyncGenerator<ExperimentEvent, void, undefined> {
  const look = (signal: AbortSignal) => {
    const rows = items(client, getExperiments, { ...filter, limit: 500 }, { signal, retry: 'off' });
    return collect(rows);
  };
  let known: Map<number, Known> | undefined;
  for await (const experiments of poll(look, pace)) {
    const now = new Map(experiments.map((each) => [each.id, knownOf(each)]));
    if (known) yield* difference(known, now);
    else yield { type: 'snapshot', experiments };
    known = now;
  }
}

const hasFailed = ({ state }: Experiment) => state === 'STATE_ERROR';

/** An experiment and its text, by which it is compared. */
type Known = { experiment: Experiment; text: string };

const knownOf = (experiment: Experiment): Known => ({
  experiment,
  text: JSON.stringify(experiment),
});

function* difference(
  before: Map<number, Known>,
  now: Map<number, Known>,
): Generator<ExperimentEvent, void, undefined> {
  for (const [id, { experiment }] of before)
    if (!now.has(id)) yield { type: 'removed', before: experiment };
  for (const [id, { experiment, text }] of now) {
    const old = before.get(id);
    if (!old) yield { type: 'added', experiment };
    else if (old.text !== text) yield { type: 'changed', experiment, before: old.experiment };
    if (hasFailed(experiment) && !(old && hasFailed(old.experiment)))
      yield { type: 'failed', experiment };
  }
}
