import type { Contract, Operation } from './contract';

/** Which calls are not in every known master, by the marks of both contracts. */
export function emitLifetimes(...contracts: Contract[]) {
  const groups = new Map<string, string[]>();
  for (const operation of new Map(allOf(contracts)).values()) {
    const { id, since, until } = operation;
    if (!since && !until) continue;
    const text = JSON.stringify({ since, until });
    groups.set(text, [...(groups.get(text) ?? []), id]);
  }
  const rows = [...groups].map(([text, ids]) => {
    const marks = Object.entries(JSON.parse(text)).map(([name, value]) => `${name}: '${value}'`);
    const isNew = text === newest;
    return `  { ${marks.join(', ')}, ids: ${isNew ? 'newIn038' : `'${ids.sort().join(' ')}'`} },`;
  });
  return [
    "import { newIn038 } from './new-in-038';",
    '',
    'type Row = { since?: string; until?: string; ids: string };',
    '',
    '/** The calls that some of the known masters lack; ids separated by spaces. */',
    `export const lifetimes: readonly Row[] = [\n${rows.join('\n')}\n];`,
    '',
  ].join('\n');
}

const newest = JSON.stringify({ since: '0.38.1' });

/** The names of the calls that are new in 0.38.1, apart: a client needs them for its methods. */
export const emitNew = ({ operations }: Contract) =>
  `export const newIn038 =\n  '${operations
    .filter(({ since }) => since === '0.38.1')
    .map(({ id }) => id)
    .sort()
    .join(' ')}';\n`;

const allOf = (contracts: Contract[]): Array<[string, Operation]> =>
  contracts.flatMap(({ operations }) =>
    operations.map((each): [string, Operation] => [each.id, each]),
  );
