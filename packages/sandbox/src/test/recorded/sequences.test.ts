import { describe, expect, test } from 'vitest';
import { isObject, type Json, listOf, objectOf, textOf } from '../../config/json';
import { hasRecordings } from '../fixtures/recordings';
import { readExchanges, readRecordedLines } from './exchange';
import { factsOf } from './facts';
import { prepareMaster } from './prepare-master';
import { type PreparedMaster, passTo } from './prepared-master';
import { isSubsequence, longStates, type Sequences, sequencesOf, withoutQueue } from './sequences';

/** A recorded job, and the actions on it after that running time. */
type Story = {
  /** the time of its creation */
  from: string;
  path: string;
  actions?: Array<{ afterMs: number; action: string }>;
};

const stories: Record<string, Story> = {
  'single-error-restart': { from: '07:10:39.649', path: '/experiments/25' },
  'single-cancel': {
    from: '07:10:39.674',
    path: '/experiments/26',
    actions: [{ afterMs: 30_000, action: 'cancel' }],
  },
  'single-pause-resume': {
    from: '07:10:39.901',
    path: '/experiments/28',
    actions: [
      { afterMs: 30_000, action: 'pause' },
      { afterMs: 40_000, action: 'activate' },
    ],
  },
  'random-complete': { from: '07:13:35.490', path: '/experiments/29' },
  'command-fail': { from: '07:13:36', path: '/commands/5c0fb13d-f17e-45bd-84ba-eb8c5279dfd3' },
  'notebook-run': { from: '07:13:43', path: '/notebooks/800f97b2-e638-45fd-9dc4-f4963df60149' },
};

const timelines = () =>
  readRecordedLines()
    .filter(({ file }) => file === 'timelines')
    .map(({ line }) => line);

/** Polls a job every 200 ms, as the recorder did every half second. */
async function watch(name: string, { from, path, actions = [] }: Story): Promise<Sequences> {
  const facts = factsOf(readExchanges().filter(({ file }) => file !== 'console-walk'));
  const prepared = await prepareMaster({ plan: { until: from }, facts, created: new Set() });
  const { clock, admin } = prepared.master;
  const actual = prepared.ids.translate(path);
  const polls: Json[] = [];
  const waiting = [...actions];
  const start = clock.now();
  while (clock.now() < start + 600_000) {
    const poll = await checkAt(prepared, actual);
    polls.push(poll);
    const [next] = waiting;
    if (next && clock.now() >= start + next.afterMs) {
      await admin('POST', `${actual}/${next.action}`);
      waiting.shift();
    }
    if (isOver(poll, name)) break;
    passTo(prepared.master, clock.now() + 200);
  }
  return sequencesOf(polls);
}

async function checkAt({ master }: PreparedMaster, path: string): Promise<Json> {
  const get = async (of: string) => objectOf((await master.admin('GET', of)).body);
  const single = await get(path);
  if (!path.startsWith('/experiments')) {
    const id = path.split('/').at(-1) ?? '';
    return { ...single, ...(await get(`/tasks/${id}`)) };
  }
  const { trials } = await get(`${path}/trials`);
  const tasks: Json = {};
  for (const { taskId } of listOf(trials).filter(isObject)) {
    tasks[textOf(taskId)] = (await get(`/tasks/${taskId}`)).task;
  }
  return { ...single, trials, tasks };
}

const lastStates = new Set([
  'STATE_COMPLETED',
  'STATE_CANCELED',
  'STATE_ERROR',
  'STATE_TERMINATED',
]);

function isOver({ experiment, command, task }: Json, name: string): boolean {
  // the server continues
  if (name === 'notebook-run') {
    return listOf(objectOf(task).allocations).some((each) => objectOf(each).isReady === true);
  }
  return lastStates.has(textOf(objectOf(experiment ?? command).state));
}

const recorded = hasRecordings ? timelines() : [];

describe.runIf(hasRecordings)('states follow each other as recorded', () => {
  test.each(Object.entries(stories))(
    '%s',
    async (name, story) => {
      const timeline = objectOf(recorded.find((each) => each.name === name));
      const expected = sequencesOf(listOf(timeline.polls).filter(isObject));
      const actual = await watch(name, story);
      expect([...actual.keys()].sort()).toEqual([...expected.keys()].sort());
      for (const [part, states] of expected) {
        const own = actual.get(part) ?? [];
        expect([part, longStates(own)]).toEqual([part, longStates(states)]);
        // with free slots the wait is only a moment
        const isInOrder = isSubsequence(withoutQueue(states), withoutQueue(own));
        expect({ part, own, isInOrder }).toMatchObject({ isInOrder: true });
      }
    },
    60_000,
  );

  test('of every recorded job that was polled before its end', () => {
    const watched = recorded.filter(({ polls }) => listOf(polls).length > 1);
    expect(watched.map(({ name }) => name).sort()).toEqual(Object.keys(stories).sort());
  });
});
