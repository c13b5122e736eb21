import { slow } from '../insights/slow';
import { follow, kill, logs, setLogRetention, wait } from './actions';
import { compare } from './compare';
import { describe, list } from './describe';
import { download, exportTrials, metrics, supportBundle } from './download';

export const verbs = [
  list,
  describe,
  logs,
  follow,
  wait,
  kill,
  metrics,
  exportTrials,
  compare,
  slow,
  download,
  supportBundle,
  setLogRetention,
];
