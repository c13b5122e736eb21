import { taskLogs, taskLogsFields, trialLogs, trialLogsFields } from '@trainyard/sdk/calls';
import type { TrialLogsResponse } from '@trainyard/sdk/types';
import { beforeEach, describe, expect, test } from 'vitest';
import { taskIdOf } from '../../simulation/rows';
import { refusal } from '../../test/fixtures/test-master';
import {
  collect,
  createTrainingMaster,
  readWhileTimePasses,
  type TrainingMaster,
} from '../../test/fixtures/training-master';
import { tasksOwnLog } from './log-source';

let master: TrainingMaster;
let trialId: number;
let taskId: string;
beforeEach(async () => {
  master = await createTrainingMaster();
  trialId = master.submit({ settings: { slotsPerTrial: 2 } }).trialIds[0] ?? 0;
  taskId = taskIdOf(master.db.trials.find(trialId));
});

const second = 1000;
const read = (query: object = {}) => collect(trialLogs(master.client, { trialId, ...query }));
const iso = (ms: number) => new Date(ms).toISOString();
const idsOf = (lines: Array<{ id: string }>) => lines.map(({ id }) => Number(id));

describe('a log that is not followed', () => {
  beforeEach(() => master.clock.advance(90 * second));

  test('is in order, with ids as text', async () => {
    const lines = await read();
    expect(lines.length).toBeGreaterThan(30);
    expect(idsOf(lines)).toEqual([...idsOf(lines)].sort((left, right) => left - right));
    // other tasks wrote in between: ids belong to the master and are not positions in the log
    const steps = idsOf(lines).map((id, place, ids) => id - (ids[place - 1] ?? id - 1));
    expect([...new Set(steps)].sort()).toEqual([1, 2]);
    expect(lines[0]).toMatchObject({
      id: '4000001',
      trialId,
      source: 'master',
      level: 'LOG_LEVEL_INFO',
      log: expect.stringContaining('Scheduling Trial 1 (Experiment 1)'),
    });
  });

  test('in reversed order it has the same lines', async () => {
    const forward = await read();
    expect(await read({ orderBy: 'ORDER_BY_DESC' })).toEqual([...forward].reverse());
    expect(await read({ orderBy: 'ORDER_BY_DESC', limit: 3 })).toEqual(
      [...forward].reverse().slice(0, 3),
    );
    expect(await read({ limit: 5 })).toEqual(forward.slice(0, 5));
  });

  test.each<[string, object, (line: TrialLogsResponse) => boolean]>([
    [
      'levels',
      { levels: ['LOG_LEVEL_WARNING', 'LOG_LEVEL_DEBUG'] },
      (line) => /WARN|DEBUG/.test(line.level),
    ],
    ['ranks', { rankIds: [1] }, (line) => line.rankId === 1],
    ['no rank', { rankIds: [-1] }, (line) => line.rankId === undefined],
    ['agents', { agentIds: ['agent-01'] }, (line) => line.agentId === 'agent-01'],
    ['sources', { sources: ['agent'] }, (line) => line.source === 'agent'],
    ['output', { stdtypes: ['stderr'] }, (line) => line.stdtype === 'stderr'],
    ['text', { searchText: 'CHECKPOINT' }, (line) => /checkpoint/i.test(line.log ?? '')],
    [
      'all at once',
      { stdtypes: ['stdout'], rankIds: [0], searchText: 'step' },
      (line) => line.rankId === 0 && line.stdtype === 'stdout' && /step/.test(line.log ?? ''),
    ],
  ])('%s filter', async (_, query, fits) => {
    const lines = await read(query);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines).toEqual((await read()).filter(fits));
  });

  test('an unmatched level, agent or container gives no lines', async () => {
    expect(await read({ levels: ['LOG_LEVEL_UNSPECIFIED'] })).toEqual([]);
    expect(await read({ agentIds: ['agent-99'] })).toEqual([]);
    expect(await read({ containerIds: ['none'] })).toEqual([]);
  });

  test('after a time excludes lines of that time, before includes them', async () => {
    const lines = await read();
    const at = lines[20]?.timestamp;
    const times = (part: TrialLogsResponse[]) => part.map((line) => line.timestamp ?? '');
    const after = await read({ timestampAfter: at });
    const before = await read({ timestampBefore: at });
    expect([...before, ...after]).toEqual(lines);
    expect(times(after).every((time) => Date.parse(time) > Date.parse(at ?? ''))).toBe(true);
    expect(times(before)).toContain(at);
  });

  test('each line has the old message format, too', async () => {
    const lines = await read();
    const rank = lines.find((line) => line.rankId === 1);
    expect(rank?.message).toMatch(
      /^\[2026-11-20T09:\d\d:\d\d\.\d{6}Z\] [\da-f]{8} \[rank=1\] \|\| INFO: .+\n$/s,
    );
    expect(lines[0]?.message).toMatch(/^\[[^\]]+Z\] {10}\|\| INFO: Scheduling/);
    const plain = lines.find((line) => line.level === 'LOG_LEVEL_UNSPECIFIED');
    expect(plain?.message).toMatch(/\|\| \+ test -f/);
  });

  test('by task it contains the task and the allocation', async () => {
    const lines = await collect(
      taskLogs(master.client, { taskId, allocationIds: [`${taskId}.1`] }),
    );
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.every((line) => line.allocationId === `${taskId}.1`)).toBe(true);
    expect(lines[0]).toMatchObject({ taskId });
  });

  test('fields are the values of the lines', async () => {
    const [fields] = await collect(taskLogsFields(master.client, { taskId }));
    expect(fields).toEqual({
      allocationIds: [`${taskId}.1`],
      agentIds: ['agent-01'],
      containerIds: [expect.stringMatching(/^[\da-f-]{36}$/)],
      rankIds: [0, 1],
      stdtypes: ['stdout', 'stderr'],
      sources: ['master', 'agent'],
    });
  });
});

