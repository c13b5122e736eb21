import type { Contract, Parameter } from './contract';

const letters: Record<string, string> = { bool: 'b', string: 's', timestamp: 's', bytes: 's' };

/** One letter for what a value is (text, number, boolean), and `+` for a list of them. */
function kindOf({ type, repeated }: Parameter): string {
  const letter = type.kind === 'scalar' ? (letters[type.name] ?? 'n') : 's';
  return repeated ? `${letter}+` : letter;
}

/** The types of arguments in a path, apart from single texts: the path alone does not show them. */
export function emitParameterKinds({ operations }: Contract) {
  const rows = operations.flatMap(({ id, parameters }) => {
    const kinds = parameters.map((each): [string, string] => [each.name, kindOf(each)]);
    const telling = kinds.filter(([, kind]) => kind !== 's');
    if (telling.length === 0) return [];
    return [`  ${id}: ${JSON.stringify(Object.fromEntries(telling))},`];
  });
  return [
    '/** What arguments in the address are: `n` a number, `b` a boolean, with `+` a list; others are text. */',
    'export const parameterKinds: Record<string, Record<string, string>> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}
