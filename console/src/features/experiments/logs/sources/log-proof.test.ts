import { trialLogs } from '@trainyard/sdk/calls';
import fc from 'fast-check';
import { test } from 'vitest';
import { runStory, storyOf } from '~/test/log-story';
import { isWide, runningTrial, truthOf, withoutWaiting } from '~/test/log-world';
import { trialLogSource } from './trial-log-source';

withoutWaiting();

test(
  'the shown lines equal the log for any clock skew and any lost connection',
  { timeout: 600_000 },
  () =>
    fc.assert(
      fc.asyncProperty(storyOf('trialLogs', { logs: 1, maxSteps: 14 }), (story) =>
        runStory(story, async (world) => {
          const { trialId, taskId } = await runningTrial(world);
          return {
            taskIds: [taskId],
            source: trialLogSource(world.flaky, trialId, {}),
            truth: () => truthOf(world, () => trialLogs(world.client, { trialId })),
          };
        }),
      ),
      { numRuns: isWide ? 80 : 8, endOnFailure: true },
    ),
);
