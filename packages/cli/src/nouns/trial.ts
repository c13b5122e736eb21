import { follow, kill, logs, setLogRetention, wait } from './trial/act';
import { compare } from './trial/compare';
import { describe, list } from './trial/look';
import { download, exportTrials, metrics, supportBundle } from './trial/take';

export const trialVerbs = [
  list,
  describe,
  logs,
  follow,
  wait,
  kill,
  metrics,
  exportTrials,
  compare,
  download,
  supportBundle,
  setLogRetention,
];
