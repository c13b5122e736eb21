import { isValidated, trialSteps } from '../engine/timeline';
import type { Step, TrialRow } from '../rows';
import { type Curve, metricAt, metricGroups, metricNames, metricsAt } from './curve';
import { withPosted } from './posted';

/**
 * Reads a trial's metrics, simulated or posted: groups, names, steps and values. Every handler that
 * shows metrics reads them here.
 */

const isSimulated = (trial: TrialRow) => trial.runs.length > 0;

const unique = (names: string[]) => [...new Set(names)];

/** The groups that a trial reports: training and validation first, then its own. */
export function groupsOf(curve: Curve, trial: TrialRow): string[] {
  const posted = (trial.posted ?? []).map(({ group }) => group);
  return unique([...(isSimulated(trial) ? metricGroups(curve) : []), ...posted]);
}

/** Names of a group's metrics, in name order; none for an unknown group. */
export function namesOf(curve: Curve, trial: TrialRow, group: string): readonly string[] {
  const simulated = isSimulated(trial) ? metricNames(curve, group) : [];
  if (!trial.posted) return simulated;
  const posted = trial.posted.filter((report) => report.group === group);
  return unique([...simulated, ...posted.flatMap(({ metrics }) => Object.keys(metrics))]).sort();
}

/**
 * The steps of a trial with a group's metrics; simulated custom groups are reported with
 * validations.
 */
export function stepsOfGroup(trial: TrialRow, group: string, now: number): Step[] {
  const kind = group === 'training' ? 'training' : 'validation';
  if (group === 'training' || group === 'validation' || !trial.posted) {
    return trialSteps(trial, now, kind);
  }
  const simulated = trialSteps({ ...trial, posted: [] }, now);
  const validations = simulated.filter((step) => step.kind === kind);
  const posted = trial.posted.filter((report) => report.group === group);
  return withPosted({ ...trial, posted }, validations, () => true);
}

const hasSimulated = ({ posted, isExtended }: Step) => !posted || isExtended === true;

type At = { curve: Curve; step: Step; group: string };

/** One metric of a group at a step, undefined when it was not reported there. */
export function valueAt({ curve, step, group }: At, name: string): unknown {
  const posted = step.posted?.group === group ? step.posted.metrics : undefined;
  if (posted && Object.hasOwn(posted, name)) return posted[name];
  if (!hasSimulated(step) || !metricNames(curve, group).includes(name)) return undefined;
  return metricAt(curve, name, step.batch);
}

/** The same if it is a number, including NaN; else null. */
export function numberAt(at: At, name: string): number | null {
  const value = valueAt(at, name);
  return typeof value === 'number' ? value : null;
}

type Validated = { curve: Curve; trial: TrialRow; batch: number };

/** A metric validated after that batch, null if there was none. */
export function validatedAfter({ curve, trial, batch }: Validated, metric: string): number | null {
  const posted = trial.posted?.find(
    (report) =>
      report.group === 'validation' &&
      report.batch === batch &&
      Object.hasOwn(report.metrics, metric),
  );
  const value = posted?.metrics[metric];
  if (posted) return typeof value === 'number' ? value : null;
  const isSimulatedThere = isSimulated(trial) && isValidated(trial.pace, batch);
  return isSimulatedThere ? metricAt(curve, metric, batch) : null;
}

/** All metrics of a group at a step, by name. */
export function valuesAt({ curve, step, group }: At): Record<string, unknown> {
  const simulated = hasSimulated(step) ? metricsAt(curve, group, step.batch) : {};
  return step.posted?.group === group ? { ...simulated, ...step.posted.metrics } : simulated;
}
