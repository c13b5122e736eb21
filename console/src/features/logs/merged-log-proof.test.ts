import { stream } from '@trainyard/sdk';
import { type Caller, taskLogs } from '@trainyard/sdk/calls';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { LogEntry } from '~/components/log-viewer/log-entry';
import { createLogWindow, type LogWindow } from '~/components/log-viewer/log-window';
import { inTimeOrder, nameLine } from '~/components/log-viewer/time-order';
import {
  isWide,
  type LogWorld,
  openWorld,
  rest,
  runningTasks,
  ship,
  troubleOf,
  truthOf,
  type WorldLine,
  withoutWaiting,
  worldLine,
  worldStart,
} from '~/test/log-world';
import { logEntry } from '~/test/memory-log';
import { mergedLogSource } from './merged-log-source';
import type { LogCalls } from './paged-log-source';

withoutWaiting();

// no more than are followed at once: turns have a proof of their own
const logCount = 3;

type Write = { log: number; lines: WorldLine[] };
type Step =
  | ({ do: 'write' } & Write)
  | { do: 'loadOlder' | 'loadNewer' | 'hide' | 'newest' | 'oldest' }
  | { do: 'jump'; to: number };

const write = fc
  .record({
    log: fc.nat(logCount - 1),
    lines: fc.array(worldLine, { minLength: 1, maxLength: 60 }),
  })
  .map((step): Step => ({ do: 'write', ...step }));
const move = fc.constantFrom<Step>(
  { do: 'loadOlder' },
  { do: 'loadNewer' },
  { do: 'hide' },
  { do: 'newest' },
  { do: 'oldest' },
);
const jump = fc.nat(10_000).map((to): Step => ({ do: 'jump', to }));

const story = fc.record({
  ...troubleOf('taskLogs'),
  // what is followed goes back a minute
  clocks: fc.tuple(
    fc.constant(0),
    fc.integer({ min: -25_000, max: 25_000 }),
    fc.integer({ min: -1000, max: 1000 }),
    fc.constantFrom(0, -25_000, 25_000),
  ),
  steps: fc.array(
    fc.oneof(
      { weight: 4, arbitrary: write },
      { weight: 4, arbitrary: move },
      { weight: 1, arbitrary: jump },
    ),
    { minLength: 3, maxLength: 12 },
  ),
});

const idsOf = (lines: ReadonlyArray<{ id: string }>) => lines.map(({ id }) => id);

type World = LogWorld & { taskIds: readonly string[] };

const calls = (client: Caller, taskId: string): LogCalls => ({
  read: (stretch, signal) => taskLogs(client, { taskId, ...stretch }, { signal }),
  resume: (stretch, options) => stream(client, taskLogs, { taskId, ...stretch }, options),
});

/** The lines of all logs by their times. */
async function truth(world: World) {
  const all: LogEntry[] = [];
  for (const taskId of world.taskIds) {
    const lines = await truthOf(world, () => taskLogs(world.client, { taskId }));
    for (const { id, ...line } of lines) all.push(nameLine({ ...logEntry(0, line), id }, taskId));
  }
  return inTimeOrder(all);
}

/** While the end is held, what is shown is a piece of the truth: no hole, no double, no other order. */
async function expectPiece(world: World, log: LogWindow) {
  await rest(world, log);
  const whole = idsOf(await truth(world));
  // what was written before the look comes
  await rest(world, log, () => {
    const { entries, hasNewer } = log.state();
    if (hasNewer) return true;
    const from = whole.indexOf(entries[0]?.id ?? '');
    const shown = new Set(idsOf(entries));
    return whole.slice(Math.max(0, from)).every((id) => shown.has(id));
  });
  const { entries } = log.state();
  const now = await truth(world);
  const shown = idsOf(entries);
  expect(shown).toEqual(idsOf(inTimeOrder(entries)));
  const known = new Set(idsOf(now));
  expect(shown.filter((id) => !known.has(id))).toEqual([]);
}

async function run(world: World, log: LogWindow, step: Step, clocks: readonly number[]) {
  switch (step.do) {
    case 'write': {
      const taskId = world.taskIds[step.log] ?? '';
      await ship(world, { taskId, lines: step.lines, clocks });
      break;
    }
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
  await expectPiece(world, log);
}

test(
  'several logs, whatever happens to clocks and connections, are one log by time',
  { timeout: 600_000 },
  () =>
    fc.assert(
      fc.asyncProperty(
        story,
        async ({ seed, skewMs, clocks, faults, firstPage, nextPage, steps }) => {
          vi.setSystemTime(worldStart + skewMs);
          const opened = await openWorld(seed);
          const world = { ...opened, taskIds: await runningTasks(opened, logCount) };
          const source = mergedLogSource(
            world.taskIds.map((origin) => ({ origin, calls: calls(world.flaky, origin) })),
          );
          const log = createLogWindow({ source, firstPage, nextPage });
          try {
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
            const wanted = new Set(idsOf(whole));
            const isThere = ({ id }: { id: string }) => wanted.has(id);
            await rest(
              world,
              log,
              () => log.state().entries.filter(isThere).length >= whole.length,
            );
            const shown = log.state().entries.filter(isThere);
            expect(shown.map(({ id, text }) => ({ id, text }))).toEqual(
              whole.map(({ id, text }) => ({ id, text })),
            );
          } finally {
            log.stop();
            world.sandbox.close();
          }
        },
      ),
      { numRuns: isWide ? 200 : 6, endOnFailure: true },
    ),
);
