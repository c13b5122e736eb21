import { useQuery } from '@tanstack/react-query';
import { unknownName } from '@trainyard/insights/names/nearest-names';
import { useMemo } from 'react';
import { projectColumnsQuery } from '~/features/experiment-list/columns/project-columns';
import { useListSource } from '~/features/experiment-list/list-source';
import { columnsIn } from '~/features/experiments/filter/filter-set';
import { parseQueryLine } from '~/features/experiments/filter/query-line';
import { vocabularyOf } from '~/features/experiments/filter/vocabulary';

// of any value: only the names matter here
const vocabulary = { ...vocabularyOf({ users: [], myId: undefined }), choices: {} };

/**
 * Compares the names of a filter line with the hyperparameters, metrics and metadata that the master
 * finds in the project.
 *
 * @returns `unknown`: which name nothing here has, with the nearest that exist; undefined where all
 *   exist, and until the master has answered. `examples`: a hyperparameter and a validation metric
 *   that exist
 */
export function useColumnNames(projectId: number, line: string) {
  const source = useListSource();
  const { data } = useQuery(projectColumnsQuery(projectId, source));
  return useMemo(() => {
    const names = data?.map(({ column }) => column).filter((name) => name.includes('.')) ?? [];
    const first = (kind: string) => names.find((name) => name.startsWith(kind));
    const examples = [first('hp.'), first('validation.')].filter((name) => name !== undefined);
    if (!data) return { unknown: undefined, examples };
    const known = new Set(names);
    const wrong = namesIn(line).filter((name) => name.includes('.') && !known.has(name));
    const unknown = wrong.map((name) => unknownName(name, names, source.noun)).join(' ');
    return { unknown: unknown || undefined, examples };
  }, [data, line, source]);
}

/** The columns of a line; of one that cannot be read, none. */
function namesIn(line: string): string[] {
  const read = parseQueryLine(line, vocabulary);
  return read.ok ? columnsIn(read.group) : [];
}
