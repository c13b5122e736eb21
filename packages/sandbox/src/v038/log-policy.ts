import { isObject, listOf } from '../config/json';
import type { Database } from '../database/database';
import { expressionTest, InvalidExpression } from '../patterns/expression';
import { injectedCrashOf } from '../simulation/engine/runs';
import type { InjectedFailure, TrialRow } from '../simulation/rows';
import { shownConfig } from './experiment-config';

/** The last line of a log after each kind of crash. */
const lastLines: Record<InjectedFailure['kind'], string> = {
  memory: 'torch.cuda.OutOfMemoryError: CUDA out of memory.',
  nan: 'FloatingPointError: loss is nan',
  file: 'FileNotFoundError: No such file or directory',
  connection: 'ConnectionError: connection reset by peer',
};

/** Returns the name of the log policy that the log of a failed trial matched, if any. */
export function matchedPolicy(db: Database, trial: TrialRow): string | undefined {
  const run = trial.runs.at(-1);
  if (trial.state !== 'STATE_ERROR' || !run) return undefined;
  const experiment = db.experiments.find(trial.experimentId);
  const crash = injectedCrashOf(experiment, trial, run);
  if (!crash) return undefined;
  const config = shownConfig(db, experiment);
  for (const policy of listOf(config.log_policies)) {
    if (!isObject(policy) || typeof policy.pattern !== 'string') continue;
    if (isMatch(policy.pattern, lastLines[crash.kind])) return String(policy.name);
  }
  return undefined;
}

/** False for a pattern that cannot be read. */
function isMatch(pattern: string, line: string): boolean {
  try {
    return expressionTest(pattern)(line);
  } catch (error) {
    if (error instanceof InvalidExpression) return false;
    throw error;
  }
}
