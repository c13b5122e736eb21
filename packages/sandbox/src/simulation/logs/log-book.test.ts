import { describe, expect, test } from 'vitest';
import { createDatabase } from '../../database/database';
import { someSettings } from '../../test/fixtures/rows';
import { addTestAgents } from '../../test/fixtures/test-agents';
import { activate, pause } from '../engine/actions';
import { advance } from '../engine/engine';
import { startEngine } from '../engine/simulation';
import { submitExperiment } from '../engine/submit';
import type { Settings } from '../rows';
import { logEndedAt, openLog } from './log-book';
import type { LogLine } from './log-line';

const job = (settings: Partial<Settings> = {}, cutsAtReturns = false) => {
  const db = createDatabase();
  addTestAgents(db, { agents: 2, slots: 8 });
  const engine = startEngine({ db, seed: 4, now: 0 });
  const experiment = submitExperiment(engine, {
    name: 'resnet50-baseline',
    settings: someSettings(settings),
    projectId: 1,
    userId: 1,
    resourcePool: 'a100-pool',
  });
  const trial = db.trials.find(experiment.trialIds[0] ?? 0);
  const bookAt = (now: number) => {
    advance(engine, now);
    return openLog({ experiment, trial, now, cutsAtReturns });
  };
  const allAt = (now: number) => {
    const book = bookAt(now);
    return book.lines(0, book.count);
  };
  return { engine, experiment, trial, bookAt, allAt };
};

const text = (lines: LogLine[]) => lines.map((line) => line.log).join('');

describe('a log', () => {
  test.each([
    [false, 'all states of a bar are one line, which begins each with a carriage return'],
    [true, 'each state of a bar is a line of its own, without a carriage return'],
  ])('of a shipper that cuts at returns: %s; %s', (cutsAtReturns) => {
    const { allAt } = job({ verbose: true }, cutsAtReturns);
    const bars = allAt(400_000).filter(({ log }) => log.includes('Epoch'));
    const states = bars.map(({ log }) => log.match(/Epoch/g)?.length);
    const returns = bars.map(({ log }) => log.match(/\r/g)?.length ?? 0);
    expect(bars.length).toBeGreaterThan(0);
    expect(new Set(states)).toEqual(new Set([cutsAtReturns ? 1 : 9]));
    expect(new Set(returns)).toEqual(new Set([cutsAtReturns ? 0 : 9]));
    expect(bars.every(({ log }) => log.endsWith('\n'))).toBe(true);
  });

  test('only grows at its end, through pauses and restarts', () => {
    const { engine, experiment, allAt } = job({
      slotsPerTrial: 4,
      verbose: true,
      failure: { kind: 'connection', at: 0.6, runs: 1 },
    });
    let before: LogLine[] = [];
    for (let now = 0; now <= 400_000; now += 4110) {
      if (now === 4110 * 10) pause(engine, experiment);
      if (now === 4110 * 14) activate(engine, experiment);
      const lines = allAt(now);
      expect(lines.slice(0, before.length)).toEqual(before);
      expect(lines.every((line) => line.at <= now)).toBe(true);
      before = lines;
    }
    expect(experiment.state).toBe('STATE_COMPLETED');
    const times = before.map((line) => line.at);
    expect([...times].sort((left, right) => left - right)).toEqual(times);
  });

  test('returns any part without the rest, and the same each time', () => {
    const { bookAt } = job();
    const book = bookAt(300_000);
    const all = book.lines(0, book.count);
    expect(all).toHaveLength(book.count);
    for (const from of [0, 1, 17, 40, book.count - 3]) {
      expect(book.lines(from, from + 3)).toEqual(all.slice(from, from + 3));
    }
    expect(bookAt(300_000).lines(0, 9e9)).toEqual(all);
  });

  test('finds the first line after a time', () => {
    const { bookAt } = job();
    const book = bookAt(300_000);
    const all = book.lines(0, book.count);
    for (const at of [0, 2000, 40_000, 40_001, 99_999, 400_000]) {
      expect(book.firstAfter(at)).toBe(all.filter((line) => line.at <= at).length);
    }
  });

  test('reports start, training, validation, checkpoint and end', () => {
    const { allAt, trial } = job();
    const log = text(allAt(400_000));
    expect(log).toContain(`Scheduling Trial ${trial.id} (Experiment 1)`);
    expect(log).toMatch(/epoch 0 {2}step 500 {2}loss \d\.\d{4}/);
    expect(log).toMatch(/\rvalidating: {3}0%\|[^\n]*\rvalidating: 100%\|██████████\|/);
    expect(log).toMatch(/validation {2}accuracy \d\.\d{4}/);
    expect(log).toContain('\u001b[');
    expect(log).toMatch(/saving checkpoint at batch 200 \([\d,]+ MB\)/);
    expect(log).toContain('resources exited successfully with a zero exit code\n');
    expect(logEndedAt(trial)).toBe(trial.endedAt);
  });

  test('every line ends in a newline and has its container and rank', () => {
    const { allAt } = job({ slotsPerTrial: 16 });
    const lines = allAt(300_000);
    expect(lines.every((line) => line.log.endsWith('\n'))).toBe(true);
    expect(new Set(lines.flatMap((line) => line.agentId ?? []))).toEqual(
      new Set(['agent-01', 'agent-02']),
    );
    expect(new Set(lines.flatMap((line) => line.rankId ?? []))).toEqual(new Set([0, 4, 8, 12]));
    expect(new Set(lines.map((line) => line.stdtype))).toEqual(new Set(['stdout', 'stderr']));
  });

  test.each([
    ['memory', 0.001, /CUDA out of memory/],
    ['nan', 0.5, /FloatingPointError: loss is NaN/],
    ['file', 0, /FileNotFoundError.*imagenet-1k/],
    ['connection', 0.4, /NCCL error/],
  ] as const)('a trial that fails for %s leaves a traceback', (kind, at, last) => {
    const { allAt } = job({ failure: { kind, at, runs: 9 }, maxRestarts: 0 });
    const lines = allAt(400_000);
    expect(text(lines)).toContain('Traceback (most recent call last):');
    const errors = lines.filter((line) => line.level === 'LOG_LEVEL_ERROR');
    expect(errors[0]?.log).toMatch(last);
    expect(text(errors)).toContain('non-zero exit code');
  });

  test('verbose jobs write thousands of lines', () => {
    const searcher = { ...someSettings().searcher, maxLength: 40_000 };
    const { bookAt } = job({ verbose: true, searcher, validationPeriod: 2000 }, true);
    expect(bookAt(3 * 3_600_000).count).toBeGreaterThan(4000);
  });
});