describe('following', () => {
  test('delivers each line within a second, and ends 5 s after the trial', async () => {
    const stream = trialLogs(master.client, { trialId, follow: true });
    const { messages, endedAfter } = await readWhileTimePasses(master, stream, { stepMs: second });
    const lines = await read();
    expect(messages.map(({ message }) => message)).toEqual(lines);
    const start = master.db.experiments.find(1).startedAt;
    for (const { after, message } of messages) {
      const late = start + after - Date.parse(message.timestamp ?? '');
      expect(late).toBeGreaterThanOrEqual(0);
      expect(late).toBeLessThanOrEqual(1000);
    }
    const end = (master.db.trials.find(trialId).endedAt ?? 0) - start;
    expect(endedAfter - end).toBeGreaterThan(5000);
    expect(endedAfter - end).toBeLessThanOrEqual(6001);
  });

  test('begins after a time and applies its filters', async () => {
    master.clock.advance(60 * second);
    const timestampAfter = new Date(master.clock.now()).toISOString();
    const query = { follow: true, timestampAfter, levels: ['LOG_LEVEL_WARNING'] } as const;
    const stream = trialLogs(master.client, { trialId, ...query, levels: [...query.levels] });
    const { messages } = await readWhileTimePasses(master, stream, { stepMs: 10 * second });
    const expected = await read({ timestampAfter, levels: ['LOG_LEVEL_WARNING'] });
    expect(messages.map(({ message }) => message)).toEqual(expected);
  });

  test('applies its times to each line, including shipped ones', async () => {
    master.clock.advance(60 * second);
    const now = master.clock.now();
    const ship = (log: string, at: number) =>
      master.db.postedLines.insert({
        id: master.db.postedLines.nextId(),
        taskId,
        after:
          tasksOwnLog({ db: master.db, release: { version: '0.23.4' } }, taskId)?.open(
            master.clock.now(),
          ).count ?? 0,
        line: { at, log, level: 'LOG_LEVEL_INFO', stdtype: 'stdout' },
      });
    ship('within the times', now + 1);
    ship('before them', now - 30 * second);
    ship('after them', now + 40 * second);
    const times = { timestampAfter: iso(now), timestampBefore: iso(now + 20 * second) };
    const stream = trialLogs(master.client, { trialId, follow: true, ...times });
    const { messages } = await readWhileTimePasses(master, stream, { stepMs: 10 * second });
    const followed = messages.map(({ message }) => message);
    expect(followed.map(({ log }) => log)).toContain('within the times');
    expect(followed.filter(({ log }) => /^(?:before|after) them$/.test(log ?? ''))).toEqual([]);
    expect(followed).toEqual(await read(times));
  });

  test('ends when its reader closes the connection', async () => {
    master.clock.advance(30 * second);
    const controller = new AbortController();
    const lines: string[] = [];
    const reading = async () => {
      const options = { signal: controller.signal };
      for await (const line of trialLogs(master.client, { trialId, follow: true }, options)) {
        lines.push(line.id);
        controller.abort();
      }
    };
    await expect(reading()).rejects.toMatchObject({
      name: expect.stringMatching(/Abort|ApiError/),
    });
    expect(lines).toHaveLength(1);
  });

  test('fields are sent every 5 s until the trial has ended', async () => {
    const stream = trialLogsFields(master.client, { trialId, follow: true });
    const { messages, endedAfter } = await readWhileTimePasses(master, stream, { stepMs: second });
    expect(messages[0]?.message).toMatchObject({ agentIds: [], sources: [] });
    expect(messages.at(-1)?.message.rankIds).toEqual([0, 1]);
    const end =
      (master.db.trials.find(trialId).endedAt ?? 0) - master.db.experiments.find(1).startedAt;
    expect(endedAfter).toBe(Math.ceil(end / 5000) * 5000);
  });
});

describe('refusals', () => {
  test.each([
    ['/trials/999/logs', "404 5 trial '999' not found"],
    ['/trials/999/logs/fields', "404 5 trial '999' not found"],
    [
      '/tasks/nope/logs',
      "500 2 1 error occurred:\n\t* failed to fetch batch: rpc error: code = NotFound desc = task 'nope' not found\n\n",
    ],
    ['/tasks/nope/logs?limit=-1', '400 3 Limit must be >= 0'],
    ['/tasks/nope/logs?limit=3&follow=true', '400 3 Limit cannot be specified when following'],
    ['/trials/1/logs?levels=LOUD', '400 3 LOUD is not a valid logv1.LogLevel'],
  ])('GET %s: %s', async (path, expected) => {
    expect(refusal(await master.admin('GET', path))).toBe(expected);
  });

  test('a negative limit of a trial returns nothing', async () => {
    master.clock.advance(90 * second);
    expect(await read({ limit: -1 })).toEqual([]);
  });
});
