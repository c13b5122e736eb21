import { remove } from '../simulation/engine/actions';
import { defineEvent, schedule } from '../simulation/engine/engine';
import { mix } from '../simulation/metrics/noise';
import { type ExperimentRow, isTerminal, type Settings } from '../simulation/rows';
import { type Action, type Author, acted, submitIdea, type Team } from './demo-history';
import { ideas } from './demo-ideas';

const second = 1000;
const minute = 60 * second;

type Entry = {
  idea: string;
  /** time before the start */
  ago: number;
  name?: string;
  username?: string;
  settings?: Partial<Settings>;
  activate?: boolean;
  labels?: string[];
  /** a user's action on it, and its time before the start */
  fate?: { ago: number; action: Action };
};

const slowStop = { stopMs: 3 * minute };

/** Adds experiments that run when the sandbox starts: every state occurs, some only for minutes. */
const entries: Entry[] = [
  { idea: 'llm-sft-7b', ago: 64 * minute, username: 'jtan', settings: { failure: null } },
  {
    idea: 'vit-b16-augmix',
    ago: 41 * minute,
    username: 'aroy',
    labels: ['aug', 'paper'],
    settings: { verbose: true },
  },
  {
    idea: 'convnext-distill',
    ago: 38 * minute,
    username: 'slindqvist',
    // the model was left on the CPU
    settings: { gpusIdleAfterMs: 20 * second },
  },
  { idea: 'resnet50-lr-sweep', ago: 14 * minute, username: 'mkowalski' },
  { idea: 'kws-width-search', ago: 19 * minute, username: 'nokafor' },
  { idea: 'whisper-small-finetune', ago: 9 * minute, username: 'slindqvist' },
  {
    idea: 'effnet-b3-ema',
    ago: 110 * minute,
    username: 'mkowalski',
    fate: { ago: 75 * minute, action: 'pause' },
  },
  { idea: 'kws-crnn-small', ago: 25 * minute, username: 'nokafor', activate: false },
  { idea: 'long-context-32k', ago: 8 * minute, username: 'jtan', name: 'long-context-64k' },
  { idea: 'mae-pretrain-800', ago: 12 * minute, username: 'mkowalski', name: 'mae-pretrain-1600' },
  { idea: 'wakeword-negatives', ago: 20 * second, settings: { pullMs: 12 * minute } },
  {
    idea: 'kws-crnn-small',
    ago: 15 * second,
    name: 'kws-crnn-tiny',
    settings: { pullMs: 100, startMs: 12 * minute },
  },
  {
    idea: 'fcos-giou',
    ago: 31 * minute,
    settings: slowStop,
    fate: { ago: 40 * second, action: 'cancel' },
  },
  {
    idea: 'rnnt-streaming',
    ago: 27 * minute,
    settings: { killMs: 2 * minute },
    fate: { ago: 30 * second, action: 'kill' },
  },
  {
    idea: 'kws-crnn-small',
    ago: 150 * second,
    name: 'kws-smoke-test',
    settings: { ...shortJob(), wrapUpMs: 2 * minute },
  },
  {
    idea: 'wakeword-negatives',
    ago: 80 * second,
    name: 'wakeword-new-corpus',
    settings: {
      pullMs: 200,
      maxRestarts: 0,
      wrapUpMs: 2 * minute,
      failure: { kind: 'file', at: 0, runs: 9 },
    },
  },
];

/** The number of experiments that run when the sandbox starts. */
export const presentCount = entries.length;

function shortJob(): Partial<Settings> {
  return { pullMs: 100, batchMs: 4, validationMs: 800, checkpointMs: 300, failure: null };
}

/** Schedules the running work at the start. */
export function schedulePresent({ engine, ...team }: Author, start: number) {
  for (const [index, { ago }] of entries.entries()) {
    schedule(engine, start - ago, presentDue, { team, index, start });
  }
  schedule(engine, start - second, cleanedUp, { team });
}

const presentDue = defineEvent<{ team: Team; index: number; start: number }>(
  'present due',
  (engine, { team, index, start }) => {
    const entry = entries[index];
    const idea = ideas.find((each) => each.name === entry?.idea);
    if (!entry || !idea) return;
    const { idea: _, ago: __, fate, ...fields } = entry;
    const variant = mix(engine.seed, 302, index);
    const settings = { failure: null, ...fields.settings };
    const experiment = submitIdea({ engine, ...team, ...fields, settings, idea, variant });
    if (fate) schedule(engine, start - fate.ago, acted, { experiment, action: fate.action });
  },
);

const cleanedUp = defineEvent<{ team: Team }>('cleaned up', (engine, { team }) =>
  deleteSome({ engine, ...team }),
);

function deleteSome({ engine, submitted }: Author) {
  const ended = submitted.filter((experiment) => isTerminal(experiment) && !experiment.archived);
  const stored: ExperimentRow[] = [];
  for (const experiment of ended) {
    if (stored.length < 10 && experiment.final?.checkpointCount) stored.push(experiment);
  }
  const [failing, going] = [stored[7], stored[9]];
  if (failing) failing.state = 'STATE_DELETE_FAILED';
  if (going) remove(engine, going, 15 * minute);
}
