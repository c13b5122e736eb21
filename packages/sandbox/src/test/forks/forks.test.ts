import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { manualClock } from '../../lib/clock';
import { copyMasterState, type MasterState } from '../../master-state';
import { createSandbox } from '../../sandbox';
import { entryText } from '../../simulation/logs/master-log';
import { state038 } from '../../v038/state';
import { createPopulatedMaster, type ReleaseName, releases } from '../changes/populated-master';
import { type Read, readsOf } from '../changes/reads';
import { type Operation, send } from '../changes/send';
import { argsFor, writeCasesOf } from '../changes/write-cases';
import { createTestMaster, testStart } from '../fixtures/test-master';

/** A call, or ms that pass. */
type Step = Read | number;

const forkOf = (masterState: MasterState): MasterState =>
  copyMasterState(masterState, { clock: manualClock(masterState.clock.now()) });

async function answersOf(masterState: MasterState, token: string, steps: readonly Step[]) {
  const answers: string[] = [];
  for (const step of steps) {
    if (typeof step === 'number') masterState.clock.advance(step);
    else answers.push(await send({ masterState, token, ...step }));
  }
  return answers;
}

/** All rows, what only 0.38 has, the events to come and the master's log, as text. */
function stateOf({ db, simulation }: MasterState): string {
  const { engine } = simulation;
  const { earlierConfigs: _, ...later } = state038(db);
  return JSON.stringify({
    tables: Object.entries(db).map(([name, table]) => [name, table.dump()]),
    later: Object.entries(later).map(([name, value]) => [
      name,
      value instanceof Map || value instanceof Set ? [...value] : value,
    ]),
    events: engine.queue.heap.map(({ at, order, name }) => [at, order, name]),
    log: engine.log.entries().map((entry) => [entry.id, entry.at, entryText(entry)]),
  });
}

/** Each write that needs no preparation, with its arguments, and each read. */
async function populated(name: ReleaseName) {
  const master = await createPopulatedMaster(name);
  const { operations }: { operations: readonly Operation[] } = releases[name];
  const writes = operations.flatMap((operation) =>
    operation.changes
      ? writeCasesOf(name, operation.id)
          .filter(({ before }) => before === undefined)
          .map(({ args }): Read => ({ operation, args: argsFor(operation.path, args(master)) }))
      : [],
  );
  return { ...master, writes, reads: readsOf(master, operations) };
}

describe.each(['0.23.4', '0.38.1'] as const)('a fork of a master of %s', (name) => {
  test('answers every write and every read as the original does', async () => {
    const { masterState, writer, writes, reads } = await populated(name);
    // half of them before the fork, so that it begins amid deletions and clean-ups
    const half = Math.floor(writes.length / 2);
    await answersOf(masterState, writer, writes.slice(0, half));
    const fork = forkOf(masterState);
    const rest = [...writes.slice(half).flatMap((write) => [write, 700]), 60_000, ...reads];
    const expected = await answersOf(masterState, writer, rest);
    expect(await answersOf(fork, writer, rest)).toEqual(expected);
    expect(stateOf(fork)).toBe(stateOf(masterState));
  });

  test('shares nothing with it: a write on one never shows on the other', async () => {
    const { masterState, writer, writes, reads } = await populated(name);
    const steps = fc.array(
      fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...writes) },
        { weight: 1, arbitrary: fc.constantFrom(...reads) },
        { weight: 1, arbitrary: fc.integer({ min: 1, max: 900_000 }) },
      ),
      { minLength: 20, maxLength: 60 },
    );
    await fc.assert(
      fc.asyncProperty(steps, steps, async (before, after) => {
        const original = forkOf(masterState);
        await answersOf(original, writer, before);
        const [one, other] = [forkOf(original), forkOf(original)];
        const state = stateOf(original);
        const expected = await answersOf(one, writer, after);
        expect(stateOf(original)).toBe(state);
        expect(await answersOf(other, writer, after)).toEqual(expected);
        expect(stateOf(other)).toBe(stateOf(one));
      }),
      { numRuns: 8 },
    );
  });
});

test.each(['demo', 'rbac'] as const)(
  'a fork of the scenario %s goes on as it does',
  async (name) => {
    const { masterState } = await createTestMaster(name);
    for (const hours of [0, 0.1, 3, 40]) {
      const fork = forkOf(masterState);
      for (const each of [masterState, fork]) {
        each.clock.advance(hours * 3_600_000);
        each.simulation.advance(each.clock.now());
      }
      expect(stateOf(fork)).toBe(stateOf(masterState));
    }
  },
);

test('a fork draws the same random numbers', async () => {
  const { masterState } = await createTestMaster();
  masterState.random.uuid();
  const fork = forkOf(masterState);
  expect(fork.random.uuid()).toBe(masterState.random.uuid());
});

test('what a call began ends on a fork without another call', async () => {
  const { masterState, otherProjectId, perform } = await createPopulatedMaster('0.23.4');
  await perform('deleteProject', { projectId: otherProjectId });
  const fork = forkOf(masterState);
  fork.clock.advance(10_000);
  expect(fork.db.projects.holds(otherProjectId)).toBe(false);
  expect(masterState.db.projects.holds(otherProjectId)).toBe(true);
});

describe('a fork of a sandbox', () => {
  const health = () => new Request('http://master/api/v1/master');

  test('has its own clock, and the faults of the original', async () => {
    const clock = manualClock(testStart);
    const sandbox = createSandbox({ clock, faults: ['error=getMaster:1:503'] });
    const fork = sandbox.fork(manualClock(testStart));
    fork.clock.advance(60_000);
    expect(sandbox.clock.now()).toBe(testStart);
    expect((await fork.fetch(health())).status).toBe(503);
    fork.faults.set([]);
    expect((await fork.fetch(health())).status).toBe(200);
    expect(sandbox.faults.list()).toEqual(['error=getMaster:1:503']);
  });

  test('does not exist where rows are computed when they are read', () => {
    const sandbox = createSandbox({ clock: manualClock(testStart), experiments: 5 });
    const text = 'A sandbox that computes rows cannot be forked.';
    expect(() => sandbox.fork(manualClock(testStart))).toThrow(text);
  });
});
