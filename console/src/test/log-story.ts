import type { LogPlace } from '@trainyard/ui/logs/window/log-entry';
import type { LogSource } from '@trainyard/ui/logs/window/log-source';
import { createLogWindow, type LogWindow } from '@trainyard/ui/logs/window/log-window';
import fc from 'fast-check';
import { expect, vi } from 'vitest';
import {
  faultsOf,
  type LogWorld,
  openWorld,
  rest,
  ship,
  type WorldLine,
  worldLine,
  worldStart,
} from './log-world';

/** A step of a story: a write to log number `log`, or a move of the reader. */
type Step =
  | { do: 'write'; log: number; lines: WorldLine[] }
  | { do: 'loadOlder' | 'loadNewer' | 'hide' | 'newest' | 'oldest' }
  | { do: 'jump'; to: number };

const moves = ['loadOlder', 'loadNewer', 'hide', 'newest', 'oldest'] as const;

/** Stories of writing, scrolling, jumping and hiding, with faults throughout. */
export const storyOf = (
  operation: Parameters<typeof faultsOf>[0],
  { logs, maxSteps }: { logs: number; maxSteps: number },
) =>
  fc.record({
    ...faultsOf(operation),
    steps: fc.array(
      fc.oneof(
        {
          weight: 4,
          arbitrary: fc
            .record({
              log: fc.nat(logs - 1),
              lines: fc.array(worldLine, { minLength: 1, maxLength: 60 }),
            })
            .map((write): Step => ({ do: 'write', ...write })),
        },
        { weight: 4, arbitrary: fc.constantFrom(...moves).map((move): Step => ({ do: move })) },
        { weight: 1, arbitrary: fc.nat(10_000).map((to): Step => ({ do: 'jump', to })) },
      ),
      { minLength: 3, maxLength: maxSteps },
    ),
  });

type Story = ReturnType<typeof storyOf> extends fc.Arbitrary<infer One> ? One : never;
type ShownLines = LogPlace & { text: string };

/** The setting of a story. */
type LogSetting = {
  /** tasks whose containers write */
  taskIds: readonly string[];
  source: LogSource;
  /** all lines, in the expected order */
  truth: () => Promise<ShownLines[]>;
};

const idsOf = (lines: ReadonlyArray<{ id: string }>) => lines.map(({ id }) => id);

/** Runs a story: after each step, and at its end, the window shows the lines of the log. */
export async function runStory(story: Story, prepare: (world: LogWorld) => Promise<LogSetting>) {
  const { seed, skewMs, clocks, faults, firstPage, nextPage, steps } = story;
  vi.setSystemTime(worldStart + skewMs);
  const world = await openWorld(seed);
  const { taskIds, source, truth } = await prepare(world);
  const log = createLogWindow({ source, firstPage, nextPage });
  const write = (taskId = '', lines: WorldLine[] = []) => ship(world, { taskId, lines, clocks });
  try {
    for (const taskId of taskIds) await write(taskId, [{ clock: 1, aheadMs: 0, text: 'first' }]);
    world.sandbox.faults.set(faults);
    log.open({ at: 'newest' });
    for (const step of steps) {
      if (step.do === 'write') await write(taskIds[step.log], step.lines);
      else if (step.do === 'jump') await jump(log, step.to, await truth());
      else move(world, log, step.do);
      await expectPiece({ world, log, source, truth });
    }
    await expectComplete({ world, log, truth });
  } finally {
    log.stop();
    world.sandbox.close();
  }
}

async function jump(log: LogWindow, to: number, allLines: ShownLines[]) {
  const place = allLines[to % allLines.length];
  if (place) log.open({ at: 'place', place });
}

function move({ sandbox }: LogWorld, log: LogWindow, to: (typeof moves)[number]) {
  switch (to) {
    case 'hide':
      log.setHidden(true);
      sandbox.clock.advance(3000);
      log.setHidden(false);
      break;
    case 'newest':
    case 'oldest':
      log.open({ at: to });
      break;
    default:
      log[to]();
  }
}

type Reading = { world: LogWorld; log: LogWindow } & Pick<LogSetting, 'truth'>;

/**
 * Expects the shown lines to be part of the log: without duplicates and in order at any time, and
 * without a gap once the lines written before the check have arrived.
 */
async function expectPiece({ world, log, source, truth }: Reading & Pick<LogSetting, 'source'>) {
  await rest(world, log);
  const allLines = idsOf(await truth());
  await rest(world, log, () => {
    const { entries, hasNewer } = log.state();
    // away from the end, lines that are late by their time wait until the end is read again
    // (decision 18)
    if (hasNewer && source.compare) return true;
    const visibleIds = new Set(idsOf(entries));
    const from = Math.max(0, allLines.indexOf(entries[0]?.id ?? ''));
    const to = hasNewer ? allLines.indexOf(entries.at(-1)?.id ?? '') + 1 : allLines.length;
    return allLines.slice(from, to).every((id) => visibleIds.has(id));
  });
  const visibleIds = idsOf(log.state().entries);
  const visibleIdSet = new Set(visibleIds);
  expect(visibleIds).toEqual(idsOf(await truth()).filter((id) => visibleIdSet.has(id)));
}

/** Expects that all of it is read at the end, from one end to the other. */
async function expectComplete({ world, log, truth }: Reading) {
  log.open({ at: 'newest' });
  await rest(world, log);
  while (log.state().hasOlder) {
    log.loadOlder();
    await rest(world, log);
  }
  const allLines = await truth();
  const expectedIds = new Set(idsOf(allLines));
  const isThere = ({ id }: { id: string }) => expectedIds.has(id);
  await rest(world, log, () => log.state().entries.filter(isThere).length >= allLines.length);
  const visibleEntries = log.state().entries.filter(isThere);
  expect(visibleEntries.map(({ id, text }) => ({ id, text }))).toEqual(
    allLines.map(({ id, text }) => ({ id, text })),
  );
}
