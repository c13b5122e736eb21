import { type Ladder, ladderOf } from '@trainyard/insights/rungs/ladder';
import type { TrialRungs } from '@trainyard/insights/rungs/rung-results';
import { computeStops, validationsIn } from '@trainyard/insights/rungs/stopped-rungs';
import { createSandbox, manualClock } from '@trainyard/sandbox';
import { release038 } from '@trainyard/sandbox/v038';
import {
  compareTrials,
  createExperiment,
  createTransport,
  getExperiment,
  getExperiments,
  getExperimentTrials,
  login,
} from '@trainyard/sdk/calls';
import { searcherMetric, smallerIsBetter } from '@trainyard/sdk/model';
import { describe, expect, onTestFinished, test } from 'vitest';

async function master(seed: number) {
  const clock = manualClock(Date.parse('2026-11-02T09:00:00Z'));
  const sandbox = createSandbox({ seed, clock, release: release038 });
  onTestFinished(() => sandbox.close());
  const of = { baseUrl: 'http://master', fetch: sandbox.fetch };
  const { token } = await login(createTransport(of), { body: { username: 'admin', password: '' } });
  return { clock, client: createTransport({ ...of, auth: token }) };
}

type Caller = ReturnType<typeof createTransport>;

/** The data of a search, and what is computed from it. */
async function readSearch(client: Caller, experimentId: number) {
  const { experiment } = await getExperiment(client, { experimentId });
  const ladder = ladderOf(experiment.config);
  if (typeof ladder === 'string') throw new Error(ladder);
  const { trials } = await getExperimentTrials(client, { experimentId, limit: 0 });
  const metric = searcherMetric(experiment.config) ?? '';
  const answer = await compareTrials(client, {
    ...{ trialIds: trials.map(({ id }) => id), metricNames: [metric] },
    ...{ group: 'validation', maxDatapoints: 1000, startBatches: 0 },
  });
  const curves = answer.trials.flatMap(({ trial, metrics }) =>
    trial ? [{ trialId: trial.id, metrics }] : [],
  );
  const validations = validationsIn(curves, metric);
  const isSmallBetter = smallerIsBetter(experiment.config);
  const input = { trials, ladder, validations, smallerIsBetter: isSmallBetter };
  return { experiment, isSmallBetter, ...input, ...computeStops(input) };
}

type Search = Awaited<ReturnType<typeof readSearch>>;

const isEnded = ({ experiment }: Search) => experiment.state === 'STATE_COMPLETED';

/** The trials of each bracket, by its first rung. */
const byBracket = ({ ladder, climbs }: Search) =>
  ladder.stopping.map((bracket) => ({
    ...bracket,
    climbs: climbs.filter(({ start }) => start === ladder.lengths.length - bracket.rungs),
  }));

type Decision = { id: number; cost: number; time: number; wentOn: boolean | undefined };

/** The trials that were judged at a rung, in order; failed and canceled ones count as its worst. */
function decisionsAt(rung: number, climbs: readonly TrialRungs[], search: Search): Decision[] {
  const { ladder, validations, isSmallBetter } = search;
  const decisions = climbs.flatMap(({ trial, start, ranks }): Decision[] => {
    const own = validations.filter(({ trialId }) => trialId === trial.id);
    const place = ranks.find((rank) => rank.rung === rung);
    const isCompleted = trial.state === 'STATE_COMPLETED';
    if (place) {
      const judgedAt = place.judgedAt ?? ladder.lengths[rung] ?? 0;
      const isFurther = own.some(({ batch }) => batch > judgedAt) || ranks.at(-1) !== place;
      const time = own.find(({ batch }) => batch === judgedAt)?.time ?? 0;
      const wentOn = isFurther || (isCompleted ? false : undefined);
      return [{ id: trial.id, cost: isSmallBetter ? place.value : -place.value, time, wentOn }];
    }
    const isExit = trial.state === 'STATE_ERROR' || trial.state === 'STATE_CANCELED';
    if (!isExit || rung !== (ranks.at(-1)?.rung ?? start - 1) + 1) return [];
    const time = Date.parse(String(trial.endTime));
    return [{ id: trial.id, cost: Number.POSITIVE_INFINITY, time, wentOn: undefined }];
  });
  return decisions.sort((one, other) => one.time - other.time || one.id - other.id);
}

