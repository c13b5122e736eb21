import { actionVerbs, move } from './actions';
import { describe, list } from './describe';
import { logs, metrics, slow } from './of-trial';

export const verbs = [list, describe, logs, metrics, slow, ...actionVerbs, move];
