import { findVerb } from '../find-verb';
import { listedRunStates, runStates } from '../output/state-names';
import { columnsOf } from '../run-verb';
import type { System } from '../system';
import type { Candidate } from './sources';

const columnOptions = ['columns', 'sort', 'where'] as const;
type ColumnOption = (typeof columnOptions)[number];

/** Returns true for an option whose value names columns. */
export const isColumnOption = (name: string): name is ColumnOption =>
  columnOptions.some((each) => each === name);

type Asked = {
  /** the words of the command before the option */
  words: string[];
  system: System;
  signal: AbortSignal;
};

/**
 * Returns the values of an option that names columns: further columns after the last comma of
 * `--columns`, columns with both directions of `--sort`, and the fields and states of `--where`. The
 * columns are those that the command itself is about to print; none for a command without columns.
 */
export async function columnWords(
  asked: Asked,
  { option, current }: { option: ColumnOption; current: string },
): Promise<Candidate[]> {
  if (option === 'where') return whereWords(asked, current);
  const names = (await knownColumns(asked)).map(({ key }) => key);
  const started = option === 'columns' ? current.slice(0, current.lastIndexOf(',') + 1) : '';
  const takenNames = started.split(',');
  const endings = option === 'sort' && current.includes(':') ? [':asc', ':desc'] : [''];
  return names
    .filter((name) => !takenNames.includes(name))
    .flatMap((name) => endings.map((ending) => candidate(`${started}${name}${ending}`)));
}

const candidate = (value: string): Candidate => ({ value, hint: '' });

async function knownColumns({ words, system, signal }: Asked) {
  const command = await findVerb(words);
  return command.kind === 'verb' ? columnsOf({ found: command, system, signal }) : [];
}

/** The condition that is being typed comes after the last space. */
async function whereWords(asked: Asked, current: string): Promise<Candidate[]> {
  const command = await findVerb(asked.words);
  if (command.kind !== 'verb') return [];
  const started = current.slice(0, current.lastIndexOf(' ') + 1);
  // `rows` filters what is printed, the others select experiments
  if (command.verb.where === 'rows') {
    const columns = await knownColumns(asked);
    const column = columns.find(({ key }) => current.startsWith(`${started}${key}=`));
    if (column?.states)
      return column.states.map((state) => candidate(`${started}${column.key}=${state}`));
    return columns.map(({ key }) => candidate(`${started}${key}=`));
  }
  const { fields, states } = await whereFields(command.row.name);
  if (current.startsWith(`${started}state=`))
    return states.map((state) => candidate(`${started}state=${state}`));
  return fields.map((name) => candidate(`${started}${name}=`));
}

/** The fields of `--where`, and the names of states, of a noun that selects entities. */
async function whereFields(noun: string) {
  if (noun === 'run')
    return { fields: (await import('../../nouns/run/find')).runFields, states: listedRunStates };
  const { experimentFields } = await import('../../nouns/experiment/find');
  return { fields: experimentFields, states: runStates };
}
