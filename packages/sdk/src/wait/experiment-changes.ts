import type { Caller } from '../client/call';
import type { Args } from '../client/operation';
import { getExperiments } from '../generated/calls/experiments';
import { collect, items } from '../pages/pages';
import { type Pace, poll } from '../poll/poll';
import type { Experiment } from '../types';

/** A change of the list since the last poll. */
export type ExperimentEvent =
  | { type: 'snapshot'; experiments: Experiment[] }
  | { type: 'added'; experiment: Experiment }
  | { type: 'changed'; experiment: Experiment; before: Experiment }
  /** after `added` or `changed`: it has failed since the last poll */
  | { type: 'failed'; experiment: Experiment }
  | { type: 'removed'; before: Experiment };

type Watching = { client: Caller; filter: Args<'getExperiments'>; pace: Pace };

/** Polls, and yields the differences between consecutive answers. */
export async function* experimentChanges({
  client,
  filter,
  pace,
}: Watching): AsyncGenerator<ExperimentEvent, void, undefined> {
  const readAll = (signal: AbortSignal) => {
    const rows = items(client, getExperiments, { ...filter, limit: 500 }, { signal, retry: 'off' });
    return collect(rows);
  };
  let before: Map<number, KnownExperiment> | undefined;
  for await (const experiments of poll(readAll, { ...pace, client, what: 'experiments' })) {
    const now = new Map(experiments.map((each) => [each.id, knownOf(each)]));
    if (before) yield* difference(before, now);
    else yield { type: 'snapshot', experiments };
    before = now;
  }
}

const hasFailed = ({ state }: Experiment) => state === 'STATE_ERROR';

/** An experiment and its text for comparing. */
type KnownExperiment = { experiment: Experiment; text: string };

const knownOf = (experiment: Experiment): KnownExperiment => ({
  experiment,
  text: JSON.stringify(experiment),
});

function* difference(
  before: Map<number, KnownExperiment>,
  now: Map<number, KnownExperiment>,
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
