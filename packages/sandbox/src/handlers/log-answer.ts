import type { TaskLogsResponse, TrialLogsResponse } from '@trainyard/sdk/types';
import type { LogLine } from '../simulation/log-line';
import { type TrialRow, taskIdOf } from '../simulation/rows';
import { timestamp } from '../time';
import type { NumberedLine } from './log-query';

// room for a million lines of each trial
const lineId = (trial: TrialRow, index: number) => String(trial.id * 1_000_000 + index + 1);

function commonFields(trial: TrialRow, { index, line }: NumberedLine) {
  return {
    id: lineId(trial, index),
    timestamp: timestamp(line.at),
    message: messageOf(line),
    level: line.level,
    log: line.log,
    stdtype: line.stdtype,
    ...(line.agentId !== undefined && { agentId: line.agentId }),
    ...(line.containerId !== undefined && { containerId: line.containerId }),
    ...(line.rankId !== undefined && { rankId: line.rankId }),
    ...(line.source !== undefined && { source: line.source }),
  };
}

/** A line as `GET /trials/{trialId}/logs` sends it. */
export const trialLogAnswer = (trial: TrialRow, numbered: NumberedLine): TrialLogsResponse => ({
  ...commonFields(trial, numbered),
  trialId: trial.id,
});

/** A line as `GET /tasks/{taskId}/logs` sends it. */
export const taskLogAnswer = (trial: TrialRow, numbered: NumberedLine): TaskLogsResponse => ({
  ...commonFields(trial, numbered),
  taskId: taskIdOf(trial),
  ...(numbered.line.allocationId !== undefined && { allocationId: numbered.line.allocationId }),
});

// the old form of a line: time in microseconds, container, rank and level before the text
function messageOf({ at, containerId, rankId, level, log }: LogLine): string {
  const time = new Date(at).toISOString().replace('Z', '000Z');
  const container = (containerId ?? '').slice(0, 8).padEnd(8);
  const rank = rankId === undefined ? '' : `[rank=${rankId}] `;
  const name = level === 'LOG_LEVEL_UNSPECIFIED' ? '' : `${level.slice('LOG_LEVEL_'.length)}: `;
  return `[${time}] ${container} ${rank}|| ${name}${log}`;
}
