import { expect, test } from 'vitest';
import { createDatabase } from '../database/database';
import { manualClock } from '../lib/clock';
import { createMasterState } from '../master-state';
import { finalFigures } from '../simulation/metrics/figures';
import { numberAt } from '../simulation/metrics/measured';
import { curveFor, figuresFor, summaryFor } from '../simulation/metrics/reading';
import { bestBatch, summarizeTraining, validationAt } from '../simulation/metrics/trial-reports';
import type { ExperimentRow, TrialRow } from '../simulation/rows';
import { addLargeExperiments } from './large';

const now = Date.UTC(2026, 10, 20, 9);

type Ended = { experiment: ExperimentRow; trials: TrialRow[] };

function pasts(count: number): Ended[] {
  const clock = manualClock(now);
  const { db } = createMasterState({ seed: 5, scenario: 'demo', clock, experiments: count });
  return db.experiments
    .where(({ reportsOf }) => reportsOf !== undefined)
    .map((experiment) => {
      const trials = experiment.trialIds.flatMap((id) => db.trials.peek(id) ?? []);
      return { experiment, trials };
    });
}

const stateOf = ({ experiment: { state } }: Ended) => state;

test('summaries of the past equal those of its trials, without creating them', () => {
  const all = pasts(2000);
  expect(new Set(all.map(stateOf))).toEqual(
    new Set(['STATE_COMPLETED', 'STATE_CANCELED', 'STATE_ERROR']),
  );
  for (const { experiment, trials } of all) {
    expect(experiment.final).toEqual(finalFigures({ experiment, trials, now }));
  }
});

test('metrics of a trial do too, at its best and over all of it', () => {
  for (const { experiment, trials } of pasts(500)) {
    const [trial] = trials;
    const reading = experiment.reportsOf?.(trial?.id ?? 0);
    if (!trial || !reading) throw new Error('a past experiment has a trial');
    const curve = curveFor(experiment, trial);
    const { best } = summaryFor(experiment, trial, now);
    const batch = bestBatch(reading, experiment.settings.searcher);
    expect(batch).toBe(best?.batch ?? null);
    for (const name of ['validation_loss', 'validation_accuracy', 'box_loss']) {
      const reported = best && numberAt({ curve, step: best, group: 'validation' }, name);
      expect(batch && validationAt(reading, name, batch)).toBe(reported);
    }
    for (const name of ['loss', 'accuracy', 'lr', 'nothing']) {
      const reported = figuresFor(experiment, trial, now).training?.[name];
      expect(summarizeTraining(reading, name)).toEqual(reported);
    }
  }
});

test('summaries of large experiments equal those of their trials', () => {
  const db = createDatabase();
  addLargeExperiments({ db, seed: 3, projectId: 1, userId: 1, end: now });
  for (const experiment of db.experiments.all()) {
    const trials = experiment.trialIds.flatMap((id) => db.trials.peek(id) ?? []);
    const end = experiment.endedAt ?? 0;
    expect(experiment.final).toEqual(finalFigures({ experiment, trials, now: end }));
  }
});

test('an unknown trial has no reading', () => {
  const [past] = pasts(1);
  expect(past?.experiment.reportsOf?.(-1)).toBeNull();
});
