import { injectedCrashOf } from '../engine/runs';
import { curveFor } from '../metrics/reading';
import {
  containerLine,
  type LogInput,
  type LogLine,
  loggedRanks,
  masterLine,
  trialName,
} from './log-line';

/** The reason that a run logs when it stops: a request or an error. */
export function stopLines(input: LogInput): LogLine[] {
  const { exit, stoppingAt } = input.run;
  if (exit === null || stoppingAt === null) return [];
  return exit === 'error' ? failureLines(input, stoppingAt) : orderLines(input, stoppingAt);
}

/** The lines that the master writes about the end of a run. */
export function endLines(input: LogInput): LogLine[] {
  return input.run.endedAt === null ? [] : farewell(input, input.run.endedAt);
}

const words: Partial<Record<string, string>> = {
  paused: 'preempted by the master: saving a checkpoint, then leaving',
  preempted: 'preempted by the scheduler: saving a checkpoint, then leaving',
  canceled: 'canceled by the master: saving a checkpoint, then leaving',
  waiting: 'rung reached: leaving until the search says more',
  completed: 'done: closing the data loaders',
};

function orderLines(input: LogInput, at: number): LogLine[] {
  const log = words[input.run.exit ?? ''];
  // before the container runs nothing receives the request, and a killed one cannot write anything
  if (!log || input.run.runningAt === null || input.run.runningAt > at) return [];
  return [containerLine(input, { at: at + 20, log, level: 'LOG_LEVEL_INFO' })];
}

function farewell(input: LogInput, at: number): LogLine[] {
  const { run } = input;
  const name = trialName(input);
  if (run.assignedAt === null) {
    return [masterLine({ at, log: `${name} was terminated: allocation never started` })];
  }
  const [level, outcome, end] = outcomes[run.exit ?? 'completed'] ?? outcomes.completed;
  return [
    { ...masterLine({ at: at - 4, log: outcome, level }), ...containerOf(input) },
    masterLine({ at, log: `${name} was terminated: ${end}`, level }),
  ];
}

const containerOf = ({ run }: LogInput) =>
  run.placements[0] ? { containerId: run.placements[0].containerId } : {};

type Outcome = [LogLine['level'], outcome: string, end: string];

const wellDone: Outcome = [
  'LOG_LEVEL_INFO',
  'resources exited successfully with a zero exit code',
  'allocation stopped after resources exited successfully with a zero exit code',
];
const outcomes: Record<string, Outcome> & { completed: Outcome } = {
  completed: wellDone,
  killed: [
    'LOG_LEVEL_INFO',
    'resources were killed',
    'allocation killed after resources failed with non-zero exit code: 137 (exit code 137)',
  ],
  lost: ['LOG_LEVEL_INFO', 'resources were killed', 'allocation killed: slot disabled'],
  error: [
    'LOG_LEVEL_ERROR',
    'resources failed with non-zero exit code: container failed with non-zero exit code: 1 (exit code 1)',
    'allocation failed: resources failed with non-zero exit code: container failed with non-zero exit code: 1',
  ],
};

function failureLines(input: LogInput, at: number): LogLine[] {
  const crash = injectedCrashOf(input.experiment, input.trial, input.run);
  const texts = tracebacks[crash?.kind ?? 'connection'](input);
  const ranks = loggedRanks(input.run);
  const rank = ranks[input.trial.seed % ranks.length] ?? 0;
  return texts.map((log, index) =>
    containerLine(input, {
      at: at + index * 2,
      log,
      rank,
      stdtype: 'stderr',
      // Python output has no levels: only the last line has one
      level: index === texts.length - 1 ? 'LOG_LEVEL_ERROR' : 'LOG_LEVEL_UNSPECIFIED',
    }),
  );
}

const head = 'Traceback (most recent call last):';
const frame = (file: string, line: number, where: string, code: string) => [
  `  File "${file}", line ${line}, in ${where}`,
  `    ${code}`,
];

const inTraining = [
  head,
  ...frame('/run/trainer/workdir/train.py', 218, 'main', 'trainer.fit(model, loaders)'),
  ...frame('/run/trainer/workdir/trainer/loop.py', 131, 'fit', 'loss = self.step(batch)'),
];

const tracebacks: Record<'memory' | 'nan' | 'file' | 'connection', (input: LogInput) => string[]> =
  {
    memory: ({ experiment, trial }) => [
      ...inTraining,
      ...frame(
        '/run/trainer/workdir/trainer/model.py',
        94,
        'forward',
        'x = self.attention(x, mask)',
      ),
      ...frame(
        '/run/trainer/workdir/trainer/attention.py',
        61,
        'forward',
        'scores = q @ k.transpose(-2, -1)',
      ),
      `torch.cuda.OutOfMemoryError: CUDA out of memory. Tried to allocate 2.20 GiB (GPU 2; 79.15 GiB total capacity; 76.9 GiB already allocated; batch size ${curveFor(experiment, trial).batchSize}). See documentation for memory management and PYTORCH_CUDA_ALLOC_CONF`,
    ],
    nan: () => [
      ...inTraining,
      ...frame(
        '/run/trainer/workdir/trainer/loop.py',
        177,
        'step',
        'raise FloatingPointError(message)',
      ),
      'FloatingPointError: loss is NaN; stopping before the weights are lost',
    ],
    file: ({ experiment }) => [
      head,
      ...frame('/run/trainer/workdir/train.py', 52, 'main', 'dataset = load_dataset(config)'),
      ...frame(
        '/run/trainer/workdir/trainer/data.py',
        33,
        'load_dataset',
        'with open(index) as file:',
      ),
      `FileNotFoundError: [Errno 2] No such file or directory: '/mnt/datasets/${experiment.settings.dataset}/index.json'`,
    ],
    connection: () => [
      ...inTraining,
      ...frame('/run/trainer/workdir/trainer/loop.py', 188, 'step', 'dist.all_reduce(loss)'),
      'torch.distributed.DistBackendError: NCCL error: unhandled system error, connection closed by remote peer',
    ],
  };
