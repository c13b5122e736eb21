import type { Cli } from '../../core/cli';
import { readIds, readIdsAndWords } from '../../core/ids';
import { findExperimentIds } from './find';

/** Ids of experiments, or those that --where finds. */
export const experimentIds = (cli: Cli, operands: string[]): Promise<number[]> =>
  readIds(cli, { operands, what: 'experiment', find: (where) => findExperimentIds(cli, where) });

/** The same with so many words behind them. */
export const experimentIdsAndWords = (cli: Cli, operands: string[], count: number) =>
  readIdsAndWords(cli, {
    operands,
    count,
    what: 'experiment',
    find: (where) => findExperimentIds(cli, where),
  });
