import { trialLogs } from '@trainyard/sdk/calls';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createLogWindow, type LogWindow } from '~/components/log-viewer/log-window';
import {
  isWide,
  type LogWorld,
  openWorld,
  rest,
  runningTrial,
  ship,
  troubleOf,
  truthOf,
  type WorldLine,
  withoutWaiting,
  worldLine,
  worldStart,
} from '~/test/log-world';
import { trialLogSource } from './trial-log-source';

withoutWaiting();

type Step =
  | { do: 'write'; lines: WorldLine[] }
  | { do: 'loadOlder' | 'loadNewer' | 'hide' | 'newest' | 'oldest' }
  | { do: 'jump'; to: number };

const write = fc
  .array(worldLine, { minLength: 1, maxLength: 60 })
  .map((lines): Step => ({ do: 'write', lines }));
const move = fc.constantFrom<Step>(
  { do: 'loadOlder' },
  { do: 'loadNewer' },
  { do: 'hide' },
  { do: 'newest' },
  { do: 'oldest' },
);
const jump = fc.nat(10_000).map((to): Step => ({ do: 'jump', to }));

const story = fc.record({
  ...troubleOf('trialLogs'),
  steps: fc.array(
    fc.oneof(
      { weight: 4, arbitrary: write },
      { weight: 4, arbitrary: move },
      { weight: 1, arbitrary: jump },
    ),
    { minLength: 3, maxLength: 14 },
  ),
});

type World = LogWorld & { trialId: number; taskId: string };

const truth = (world: World) =>
  truthOf(world, () => trialLogs(world.client, { trialId: world.trialId }));

const idsOf = (lines: ReadonlyArray<{ id: string }>) => lines.map(({ id }) => id);

/** Whatever is shown is a piece of the truth, without a hole, a double or another order. */
async function expectPiece(world: World, log: LogWindow) {
  const shown = idsOf(log.state().entries);
  const whole = idsOf(await truth(world));
  const from = whole.indexOf(shown[0] ?? '');
  expect(shown).toEqual(whole.slice(Math.max(0, from), Math.max(0, from) + shown.length));
}

async function run(world: World, log: LogWindow, step: Step, clocks: readonly number[]) {
  switch (step.do) {
    case 'write':
      await ship(world, { taskId: world.taskId, lines: step.lines, clocks });
      break;
    case 'hide':
      log.setHidden(true);
      world.sandbox.clock.advance(3000);
      log.setHidden(false);
      break;
    case 'jump': {
      const whole = await truth(world);
      const place = whole[step.to % whole.length];
      if (place) log.open({ at: 'place', place });
      break;
    }
    case 'newest':
    case 'oldest':
      log.open({ at: step.do });
      break;
    default:
      log[step.do]();
  }
  await rest(world, log);
  await expectPiece(world, log);
}

test(
  'whatever happens to clocks and connections, what is shown is the log',
  { timeout: 600_000 },
  () =>
    fc.assert(
      fc.asyncProperty(
        story,
        async ({ seed, skewMs, clocks, faults, firstPage, nextPage, steps }) => {
          vi.setSystemTime(worldStart + skewMs);
          const opened = await openWorld(seed);
          const world = { ...opened, ...(await runningTrial(opened)) };
          const source = trialLogSource(world.flaky, world.trialId, {});
          const log = createLogWindow({ source, firstPage, nextPage });
          try {
            const lines = [{ clock: 1, aheadMs: 0, text: 'first' }];
            await ship(world, { taskId: world.taskId, lines, clocks });
            world.sandbox.faults.set(faults);
            log.open({ at: 'newest' });
            for (const step of steps) await run(world, log, step, clocks);

            // at the end all of it is read, from one end to the other
            log.open({ at: 'newest' });
            await rest(world, log);
            while (log.state().hasOlder) {
              log.loadOlder();
              await rest(world, log);
            }
            const whole = await truth(world);
            const last = whole.at(-1)?.id;
            await rest(world, log, () => log.state().entries.some(({ id }) => id === last));
            await expectPiece(world, log);
            const shown = log.state().entries.slice(0, whole.length);
            expect(shown.map(({ id, text }) => ({ id, text }))).toEqual(
              whole.map(({ id, text }) => ({ id, text })),
            );
          } finally {
            log.stop();
            world.sandbox.close();
          }
        },
      ),
      { numRuns: isWide ? 300 : 8, endOnFailure: true },
    ),
);
