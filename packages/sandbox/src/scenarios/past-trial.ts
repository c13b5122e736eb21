import { paceOf } from '../simulation/engine/submit';
import { doneAt, trainedAt } from '../simulation/engine/timeline';
import { mix, uniform, uuidOf } from '../simulation/metrics/noise';
import type { ExperimentRow, RunRow, TrialRow } from '../simulation/rows';
import { sample } from '../simulation/search/hyperparameters';

export type Past = Pick<ExperimentRow, 'seed' | 'settings' | 'startedAt' | 'state'>;

/** The end of the only run of a past experiment: the last batch, and the reason. */
export function pastCut({ seed, settings, state }: Omit<Past, 'startedAt'>) {
  const { maxLength } = settings.searcher;
  if (state === 'STATE_COMPLETED') return { endBatch: maxLength, exit: 'completed' as const };
  const isError = state === 'STATE_ERROR';
  const share = isError ? (settings.failure?.at ?? 0.5) : 0.1 + 0.8 * uniform(seed, 611);
  const exit = isError ? ('error' as const) : ('canceled' as const);
  return { endBatch: Math.floor(maxLength * share), exit };
}

/** The time and the batch at which the only run of a past experiment ended. */
export function pastEnd({ seed, settings, startedAt, state }: Past) {
  const trainingAt = startedAt + 14_000;
  const plan = { pace: paceOf(settings, mix(seed, 102, 0)), startBatch: 0, trainingAt };
  const { endBatch, exit } = pastCut({ seed, settings, state });
  const stoppingAt = exit === 'completed' ? doneAt(plan, endBatch) : trainedAt(plan, endBatch);
  const endedAt = stoppingAt + (exit === 'canceled' ? 3000 : 1000);
  return { trainingAt, endBatch, stoppingAt, endedAt, exit };
}

/** The only run of a past experiment, as determined by its seed. */
function pastRun(past: Past): RunRow & { endedAt: number } {
  const { seed, settings, startedAt } = past;
  const agent = 1 + (seed % 4);
  return {
    number: 1,
    requestedAt: startedAt + 40,
    assignedAt: startedAt + 900,
    pulledAt: startedAt + 1200,
    runningAt: startedAt + 4000,
    startBatch: 0,
    ...pastEnd(past),
    placements: [
      {
        agentId: `agent-0${agent}`,
        slotIds: Array.from({ length: Math.min(8, settings.slotsPerTrial) }, (_, slot) =>
          String(slot),
        ),
        containerId: uuidOf(mix(seed, 612)),
      },
    ],
  };
}

/** Its only trial. */
export function pastTrial(experiment: Past & { id: number }, id: number): TrialRow {
  const { settings } = experiment;
  const seed = mix(experiment.seed, 102, 0);
  const run = pastRun(experiment);
  return {
    id,
    experimentId: experiment.id,
    requestId: uuidOf(seed, 2),
    seed,
    hparams: sample(settings.hyperparameters, seed),
    pace: paceOf(settings, seed),
    createdAt: experiment.startedAt + 5,
    endedAt: run.endedAt,
    state:
      experiment.state === 'STATE_ERROR' || experiment.state === 'STATE_CANCELED'
        ? experiment.state
        : 'STATE_COMPLETED',
    restarts: 0,
    target: settings.searcher.maxLength,
    waiting: false,
    runs: [run],
    summary: null,
  };
}
