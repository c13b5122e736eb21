import type { AgentRow } from '../database/database';
import { activate, cancel, kill, pause } from '../simulation/engine/actions';
import { defineEvent, type Engine, schedule } from '../simulation/engine/engine';
import { submitExperiment } from '../simulation/engine/submit';
import { mix, pick, uniform } from '../simulation/metrics/noise';
import { type ExperimentRow, isTerminal, type Settings } from '../simulation/rows';
import { type Idea, ideas } from './demo-ideas';
import type { DemoIds } from './demo-people';
import { settingsOf } from './demo-settings';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Of the history, experiments of the last hours are submitted more often, and are shorter. */
const last = { from: 14 * hour, to: 4 * hour };

/** The users of the demo. */
export type Team = {
  residents: DemoIds;
  /** experiments submitted so far, oldest first */
  submitted: ExperimentRow[];
};

export type Author = Team & { engine: Engine };

type SubmitIdea = Author & {
  idea: Idea;
  variant: number;
  name?: string;
  username?: string;
  settings?: Partial<Settings>;
  labels?: string[];
  description?: string;
  notes?: string;
  activate?: boolean;
  forkedFrom?: number;
};

const usernames = ['mkowalski', 'slindqvist', 'jtan', 'aroy', 'nokafor'] as const;

/** One of the users submits an idea now. */
export function submitIdea(input: SubmitIdea): ExperimentRow {
  const { engine, residents, submitted, idea, variant, ...fields } = input;
  const { name, username, settings, ...rest } = fields;
  const submitter = username ?? pick(variant, 1, usernames);
  const experiment = submitExperiment(engine, {
    labels: idea.labels,
    description: idea.description,
    ...rest,
    name: name ?? idea.name,
    settings: { ...settingsOf(idea, variant), ...settings },
    projectId: residents.projects[idea.project],
    userId: residents.users[submitter] ?? 1,
    resourcePool: idea.pool,
  });
  submitted.push(experiment);
  return experiment;
}

/** Schedules the experiments submitted over the past weeks, and their ends. */
export function scheduleHistory(
  { engine, ...team }: Author,
  { count, start }: { count: number; start: number },
) {
  for (let index = 0; index < count; index++) {
    const variant = mix(engine.seed, 301, index);
    const spread = (index + 0.8 * uniform(variant, 2)) / count;
    const ago = agoOf(spread);
    schedule(engine, start - ago, pastDue, { team, past: { index, variant, ago } });
  }
}

/** The time between an experiment of the history and the start: they are most frequent at the end. */
function agoOf(spread: number): number {
  const frequent = 0.81;
  const even = (share: number) => 24 * day - (24 * day - last.from) * share;
  if (spread < frequent) return even(spread);
  return last.to + (even(frequent) - last.to) * ((1 - spread) / (1 - frequent)) ** 2.2;
}

const suffixes = ['', '-2', '-longer', '-bf16', '-nodrop', '-v3', '-lr-half'] as const;

type Past = { index: number; variant: number; ago: number };

const pastDue = defineEvent<{ team: Team; past: Past }>('past due', (engine, { team, past }) =>
  submitPast({ engine, ...team }, past),
);

function submitPast(author: Author, { index, variant, ago }: Past) {
  const idea = ideas[index % ideas.length];
  if (!idea) return;
  const round = Math.floor(index / ideas.length);
  const parent = round > 0 ? author.submitted.find((each) => each.name === idea.name) : undefined;
  const special = specials[index];
  const factor = factorOf(settingsOf(idea, variant), ago);
  drainBefore(author.engine, idea.pool, variant);
  const experiment = submitIdea({
    ...author,
    idea,
    variant,
    name: `${idea.name}${round === 0 ? '' : pick(variant, 3, suffixes)}`,
    ...(parent && uniform(variant, 4) < 0.5 && { forkedFrom: parent.id }),
    ...special,
    settings: {
      ...lengthened(settingsOf(idea, variant), factor),
      failure: failureOf(variant),
      ...idlenessOf(variant),
      ...loadingOf(variant),
      ...waitingOf(idea, variant),
      ...special?.settings,
    },
  });
  if (!special) scheduleFate(author.engine, experiment, { variant, ago, factor });
}

/**
 * How much longer an experiment of the history trains than one that is submitted now, so that the
 * cluster was as busy in the past weeks as it is at the start. All of them end before the start.
 */
function factorOf({ searcher, batchMs }: Settings, ago: number): number {
  const busy = ago > last.from ? 22 : 3;
  const longest = 1.6 * searcher.maxLength * batchMs;
  return Math.max(1, Math.min(busy, (0.6 * (ago - 2 * hour)) / longest));
}

const lengthened = (settings: Settings, factor: number): Settings => ({
  ...settings,
  batchMs: settings.batchMs * factor,
  validationMs: settings.validationMs * factor,
  checkpointMs: settings.checkpointMs * factor,
});

