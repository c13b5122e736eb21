import { ownValue } from '@trainyard/sdk/model';
import type { LogLevel } from '@trainyard/sdk/types';
import { isObject, type Json, listOf, textOf } from '../config/json';
import { tasksOwnLog } from '../handlers/logs/log-source';
import type { LogLine } from '../simulation/logs/log-line';
import { messageResponse } from '../wire/respond';
import { nonApiJson } from './answers';
import type { NonApiRequest, NonApiRoute } from './route';

/** Log lines as containers ship them, without a token. */
export const taskLogRoutes: readonly NonApiRoute[] = [
  { method: 'POST', path: '/task-logs', isOpen: true, answer: takeLines },
];

async function takeLines({ masterState, request }: NonApiRequest): Promise<Response> {
  const body: unknown = await request.json().catch(() => null);
  if (!Array.isArray(body)) return messageResponse(400, 'Bad Request');
  const { db, clock, simulation } = masterState;
  const now = clock.now();
  simulation.advance(now);
  // lines of one call are nearly always those of one task
  const counts = new Map<string, number | undefined>();
  const ownLines = (taskId: string) => {
    if (!counts.has(taskId)) counts.set(taskId, tasksOwnLog(masterState, taskId)?.open(now).count);
    return counts.get(taskId);
  };
  for (const entry of listOf(body).filter(isObject)) {
    const taskId = textOf(entry.task_id);
    const after = ownLines(taskId);
    // a missing task is not an error: lines may arrive late
    if (after === undefined) continue;
    db.postedLines.insert({
      id: db.postedLines.nextId(),
      taskId,
      after,
      line: lineOf(entry, now),
    });
  }
  return nonApiJson('');
}

function lineOf(entry: Json, now: number): LogLine {
  const at = Date.parse(textOf(entry.timestamp));
  return {
    at: Number.isNaN(at) ? now : at,
    log: textOf(entry.log),
    level: ownValue(levels, textOf(entry.level).toUpperCase()) ?? 'LOG_LEVEL_UNSPECIFIED',
    stdtype: entry.stdtype === 'stderr' ? 'stderr' : 'stdout',
    ...textFields(entry),
    ...(typeof entry.rank_id === 'number' && { rankId: entry.rank_id }),
  };
}

const levels: Record<string, LogLevel> = {
  TRACE: 'LOG_LEVEL_TRACE',
  DEBUG: 'LOG_LEVEL_DEBUG',
  INFO: 'LOG_LEVEL_INFO',
  WARNING: 'LOG_LEVEL_WARNING',
  ERROR: 'LOG_LEVEL_ERROR',
  CRITICAL: 'LOG_LEVEL_CRITICAL',
};

const names = {
  source: 'source',
  agent_id: 'agentId',
  container_id: 'containerId',
  allocation_id: 'allocationId',
} as const;

const textFields = (entry: Json) =>
  Object.fromEntries(
    Object.entries(names).flatMap(([name, field]) =>
      typeof entry[name] === 'string' ? [[field, entry[name]]] : [],
    ),
  );
