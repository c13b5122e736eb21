import type { Contract, Operation, Parameter } from './contract';

/** The calls that not every known master has, by the marks of both contracts. */
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

/**
 * The names of the calls that are new in 0.38.1, in a separate file: a client needs them for its
 * methods.
 */
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

/** The paged lists, how each counts (`x-paging`), and the field of its rows. */
export function emitPagingTable({ document, schemas, operations }: Contract) {
  const rows = operations.flatMap(({ id, path, method, response, stream }) => {
    const family = familyOf(document.paths[path]?.[method.toLowerCase()]);
    if (!family || stream) return [];
    const [list, second] = (schemas.get(response) ?? []).filter(({ repeated }) => repeated);
    if (!list || second) throw new Error(`contract: ${id} has pages of no one list`);
    return [`  ${id}: { family: '${family}', list: '${list.name}' },`];
  });
  return [
    '/** Lists that come in pages: A is cut in memory, B in SQL, C (in the body) serves groups and roles. */',
    'export const pagingTable = {',
    ...rows,
    '} as const;',
    '',
  ].join('\n');
}

function familyOf(node: object | undefined): string | undefined {
  const paging: unknown = node && 'x-paging' in node ? node['x-paging'] : undefined;
  const isNamed = typeof paging === 'object' && paging !== null && 'family' in paging;
  return isNamed ? String(paging.family) : undefined;
}

const letters: Record<string, string> = { bool: 'b', string: 's', timestamp: 's', bytes: 's' };

/** One letter for the type of a value (text, number, boolean), and `+` for a list of them. */
function kindOf({ type, repeated }: Parameter): string {
  const letter = type.kind === 'scalar' ? (letters[type.name] ?? 'n') : 's';
  return repeated ? `${letter}+` : letter;
}

/** The types of path arguments, except single texts: the path alone does not show them. */
export function emitParameterKinds({ operations }: Contract) {
  const rows = operations.flatMap(({ id, parameters }) => {
    const kinds = parameters.map((each): [string, string] => [each.name, kindOf(each)]);
    const specialKinds = kinds.filter(([, kind]) => kind !== 's');
    if (specialKinds.length === 0) return [];
    return [`  ${id}: ${JSON.stringify(Object.fromEntries(specialKinds))},`];
  });
  return [
    '/** What arguments in the address are: `n` a number, `b` a boolean, with `+` a list; others are text. */',
    'export const parameterKinds: Record<string, Record<string, string>> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}
