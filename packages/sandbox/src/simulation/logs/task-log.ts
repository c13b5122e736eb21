import { isObject } from '../../config/json';
import { exitText } from '../notes';
import { scriptOf } from '../tasks/interactive';
import { killReason, outcomeOf } from '../tasks/interactive-notes';
import { type InteractiveRow, interactiveAllocationId } from '../tasks/interactive-rows';
import type { LogBook } from './log-book';
import { agentLine, type LogLine, masterLine } from './log-line';

/** The current log of an interactive task. */
export function openTaskLog(task: InteractiveRow, now: number): LogBook {
  const writtenLines = allLines(task)
    .filter((line) => line.at <= now)
    .sort((left, right) => left.at - right.at);
  return {
    count: writtenLines.length,
    lines: (from, to) => writtenLines.slice(from, to),
    firstAfter: (at) => {
      const index = writtenLines.findIndex((line) => line.at > at);
      return index === -1 ? writtenLines.length : index;
    },
  };
}

function allLines(task: InteractiveRow): LogLine[] {
  const { startedAt, description, id, stoppingAt, runningAt } = task;
  const isOver = (line: LogLine) => stoppingAt !== null && line.at > stoppingAt;
  return [
    masterLine({ at: startedAt + 12, log: `Scheduling ${description} (id: ${id})` }),
    ...[...agentLines(task), ...(runningAt === null ? [] : ownLines(task, runningAt))].filter(
      (line) => !isOver(line),
    ),
    ...endLines(task),
  ];
}

function agentLines(task: InteractiveRow): LogLine[] {
  const { assignedAt, pulledAt, runningAt, description, placements } = task;
  const [placement] = placements;
  if (assignedAt === null || pulledAt === null || runningAt === null || !placement) return [];
  const lineAt = (at: number, log: string) => agentLine(placement, { at, log });
  const started = masterLine({
    at: runningAt,
    log: `Resources for ${description} have started`,
  });
  return [
    masterLine({ at: assignedAt, log: `${description} was assigned to an agent` }),
    lineAt(assignedAt + 2, `image already found, skipping pull phase: ${imageOf(task)}`),
    ...['/', '/run/trainer', '/', '/', '/'].map((target, index) =>
      lineAt(pulledAt + 50 * index, `copying files to container: ${target}`),
    ),
    { ...started, containerId: placement.containerId },
  ];
}

function imageOf({ config, placements }: InteractiveRow): string {
  const { environment } = config;
  const image = isObject(environment) && isObject(environment.image) ? environment.image : {};
  return String((placements[0]?.slotIds.length ? image.cuda : image.cpu) ?? '');
}

type LineText = { log: string; level?: LogLine['level']; stdtype?: LogLine['stdtype'] };

function ownLine(task: InteractiveRow, at: number, { log, level, stdtype }: LineText): LogLine {
  const [placement] = task.placements;
  return {
    at: Math.floor(at),
    log: `${log}\n`,
    level: level ?? 'LOG_LEVEL_UNSPECIFIED',
    stdtype: stdtype ?? 'stdout',
    ...(placement && { agentId: placement.agentId, containerId: placement.containerId }),
    allocationId: interactiveAllocationId(task),
  };
}

function ownLines(task: InteractiveRow, runningAt: number): LogLine[] {
  if (task.kind === 'command') {
    return scriptOf(task).lines.map((line) => ownLine(task, runningAt + line.after, line));
  }
  const readyAt = task.readyAt ?? runningAt;
  const words = greetings[task.kind](task);
  const span = readyAt - runningAt;
  return [
    ...words.map((line, index) => ownLine(task, runningAt + (span * (index + 1)) / 12, line)),
    masterLine({ at: readyAt, log: `Service of ${task.description} is available` }),
  ];
}

const info = (log: string): LineText => ({ log, level: 'LOG_LEVEL_INFO', stdtype: 'stderr' });
const noted = (log: string): LineText => ({ log, stdtype: 'stderr' });

const common = (task: InteractiveRow): LineText[] => [
  noted('+ test -f startup-hook.sh'),
  noted('+ set +x'),
  info(`[20] root: detected ${task.slots} gpus`),
];

const greetings: Record<
  Exclude<InteractiveRow['kind'], 'command'>,
  (of: InteractiveRow) => LineText[]
> = {
  notebook: (task) => [
    ...common(task),
    info('[ServerApp] jupyterlab | extension was successfully loaded.'),
    info('[ServerApp] Serving notebooks from local directory: /run/trainer/workdir'),
    info('[ServerApp] Jupyter Server 1.24.0 is running at:'),
    info(`[ServerApp] http://localhost/proxy/${task.id}/lab`),
  ],
  shell: (task) => [
    ...common(task),
    noted('Server listening on 0.0.0.0 port 3406.'),
    noted('Server listening on :: port 3406.'),
  ],
  tensorboard: (task) => [
    ...common(task),
    noted(`TensorBoard 2.14.1 at http://localhost/proxy/${task.id}/ (Press CTRL+C to quit)`),
    { log: 'TensorBoard contains metrics' },
  ],
};

function endLines(task: InteractiveRow): LogLine[] {
  const { end, stoppingAt, endedAt, description, exitCode, assignedAt } = task;
  if (end === null || stoppingAt === null || endedAt === null) return [];
  const termination = `${description} was terminated:`;
  if (assignedAt === null) {
    return [masterLine({ at: endedAt, log: `${termination} allocation never started` })];
  }
  if (end === 'exited' && exitCode !== 0) {
    const log = `${termination} allocation failed: ${exitText(exitCode)}`;
    return [masterLine({ at: endedAt, log, level: 'LOG_LEVEL_ERROR' })];
  }
  const kill = `forcibly killing allocation's remaining resources (reason: ${killReason(task)})`;
  return [
    ...(end === 'exited' ? [] : [masterLine({ at: stoppingAt, log: kill })]),
    ...(end === 'exited'
      ? []
      : [masterLine({ at: endedAt - 3, log: `resources were killed: ${exitText(137)}` })]),
    masterLine({ at: endedAt, log: `${termination} ${outcomeOf(task)}` }),
  ];
}
