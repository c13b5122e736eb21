import type { Database } from '../database';
import type { Step } from './rows';
import { runSteps } from './timeline';
import { type RunIn, runsIn, type Span } from './usage';

/** One thing that took its time: a stretch of a trial, or an agent that was there. */
export type UsageEntry = {
  kind: 'training' | 'validation' | 'checkpointing' | 'imagepulling' | 'agent';
  from: number;
  /** null while it goes on */
  to: number | null;
  seconds: number;
  experimentId: number;
  username: string;
  userId: number;
  labels: string[];
  slots: number;
};

type Input = { db: Database; span: Span; now: number };

const kinds: Record<Step['kind'], UsageEntry['kind']> = {
  training: 'training',
  validation: 'validation',
  checkpoint: 'checkpointing',
};

/** Everything that went on at some time of a span, in order of its start. */
export function usageEntries({ db, span, now }: Input): UsageEntry[] {
  const ofRuns = runsIn({ db, span, now }).flatMap((each) => runEntries({ ...each, db, now }));
  const ofAgents = db.agents.all().map(
    (agent): UsageEntry => ({
      kind: 'agent',
      from: agent.registeredAt,
      to: null,
      seconds: (now - agent.registeredAt) / 1000,
      experimentId: 0,
      username: agent.id,
      userId: 0,
      labels: [],
      slots: agent.slots.length,
    }),
  );
  return [...ofAgents, ...ofRuns]
    .filter(({ from, to }) => from < span.to && (to ?? now) >= span.from)
    .sort((left, right) => left.from - right.from);
}

function runEntries({ db, experiment, trial, run, now }: RunIn & { db: Database; now: number }) {
  const of = {
    experimentId: experiment.id,
    username: db.users.get(experiment.userId)?.username ?? '',
    userId: experiment.userId,
    labels: experiment.labels,
    slots: experiment.settings.slotsPerTrial,
  };
  const entry = (kind: UsageEntry['kind'], from: number, to: number): UsageEntry => ({
    kind,
    from,
    to,
    seconds: (to - from) / 1000,
    ...of,
  });
  const { assignedAt, pulledAt } = run;
  if (assignedAt === null) return [];
  const entries: UsageEntry[] = [];
  // an image that is there is not pulled
  if (pulledAt !== null && pulledAt <= now && pulledAt - assignedAt > 500) {
    entries.push(entry('imagepulling', assignedAt, pulledAt));
  }
  let from = assignedAt;
  for (const step of runSteps(trial, run, now)) {
    entries.push(entry(kinds[step.kind], from, step.at));
    from = step.at;
  }
  return entries;
}
