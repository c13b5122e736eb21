import type { Json } from '../../config/json';
import { repeatedCalls } from '../retries/repeated-calls';
import { writeCasesOf038 } from './cases-038';
import { experimentCases } from './experiment-cases';
import { peopleCases } from './people-cases';
import type { ReleaseName } from './populated-master';
import { taskCases } from './task-cases';
import { workspaceCases } from './workspace-cases';
import type { WriteCase, WriteCases } from './write-case';

const writeCasesOfBoth: WriteCases = {
  ...experimentCases,
  ...taskCases,
  ...peopleCases,
  ...workspaceCases,
};

const writeCases: Record<ReleaseName, WriteCases> = {
  '0.23.4': writeCasesOfBoth,
  '0.38.1': { ...writeCasesOfBoth, ...writeCasesOf038 },
};

/** The cases in which a write is tried; that of `repeatedCalls` unless more are needed. */
export function writeCasesOf(name: ReleaseName, id: string): readonly WriteCase[] {
  const own = writeCases[name][id];
  if (own) return own;
  const row = repeatedCalls[id];
  if (!row) throw new Error(`${id} has no case`);
  const { args, before, refused } = row;
  return [{ args, ...(before && { before }), ...(refused && { refused }) }];
}

/** The arguments, with the project that bulk calls of 0.38 name in their path. */
export const argsFor = (path: string, args: object): Json =>
  path.includes('{projectId}') ? { projectId: 1, ...args } : { ...args };
