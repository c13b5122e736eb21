import type { Database } from '../../database/database';
import { runSteps } from '../engine/timeline';
import type { Step } from '../rows';
import { type RunIn, runsIn, type Span } from './usage';

/** One entry with a duration: an allocation of a trial, or the presence of an agent. */
export type UsageEntry = {
  kind: 'training' | 'validation' | 'checkpointing' | 'imagepulling' | 'agent';
  from: number;
  /** null while it continues */
  to: number | null;
  seconds: number;
  experimentId: number;
  username: string;
  userId: number;
  labels: string[];
  slots: number;
};

type Input = { db: Database; span: Span; now: number };

type Kind = UsageEntry['kind'];

const kinds: Record<Step['kind'], Kind> = {
  training: 'training',
  validation: 'validation',
  checkpoint: 'checkpointing',
};

/** The fields of an entry besides its kind and time. */
type Subject = Omit<UsageEntry, 'kind' | 'from' | 'to' | 'seconds'>;

/** A time span before it becomes an entry: there may be millions. */
type Stretch = { kind: Kind; from: number; to: number | null; of: Subject };

/** The experiments and tasks that ran during a span, ordered by start; created on reading. */
export function* usageEntries({ db, span, now }: Input): Generator<UsageEntry> {
  const isIn = ({ from, to }: Stretch) => from < span.to && (to ?? now) >= span.from;
  let waiting = agentStretches(db).filter(isIn);
  for (const runs of inGroups(runsIn({ db, span, now }))) {
    // none of these or of later ones began before
    const from = runs[0]?.experiment.startedAt ?? 0;
    const [earlier, others] = splitAt(waiting, from);
    for (const each of earlier) yield entryOf(each, now);
    waiting = [
      ...others,
      ...runs.flatMap((each) => runStretches({ ...each, db, now }).filter(isIn)),
    ];
  }
  for (const each of splitAt(waiting, Number.POSITIVE_INFINITY)[0]) yield entryOf(each, now);
}

function entryOf({ kind, from, to, of }: Stretch, now: number): UsageEntry {
  return { kind, from, to, seconds: ((to ?? now) - from) / 1000, ...of };
}

const groupSize = 500;

function* inGroups<Each>(all: Iterable<Each>): Generator<Each[]> {
  let group: Each[] = [];
  for (const each of all) {
    group.push(each);
    if (group.length < groupSize) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

// the earlier ones, in order, and the others
function splitAt(stretches: Stretch[], from: number): [Stretch[], Stretch[]] {
  const inOrder = stretches.sort((left, right) => left.from - right.from);
  const count = inOrder.findIndex((each) => each.from >= from);
  return count === -1 ? [inOrder, []] : [inOrder.slice(0, count), inOrder.slice(count)];
}

const agentStretches = (db: Database): Stretch[] =>
  db.agents.all().map(({ id, registeredAt, slots }) => ({
    kind: 'agent',
    from: registeredAt,
    to: null,
    of: { experimentId: 0, username: id, userId: 0, labels: [], slots: slots.length },
  }));

function runStretches({ db, experiment, trial, run, now }: RunIn & { db: Database; now: number }) {
  const { id, userId, labels, settings } = experiment;
  const username = db.users.get(userId)?.username ?? '';
  const of = { experimentId: id, username, userId, labels, slots: settings.slotsPerTrial };
  const { assignedAt, pulledAt } = run;
  if (assignedAt === null) return [];
  const stretches: Stretch[] = [];
  // an existing image is not pulled
  if (pulledAt !== null && pulledAt <= now && pulledAt - assignedAt > 500) {
    stretches.push({ kind: 'imagepulling', from: assignedAt, to: pulledAt, of });
  }
  let from = assignedAt;
  for (const step of runSteps(trial, run, now)) {
    stretches.push({ kind: kinds[step.kind], from, to: step.at, of });
    from = step.at;
  }
  return stretches;
}