/**
 * In more than half of the cases the agents of the pool are in maintenance: submitted experiments
 * wait for minutes.
 */
function drainBefore(engine: Engine, pool: Idea['pool'], variant: number) {
  if (uniform(variant, 51) < 0.3) return;
  const agents = engine.db.agents.where(({ resourcePools }) => resourcePools.includes(pool));
  for (const agent of agents) agent.draining = true;
  const takesMs = minute * (1 + 6 * uniform(variant, 52));
  schedule(engine, engine.now + takesMs, maintained, { agents });
}

const maintained = defineEvent<{ agents: AgentRow[] }>('maintained', (engine, { agents }) => {
  for (const agent of agents) agent.draining = false;
  engine.steps.place(engine);
});

/** Some profiled trials wait for data after six to thirty minutes, which users notice late. */
const idlenessOf = (variant: number): Pick<Settings, 'gpusIdleAfterMs'> =>
  uniform(variant, 33) < 0.4 ? { gpusIdleAfterMs: hour * (0.1 + 0.4 * uniform(variant, 34)) } : {};

/** Some programs read their data no faster than they need it, or slower. */
const loadingOf = (variant: number): Pick<Settings, 'loadShare'> =>
  uniform(variant, 35) < 0.3 ? { loadShare: 0.3 + 0.4 * uniform(variant, 36) } : {};

/** Programs on several machines wait for their network, and some on one for its slowest GPU. */
function waitingOf({ slots }: Idea, variant: number): Pick<Settings, 'waitsFor'> {
  if (slots > 8) return { waitsFor: 'network' };
  return slots === 8 && uniform(variant, 37) < 0.3 ? { waitsFor: 'peers' } : {};
}

function failureOf(variant: number): Settings['failure'] {
  const share = uniform(variant, 31);
  const at = 0.02 + 0.7 * uniform(variant, 32);
  if (share < 0.05) return { kind: 'memory', at: 0.001, runs: 99 };
  if (share < 0.08) return { kind: 'file', at: 0, runs: 99 };
  if (share < 0.11) return { kind: 'nan', at, runs: 99 };
  if (share < 0.2) return { kind: 'connection', at, runs: 1 };
  return null;
}

// experiments with noteworthy features, by their position in the history
const specials: Record<number, Partial<SubmitIdea>> = {
  12: { name: '<img src=x onerror=alert(1)>', labels: ['<b>bold</b>', 'aug'] },
  17: {
    settings: { verbose: true, failure: null },
    notes: '# Long log\n\nWrites a progress bar for **every** few batches. See `train.py:218`.',
  },
  20: { description: 'Größere Köpfe, naïve Mischung: 学習率を半分に 🚀' },
  33: { settings: { failure: { kind: 'memory', at: 0.4, runs: 99 }, maxRestarts: 1 } },
  41: {
    notes:
      'Baseline for the paper.\n\n- [x] lr sweep\n- [ ] seeds 2 and 3\n\n<script>alert(1)</script>',
  },
  55: { settings: { failure: { kind: 'nan', at: 0.55, runs: 99 }, maxRestarts: 0 } },
  70: { settings: { failure: { kind: 'file', at: 0, runs: 99 }, maxRestarts: 2 } },
};

function scheduleFate(
  engine: Engine,
  experiment: ExperimentRow,
  { variant, ago, factor }: Pick<Past, 'variant' | 'ago'> & { factor: number },
) {
  const share = uniform(variant, 41);
  // the pull of an image takes as long as ever, so the action comes before the training has ended
  const early = 0.9 * factor * hour;
  const later = (ms: number, action: Action) =>
    schedule(engine, engine.now + ms, acted, { experiment, action });
  if (share < 0.07) {
    later(early * (0.2 + uniform(variant, 42)), 'cancel');
  } else if (share < 0.1) {
    later(early * (0.2 + uniform(variant, 42)), 'kill');
  } else if (share < 0.2) {
    const paused = factor * minute * (8 + 20 * uniform(variant, 43));
    later(paused, 'pause');
    // resumed early enough to end before the start
    const rest = Math.min(hour * (1 + 6 * uniform(variant, 44)), ago / 4);
    later(paused + rest, 'activate');
  }
  if (uniform(variant, 45) < 0.09) later(4 * day, 'archive');
}

function archive(_: Engine, experiment: ExperimentRow) {
  if (isTerminal(experiment)) experiment.archived = true;
}

const actions = { pause, activate, cancel, kill, archive };

export type Action = keyof typeof actions;

/** A user acts on an experiment. */
export const acted = defineEvent<{ experiment: ExperimentRow; action: Action }>(
  'acted',
  (engine, { experiment, action }) => actions[action](engine, experiment),
);
