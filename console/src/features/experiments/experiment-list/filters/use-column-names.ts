import { useQuery } from '@tanstack/react-query';
import { unknownName } from '@trainyard/insights/names/nearest-names';
import { useMemo } from 'react';
import { columnsIn } from '~/features/experiments/base/filter/filter-set';
import { parseQueryLine } from '~/features/experiments/base/filter/query-line';
import { vocabularyOf } from '~/features/experiments/base/filter/vocabulary';
import { metricColumn } from '~/features/experiments/experiment-list/columns/statistics';
import { useListSource } from '~/features/experiments/experiment-list/list-source';
import { projectColumnsQuery } from '~/features/experiments/experiment-list/queries';

// of any value: only the names matter here
const vocabulary = { ...vocabularyOf({ users: [], myId: undefined }), choices: {} };

/**
 * Compares names of columns with the hyperparameters, metrics and metadata that the master finds in
 * the project.
 *
 * @param isAsked false while the names that exist are not needed
 * @returns `unknown`: which name nothing here has, with the nearest that exist; undefined where all
 *   exist, and until the master has answered. `known`: the names that exist
 */
export function useUnknownNames(projectId: number, names: readonly string[], isAsked: boolean) {
  const source = useListSource();
  const { data } = useQuery({ ...projectColumnsQuery(projectId, source), enabled: isAsked });
  const knownNames = useMemo(
    () => data?.map(({ column }) => column).filter((name) => name.includes('.')) ?? [],
    [data],
  );
  const metrics = useMemo(
    () => new Set(knownNames.flatMap((name) => metricOf(name) ?? [])),
    [knownNames],
  );
  const isUnknown = (name: string) =>
    name.includes('.') && !knownNames.includes(name) && !metrics.has(metricOf(name) ?? '');
  const unknown = data
    ? names.filter(isUnknown).map((name) => unknownName(name, knownNames, source.noun))
    : [];
  return { unknown: unknown.join(' ') || undefined, knownNames };
}

/** The metric of a column, of which the list shows more figures than the master names. */
function metricOf(id: string): string | undefined {
  const column = metricColumn(id);
  return column && JSON.stringify([column.group, column.metric]);
}

/** The same for the names of a filter line, with `examples`: names that exist. */
export function useColumnNames(projectId: number, line: string) {
  const names = useMemo(() => namesIn(line), [line]);
  const { unknown, knownNames } = useUnknownNames(projectId, names, true);
  const first = (kind: string) => knownNames.find((name) => name.startsWith(kind));
  const examples = [first('hp.'), first('validation.')].filter((name) => name !== undefined);
  return { unknown, examples };
}

/** The columns of a line; of one that cannot be read, none. */
function namesIn(line: string): string[] {
  const query = parseQueryLine(line, vocabulary);
  return query.ok ? columnsIn(query.group) : [];
}