/** Trials of a rung that went on, or stopped, against the rule of the master. */
const wrongDecisions = (search: Search): string[] =>
  byBracket(search).flatMap(({ climbs }) =>
    search.ladder.lengths.slice(0, -1).flatMap((_, rung) => {
      const decisions = decisionsAt(rung, climbs, search);
      return decisions.flatMap(({ id, cost, wentOn }, at) => {
        const before = decisions.slice(0, at);
        // NaN comes after all before it
        const better = before.filter((one) => Number.isNaN(cost) || one.cost < cost).length;
        const isRight = better < Math.max(1, Math.floor((at + 1) / search.ladder.divisor));
        return wentOn === undefined || wentOn === isRight
          ? []
          : [`trial ${id} at rung ${rung + 1}: ${wentOn ? 'went on' : 'stopped'}`];
      });
    }),
  );

const halvings = [
  { name: 'adaptive_asha', mode: 'standard', max_rungs: 3 },
  { name: 'adaptive_asha', mode: 'aggressive', max_rungs: 4 },
  { name: 'adaptive_asha', mode: 'conservative', max_concurrent_trials: 4 },
  { name: 'adaptive_asha', bracket_rungs: [3, 2, 1], max_concurrent_trials: 5 },
  { name: 'async_halving', num_rungs: 3 },
  { name: 'async_halving', num_rungs: 3, max_concurrent_trials: 0 },
] as const;

const cases = halvings.flatMap((searcher) =>
  [2, 3, 4].map((divisor) => ({ ...searcher, divisor })),
);

const configOf = (searcher: (typeof cases)[number], validationPeriod: number) =>
  JSON.stringify({
    name: 'search',
    entrypoint: 'python3 train.py',
    hyperparameters: { lr: { type: 'log', base: 10, minval: -5, maxval: -1 } },
    resources: { slots_per_trial: 0 },
    max_restarts: 0,
    ...(validationPeriod > 0 && { min_validation_period: { batches: validationPeriod } }),
    searcher: {
      ...{ metric: 'loss', max_trials: 20, max_time: 320, time_metric: 'batches' },
      ...searcher,
    },
  });

describe('a search of a 0.38.1 sandbox follows the rule of that master (D15)', () => {
  test.each(
    [1, 2].flatMap((seed) => [0, 50].map((validationPeriod) => ({ seed, validationPeriod }))),
  )('%j', async ({ seed, validationPeriod }) => {
    const { client, clock } = await master(seed);
    const ids: number[] = [];
    for (const searcher of cases) {
      const body = { config: configOf(searcher, validationPeriod), projectId: 1, activate: true };
      const { experiment } = await createExperiment(client, { body });
      ids.push(experiment.id);
    }
    clock.advance(24 * 3_600_000);
    for (const id of ids) {
      const search = await readSearch(client, id);
      expect(isEnded(search)).toBe(true);
      expect(search.trials).toHaveLength(20);
      expect(wrongDecisions(search)).toEqual([]);
      const kinds = new Set(search.climbs.map(({ why }) => why.kind));
      expect(
        [...kinds].filter((kind) => !['top', 'not promoted', 'failed'].includes(kind)),
      ).toEqual([]);
      for (const { maxTrials, climbs } of byBracket(search)) expect(climbs).toHaveLength(maxTrials);
      for (const { start, rung, arrived, cut } of search.rungs) {
        const next = search.rungs.find((one) => one.start === start && one.rung === rung + 1);
        if (next && !kinds.has('failed')) expect(next.arrived).toBe(cut.wentOn);
        if (rung === start && !kinds.has('failed'))
          expect(arrived).toBe(sizeOf(search.ladder, start));
      }
    }
  });

  test('the searches of the demo', async () => {
    const { client } = await master(1);
    const { experiments } = await getExperiments(client, { limit: 0 });
    const halvings = experiments.filter(({ searcherType }) =>
      ['adaptive_asha', 'async_halving'].includes(searcherType),
    );
    expect(halvings.length).toBeGreaterThan(4);
    for (const { id } of halvings) {
      const search = await readSearch(client, id);
      expect({ id, wrong: wrongDecisions(search) }).toEqual({ id, wrong: [] });
      if (isEnded(search)) {
        const sizes = search.ladder.stopping.map(({ maxTrials }) => maxTrials);
        expect(byBracket(search).map(({ climbs }) => climbs.length)).toEqual(sizes);
      }
    }
  });
});

const sizeOf = ({ lengths, stopping }: Ladder, start: number) =>
  stopping.find(({ rungs }) => lengths.length - rungs === start)?.maxTrials;
