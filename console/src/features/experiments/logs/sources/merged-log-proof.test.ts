import { stream } from '@trainyard/sdk';
import { type Caller, taskLogs } from '@trainyard/sdk/calls';
import { inTimeOrder, nameLine, requestQueueOf } from '@trainyard/sdk/logs';
import type { LogEntry } from '@trainyard/ui/logs/window/log-entry';
import { logEntry } from '@trainyard/ui/test/memory-log';
import fc from 'fast-check';
import { test } from 'vitest';
import { runStory, storyOf } from '~/test/log-story';
import { isWide, type LogWorld, runningTasks, truthOf, withoutWaiting } from '~/test/log-world';
import type { LogCalls } from './log-calls';
import { mergedLogSource } from './merged-log-source';

withoutWaiting();

// no more than are followed at once: turns have a proof of their own
const logCount = 3;

const calls = (client: Caller, taskId: string): LogCalls => ({
  read: (stretch, signal) => taskLogs(client, { taskId, ...stretch }, { signal }),
  resume: (stretch, options) => stream(client, taskLogs, { taskId, ...stretch }, options),
});

/** The lines of all logs by their times. */
async function truth(world: LogWorld, taskIds: readonly string[]) {
  const all: LogEntry[] = [];
  for (const taskId of taskIds) {
    const lines = await truthOf(world, () => taskLogs(world.client, { taskId }));
    for (const { id, ...line } of lines) all.push(nameLine({ ...logEntry(0, line), id }, taskId));
  }
  return inTimeOrder(all);
}

test(
  'several logs, whatever happens to clocks and connections, are one log by time',
  { timeout: 600_000 },
  () =>
    fc.assert(
      fc.asyncProperty(storyOf('taskLogs', { logs: logCount, maxSteps: 12 }), (story) =>
        runStory(story, async (world) => {
          const taskIds = await runningTasks(world, logCount);
          const parts = taskIds.map((origin) => ({ origin, calls: calls(world.flaky, origin) }));
          return {
            taskIds,
            source: mergedLogSource(parts, { queue: requestQueueOf(world.client) }),
            truth: () => truth(world, taskIds),
          };
        }),
      ),
      { numRuns: isWide ? 40 : 6, endOnFailure: true },
    ),
);
