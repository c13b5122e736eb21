import { type Column, chosenText, computed, field, metricText, textOf } from './columns';

/** One property of several entities: its path, and the value of each. */
export type ComparedRow = { section: string; path: string; values: unknown[]; isSame: boolean };

/** The texts of sections of figures; others have ids and words. */
const texts: Readonly<Record<string, (value: unknown) => string>> = {
  hyperparameters: chosenText,
  metrics: metricText,
  best: metricText,
  latest: metricText,
};

/** A column for each compared entity, after the path. */
export function comparedColumns(names: string[]): Column<ComparedRow>[] {
  return [
    field<ComparedRow>('section', ''),
    field<ComparedRow>('path', ''),
    ...names.map((name, index) =>
      computed<ComparedRow>(name, name, ({ values }) => values[index], {
        show: ({ section, values }) =>
          (texts[section] ?? textOf)(values[index]).replace(/^STATE_(?=[A-Z_]+$)/, ''),
        tone: ({ isSame }) => (isSame ? 'dim' : undefined),
      }),
    ),
  ];
}

/** The leaves of objects side by side: `hparams.lr` of each. */
export function compareObjects(section: string, objects: unknown[]): ComparedRow[] {
  const all = objects.map((object) => new Map(leaves(object)));
  const paths = [...new Set(all.flatMap((each) => [...each.keys()]))];
  return paths.map((path) => {
    const values = all.map((each) => each.get(path));
    const [first] = values;
    const isSame = values.every((value) => JSON.stringify(value) === JSON.stringify(first));
    return { section, path, values, isSame };
  });
}

function leaves(value: unknown, path = ''): Array<[string, unknown]> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, path === '' ? key : `${path}.${key}`),
  );
}
