import { actionVerbs, move } from './experiment/act';
import { follow, logs, wait } from './experiment/follow';
import { describe, list } from './experiment/look';
import { config, listCheckpoints, listTrials } from './experiment/parts';
import { labelVerbs, setVerbs } from './experiment/set';

export const experimentVerbs = [
  list,
  describe,
  config,
  logs,
  follow,
  wait,
  listTrials,
  listCheckpoints,
  ...actionVerbs,
  move,
  ...labelVerbs,
  ...setVerbs,
];
