import type { TaskLogsResponse, TrialLogsResponse } from '@trainyard/sdk/types';
import { timestamp } from '../../lib/time';
import type { LogLine } from '../../simulation/logs/log-line';
import type { TrialRow } from '../../simulation/rows';
import type { NumberedLine } from './log-query';
import type { LogSource } from './log-source';

function commonFields(source: LogSource, { index, line }: NumberedLine) {
  return {
    id: String(source.lineId(index)),
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

type TrialLine = { trial: TrialRow; source: LogSource; numbered: NumberedLine };

/** A line as `GET /trials/{trialId}/logs` sends it. */
export const trialLogAnswer = ({ trial, source, numbered }: TrialLine): TrialLogsResponse => ({
  ...commonFields(source, numbered),
  trialId: trial.id,
});

/** A line as `GET /tasks/{taskId}/logs` sends it. */
export const taskLogAnswer = (source: LogSource, numbered: NumberedLine): TaskLogsResponse => ({
  ...commonFields(source, numbered),
  taskId: source.taskId,
  ...(numbered.line.allocationId !== undefined && { allocationId: numbered.line.allocationId }),
});

// the old form of a line: time in microseconds, container, rank and level before the text
function messageOf({ at, containerId, rankId, level, log }: LogLine): string {
  const time = new Date(at).toISOString().replace('Z', '000Z');
  const container = containerId?.slice(0, 8) ?? ' '.repeat(8);
  const rank = rankId === undefined ? '' : `[rank=${rankId}] `;
  const name = level === 'LOG_LEVEL_UNSPECIFIED' ? '' : `${level.slice('LOG_LEVEL_'.length)}: `;
  return `[${time}] ${container} ${rank}|| ${name}${log}`;
}
