import { actionVerbs, move } from './actions';
import { describe, list } from './describe';
import { compare, exportRuns, follow, logs, metrics, slow, wait } from './of-trial';

export const verbs = [
  list,
  describe,
  logs,
  follow,
  wait,
  metrics,
  exportRuns,
  compare,
  slow,
  ...actionVerbs,
  move,
];
