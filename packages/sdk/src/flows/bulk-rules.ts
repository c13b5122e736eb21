import { isStopping, isTerminal } from '../model/run-state';
import type { Experiment } from '../types';

/** The bulk actions on experiments. */
export type BulkAction =
  | 'activate'
  | 'archive'
  | 'cancel'
  | 'delete'
  | 'kill'
  | 'move'
  | 'pause'
  | 'unarchive';

type Row = Pick<Experiment, 'id' | 'state' | 'archived'>;

const past = 'rpc error: code = FailedPrecondition desc = ';
const missing = ({ id }: Row) => `rpc error: code = NotFound desc = experiment '${id}' not found`;
const incompatible = ({ state }: Row) =>
  `${past}experiment in incompatible state ${state.replace('STATE_', '')}`;

function whileAlive(row: Row) {
  if (isTerminal(row.state)) return `${past}experiment in terminal state`;
  return isStopping(row.state) ? incompatible(row) : '';
}

/** The refusal of the master for each action, by the state of an experiment; empty: it accepts. */
export const bulkRules: Record<BulkAction, (row: Row) => string> = {
  activate: whileAlive,
  pause: (row) => (row.archived ? missing(row) : whileAlive(row)),
  cancel: (row) => (row.archived ? missing(row) : ''),
  kill(row) {
    if (row.archived) return missing(row);
    const isEnding =
      row.state === 'STATE_STOPPING_COMPLETED' || row.state === 'STATE_STOPPING_ERROR';
    return isEnding ? incompatible(row) : '';
  },
  archive(row) {
    if (row.archived) return `${past}Experiment is already archived.`;
    return isTerminal(row.state) ? '' : `${past}Experiment is not in terminal state.`;
  },
  unarchive: (row) => (row.archived ? '' : `${past}Experiment is not archived.`),
  delete: (row) =>
    isTerminal(row.state) ? '' : `${past}cannot delete experiment in ${row.state} state`,
  move: (row) => (row.archived ? `${past}Experiment is archived.` : ''),
};
