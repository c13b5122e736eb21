import { actionVerbs, move } from './experiment/act';
import { continueExperiment, fork } from './experiment/again';
import { compare, diff } from './experiment/compare';
import { create } from './experiment/create';
import { follow, logs, wait } from './experiment/follow';
import { describe, list } from './experiment/look';
import { deleteTensorboardFiles, setLogRetention } from './experiment/newer';
import { config, listCheckpoints, listTrials } from './experiment/parts';
import { labelVerbs, setVerbs } from './experiment/set';
import { download, downloadModelDef, exportExperiments } from './experiment/take';
import { open, watchExperiments } from './experiment/watch';

export const experimentVerbs = [
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
  exportExperiments,
  download,
  downloadModelDef,
  ...actionVerbs,
  move,
  ...labelVerbs,
  ...setVerbs,
  setLogRetention,
  deleteTensorboardFiles,
  open,
];
