import type { Database } from '../../database/database';
import { trialsOf } from '../engine/engine';
import type { ExperimentRow, PostedReport, TrialRow } from '../rows';
import { finalFigures } from './figures';
import { namesOf, stepsOfGroup } from './measured';
import { curveFor } from './reading';

export type Reported = {
  group: string;
  batch: number;
  runNumber: number;
  metrics: Record<string, unknown>;
  batchMetrics: Array<Record<string, unknown>>;
};

type Input = {
  db: Database;
  experiment: ExperimentRow;
  trial: TrialRow;
  now: number;
  reported: Reported;
};

/**
 * Stores a runner's report. Metrics of the same group and batch are added to existing ones; a later
 * run from an older checkpoint discards earlier reports beyond it.
 * @returns the name of a metric that exists already, in which case nothing is stored
 */
export function postMetrics(input: Input): string | undefined {
  const { trial, reported } = input;
  const conflict = conflicting(input);
  if (conflict !== undefined) return conflict;
  const keptReports = (trial.posted ?? []).filter((report) => !isTakenBack(report, reported));
  const same = keptReports.find(
    ({ group, batch }) => group === reported.group && batch === reported.batch,
  );
  const latest = Object.keys(reported.metrics);
  if (same) {
    same.metrics = { ...same.metrics, ...reported.metrics };
    same.batchMetrics = [...same.batchMetrics, ...reported.batchMetrics];
    same.latest = latest;
    trial.posted = keptReports;
  } else {
    trial.posted = [...keptReports, { ...reported, latest, id: nextId(trial), at: input.now }];
  }
  refresh(input);
  return undefined;
}

// different from those of simulated reports
const nextId = ({ id, posted = [] }: TrialRow) =>
  Math.max(id * 10_000 + 5000, ...posted.map((report) => report.id)) + 1;

function isTakenBack(report: PostedReport, { group, batch, runNumber }: Reported): boolean {
  return report.group === group && report.runNumber < runNumber && report.batch > batch;
}

function conflicting({ experiment, trial, now, reported }: Input): string | undefined {
  const { group, batch, metrics } = reported;
  const at = stepsOfGroup(trial, group, now).find((step) => step.batch === batch);
  if (!at) return undefined;
  const isSimulated = !at.posted || at.isExtended === true;
  const simulated = isSimulated
    ? namesOf(curveFor(experiment, trial), { ...trial, posted: [] }, group)
    : [];
  const takenNames = new Set([...simulated, ...Object.keys(at.posted?.metrics ?? {})]);
  return Object.keys(metrics).find((name) => takenNames.has(name));
}

// summaries that do not include the new report
function refresh({ db, experiment, trial, now }: Input) {
  trial.summary = null;
  if (!experiment.final) return;
  experiment.final = finalFigures({ experiment, trials: trialsOf(db, experiment), now });
}
