import { failures } from '../insights/failures';
import { importance } from '../insights/importance';
import { rungs } from '../insights/rungs';
import { slowTrials } from '../insights/slow-trials';
import { actionVerbs, move, retry } from './actions';
import { compare, diff } from './compare';
import { create } from './create';
import { describe, list } from './describe';
import { download, downloadModelDef, exportExperiments } from './download';
import { follow, logs, wait } from './follow';
import { continueExperiment, fork } from './fork';
import { config, listCheckpoints, listTrials } from './parts';
import { deleteTensorboardFiles, setLogRetention } from './retention';
import { labelVerbs, setVerbs } from './set';
import { open, watchExperiments } from './watch';

export const verbs = [
  list,
  describe,
  config,
  create,
  fork,
  continueExperiment,
  logs,
  follow,
  wait,
  watchExperiments,
  listTrials,
  listCheckpoints,
  compare,
  diff,
  importance,
  failures,
  rungs,
  slowTrials,
  exportExperiments,
  download,
  downloadModelDef,
  ...actionVerbs,
  retry,
  move,
  ...labelVerbs,
  ...setVerbs,
  setLogRetention,
  deleteTensorboardFiles,
  open,
];
