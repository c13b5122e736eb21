import { asRun } from '../engine/runs';
import {
  cutOf,
  doneAt,
  isSaved,
  isValidated,
  nextStop,
  planOf,
  runSteps,
  trainedAt,
  validatedAt,
} from '../engine/timeline';
import { mix } from '../metrics/noise';
import type { RunRow, Settings, Step, TrialRow } from '../rows';
import { endLines, stopLines } from './log-end';
import {
  containerLine,
  type LogBlock,
  type LogBook,
  type LogInput,
  type LogLine,
} from './log-line';
import { startupLines } from './log-startup';
import { checkpointBlock, trainingBlock, validationBlock } from './log-training';

/** Settings of a job that writes that many lines, for any model. */
export type LongLoggedSettings = Settings & { logLines: number };

const isLongLogged = (settings: Settings): settings is LongLoggedSettings => 'logLines' in settings;

type OpenInput = { input: LogInput; lines: number; now: number };

/** A log too long to be stored or read as a whole: each line is computed from its position. */
function openLongLog({ input, lines, now }: OpenInput): LogBook {
  const { run, trial } = input;
  const from = run.trainingAt ?? run.requestedAt;
  const spacing = ((run.endedAt ?? now) - from) / lines;
  const atOf = (place: number) => Math.floor(from + place * spacing);
  const text = (place: number) => textOf(trial.seed, place);
  const line = (place: number): LogLine =>
    containerLine(input, {
      at: atOf(place),
      log: text(place),
      rank: place % Math.max(1, input.experiment.settings.slotsPerTrial),
      level: levelOf(place),
    });
  // the first position with a later time
  const firstAfter = (at: number) => {
    let [low, high] = [0, lines];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (atOf(middle) <= at) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const count = firstAfter(now);
  return {
    count,
    text,
    lines: (start, end) =>
      Array.from({ length: Math.max(0, Math.min(end, count) - start) }, (_, offset) =>
        line(start + offset),
      ),
    firstAfter: (at) => Math.min(count, firstAfter(at)),
    sample: () => Array.from({ length: Math.min(count, 16) }, (_, place) => line(place)),
  };
}

const isValidation = (place: number) => place % 1000 === 999;

const isWarning = (place: number) => place % 5000 === 4321;

const isError = (place: number) => place % 100_000 === 77_777;

function levelOf(place: number): LogLine['level'] {
  if (isError(place)) return 'LOG_LEVEL_ERROR';
  return isWarning(place) ? 'LOG_LEVEL_WARNING' : 'LOG_LEVEL_INFO';
}

function textOf(seed: number, place: number): string {
  const luck = mix(seed, 511, place);
  if (isError(place)) return `NCCL timeout on step ${place}, retry ${1 + (luck % 3)} of 3`;
  if (isWarning(place)) return `DataLoader worker ${luck % 8} is slow at step ${place}`;
  // four digits without toFixed, which would take most of a search's time
  const loss = Math.floor(23_000 + 85_000 / (1 + place / 40_000) + (luck % 1250));
  const lossText = `${Math.floor(loss / 10_000)}.${String(10_000 + (loss % 10_000)).slice(1)}`;
  if (isValidation(place)) return `validation at step ${place}: loss ${lossText}`;
  return `step ${place} loss ${lossText} ${900 + (luck % 97)} samples/s`;
}

type Input = Omit<LogInput, 'run'> & { now: number };

export type { LogBook } from './log-line';

/** Opens the log: line i is always the same line, and lines are only added at the end. */
export function openLog({ now, ...input }: Input): LogBook {
  const { trial } = input;
  const inputOf = (run: RunRow): LogInput => ({
    ...input,
    run,
    experiment: asRun(input.experiment, run),
  });
  const [first] = trial.runs.map(inputOf);
  const settings = first?.experiment.settings;
  if (first && settings && isLongLogged(settings)) {
    return openLongLog({ input: first, lines: settings.logLines, now });
  }
  const blocks = trial.runs.flatMap((run) => runBlocks(inputOf(run), now));
  const starts: number[] = [];
  let count = 0;
  for (const block of blocks) {
    starts.push(count);
    count += block.count;
  }
  return {
    count,
    lines: (from, to) => slice({ blocks, starts, from, to }),
    firstAfter: (at) => {
      const index = blocks.findIndex((block) => block.at > at);
      if (index === -1) return count;
      const early = blocks[index]?.make().filter((line) => line.at <= at).length ?? 0;
      return (starts[index] ?? 0) + early;
    },
  };
}

type Slice = { blocks: LogBlock[]; starts: number[]; from: number; to: number };

function slice({ blocks, starts, from, to }: Slice): LogLine[] {
  return blocks.flatMap((block, index) => {
    const start = starts[index] ?? 0;
    if (start >= to || start + block.count <= from) return [];
    return block.make().slice(Math.max(0, from - start), to - start);
  });
}

// the lines written so far, in one block; lines are in order of time
function blocksUntil(lines: LogLine[], until: number): LogBlock[] {
  const written = lines.filter((line) => line.at <= until);
  const last = written.at(-1);
  return last ? [{ at: last.at, count: written.length, make: () => written }] : [];
}

function runBlocks(input: LogInput, now: number): LogBlock[] {
  const { run } = input;
  const cut = cutOf(run, now);
  return [
    ...blocksUntil(startupLines(input), cut),
    ...plannedBlocks(input, cut),
    ...blocksUntil(stopLines(input), now),
    ...closingBlocks(input, now),
    ...blocksUntil(endLines(input), now),
  ];
}

function plannedBlocks(input: LogInput, cut: number): LogBlock[] {
  const { trial, run } = input;
  const plan = planOf(trial, run);
  if (!plan) return [];
  const { pace } = trial;
  const blocks: LogBlock[] = [];
  let from = plan.trainingAt;
  for (let batch = nextStop(pace, run.startBatch); from <= cut; batch = nextStop(pace, batch)) {
    const trained = trainedAt(plan, batch);
    const validated = validatedAt(plan, batch);
    const done = doneAt(plan, batch);
    const steps = [trainingBlock({ input, batch, from, to: trained })];
    if (isValidated(pace, batch)) {
      steps.push(validationBlock({ input, batch, from: trained, to: validated }));
    }
    if (isSaved(pace, batch)) {
      steps.push(checkpointBlock({ input, batch, from: validated, to: done }));
    }
    // only the blocks at the edge have lines that are not written yet
    blocks.push(
      ...steps.flatMap((step) => (step.at <= cut ? [step] : blocksUntil(step.make(), cut))),
    );
    from = done;
  }
  return blocks;
}

const makers: Record<Step['kind'], typeof trainingBlock> = {
  training: trainingBlock,
  validation: validationBlock,
  checkpoint: checkpointBlock,
};

// reports and the checkpoint that a run still creates after a stop request
function closingBlocks(input: LogInput, now: number): LogBlock[] {
  const { trial, run } = input;
  const cut = run.stoppingAt;
  if (cut === null) return [];
  return runSteps(trial, run, now)
    .filter((step) => step.at > cut)
    .flatMap(({ kind, batch, at }) => {
      const block = makers[kind]({ input, batch, from: Math.max(cut, at - 500), to: at });
      return blocksUntil(
        block.make().filter((line) => line.at > cut),
        now,
      );
    });
}

/** The end of a trial's last container, which is the time of the last line of its log. */
export function logEndedAt(trial: TrialRow): number | null {
  const lastRun: RunRow | undefined = trial.runs.at(-1);
  return trial.endedAt === null ? null : Math.max(trial.endedAt, lastRun?.endedAt ?? 0);
}
