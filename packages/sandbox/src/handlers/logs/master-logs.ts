import type { MasterLogsResponse } from '@trainyard/sdk/types';
import { timestamp } from '../../lib/clock';
import { entryText, type MasterLogEntry } from '../../simulation/logs/master-log';
import { allow } from '../allow';
import { invalidArgument } from '../errors';
import { createReauthorizer } from '../scopes';
import { tick } from '../tick';
import type { Handlers } from '../types';

const second = 1000;

export const masterLogHandlers = {
  /**
   * Streams the entries still in memory, oldest first, and follows. A negative offset counts from
   * the end.
   */
  async *masterLogs(request) {
    tick(request);
    const { query, simulation, viewer, clock, signal } = request;
    const { offset = 0, limit = 0, follow = false } = query;
    allow(viewer, 'masterLogs');
    const reauthorize = createReauthorizer(request, (caller) => allow(caller.viewer, 'masterLogs'));
    if (limit < 0) throw invalidArgument('Limit must be >= 0');
    if (limit > 0 && follow) throw invalidArgument('Limit cannot be specified when following');
    const { log } = simulation.engine;
    let next = offset < 0 ? Math.max(0, log.count() + offset) : offset;
    let remaining = limit === 0 ? Number.POSITIVE_INFINITY : limit;
    while (!signal.aborted) {
      for (const entry of log.entries()) {
        if (entry.id < next || remaining === 0) continue;
        yield entryAnswer(entry);
        next = entry.id + 1;
        remaining -= 1;
      }
      if (!follow) return;
      await clock.wait(second, signal);
      tick(request);
      reauthorize();
      // a restarted master counts from 0
      if (log.count() < next) next = 0;
    }
  },
} satisfies Partial<Handlers>;

const entryAnswer = (entry: MasterLogEntry): MasterLogsResponse => ({
  logEntry: {
    id: entry.id,
    message: entryText(entry),
    timestamp: timestamp(entry.at),
    level: entry.level,
  },
});
