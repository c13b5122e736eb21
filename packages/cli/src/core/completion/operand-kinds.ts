import type { Verb } from '../verb';

/** The kind of entities to offer, and the workspace that has them, for projects. */
export type Kind = { kind: string; parent?: string };

/** The kinds of entities by the name of the operand. */
const kinds: Record<string, string> = {
  workspace: 'workspace',
  'to-workspace': 'workspace',
  project: 'project',
  username: 'user',
  group: 'user-group',
  role: 'role',
};

const isId = (text: string) => /^[\d.,-]+$/.test(text);

/**
 * Returns the kinds of entities that the next operand of a verb may name, after these. Where ids
 * come first, as in `<experiment…> <workspace> <project>`, another id may follow, too.
 */
export function operandKinds({ operands: text, completes }: Verb, operands: string[]): Kind[] {
  const words = text.split(' ').filter((word) => word !== '');
  const first = words.at(0) ?? '';
  const hasIdsFirst = first.endsWith('…>') && words.length > 1;
  const names = hasIdsFirst ? operands.filter((each) => !isId(each)) : operands.slice(1);
  const nameOf = (word = '') => word.replace(/[<>[\]…]/g, '');
  const own = completes === undefined ? [] : [{ kind: completes }];
  if (operands.length === 0 || words.length === 1) return own;
  // the last operand may be given several times
  const next = nameOf(words[Math.min(names.length + 1, words.length - 1)]);
  const kind = kinds[next];
  const parent = workspaceAmong(words.map(nameOf), [operands[0] ?? '', ...names]);
  const nextKinds = kind === undefined ? [] : [{ kind, parent }];
  return hasIdsFirst && names.length === 0 ? [...nextKinds, ...own] : nextKinds;
}

/** The workspace that the operands name, if they do. */
const workspaceAmong = (names: string[], operands: string[]) =>
  operands[names.indexOf('workspace')] ?? '';
