import type { Json } from '../../config/json';
import { repeatedCalls } from '../retries/repeated-calls';
import { experimentSituations } from './experiment-situations';
import { peopleSituations } from './people-situations';
import type { ReleaseName } from './populated-master';
import type { Situation, Situations } from './situation';
import { situationsOf038 } from './situations-038';
import { taskSituations } from './task-situations';
import { workspaceSituations } from './workspace-situations';

const situationsOfBoth: Situations = {
  ...experimentSituations,
  ...taskSituations,
  ...peopleSituations,
  ...workspaceSituations,
};

const situations: Record<ReleaseName, Situations> = {
  '0.23.4': situationsOfBoth,
  '0.38.1': { ...situationsOfBoth, ...situationsOf038 },
};

/** The situations in which a write is tried; that of `repeatedCalls` unless more are needed. */
export function situationsOf(name: ReleaseName, id: string): readonly Situation[] {
  const own = situations[name][id];
  if (own) return own;
  const row = repeatedCalls[id];
  if (!row) throw new Error(`${id} is tried in no situation`);
  const { args, before, refused } = row;
  return [{ args, ...(before && { before }), ...(refused && { refused }) }];
}

/** The arguments, with the project that bulk calls of 0.38 name in their path. */
export const argsFor = (path: string, args: object): Json =>
  path.includes('{projectId}') ? { projectId: 1, ...args } : { ...args };
