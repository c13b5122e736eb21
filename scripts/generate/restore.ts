import { type Contract, type Field, innerRef } from './contract';
import { reachable } from './decoders';

/**
 * Writes functions that convert an answer of another master to one of this contract: they add
 * fields that this contract promises and the other lacks or leaves out. A function per schema with
 * such a field at any depth, and a table of them by operation.
 */
export function emitRestore(promised: Contract, older: Contract) {
  const common = older.operations.filter(({ id }) =>
    promised.operations.some((one) => one.id === id),
  );
  const answers = reachable(
    older.schemas,
    common.map(({ response }) => response),
  );
  const lines = restoring(promised, older, answers);
  const names = [...lines.keys()].sort();
  const rows = common.filter(({ response }) => lines.has(response));
  return [
    "import { each, fill } from '../../v038/fill';",
    "import type { Raw } from '../../decode/fields';",
    '',
    ...names.map(
      (name) => `function restore${name}(raw: Raw): void {\n${lines.get(name)?.join('\n')}\n}`,
    ),
    '',
    '/** By operation: fills what only the other contract promises, in place. */',
    'export const restores: Record<string, (answer: Raw) => void> = {',
    ...rows.map(({ id, response }) => `  ${id}: restore${response},`),
    '};',
    '',
  ].join('\n');
}

/** Lines per schema; schemas contain each other, so it repeats until none is added. */
function restoring(promised: Contract, older: Contract, answers: Set<string>) {
  const lines = new Map<string, string[]>();
  for (let size = -1; size < lines.size; ) {
    size = lines.size;
    for (const name of answers) {
      const fields = older.schemas.get(name) ?? [];
      const before = promised.schemas.get(name) ?? [];
      const own = before.flatMap((field) => emitFill(field, fields));
      const inner = fields
        .filter(({ name: field }) => before.some((one) => one.name === field))
        .flatMap((field) => emitEach(field, lines));
      if (own.length + inner.length > 0) lines.set(name, [...own, ...inner]);
    }
  }
  return lines;
}

function emitFill(field: Field, fields: Field[]) {
  const now = fields.find(({ name }) => name === field.name);
  if (field.leftOut || (now && !now.leftOut)) return [];
  return [`  fill(raw, '${field.name}', ${zeroOf(field)});`];
}

function emitEach({ name, type }: Field, lines: Map<string, string[]>) {
  const inner = innerRef(type);
  if (!inner || !lines.has(inner)) return [];
  return [`  each(raw, '${name}', restore${inner}${type.kind === 'map' ? ', true' : ''});`];
}

/** The zero value that the decoder would set, as code. */
function zeroOf({ repeated, nullable, type }: Field) {
  if (repeated) return '[]';
  if (nullable || type.kind === 'ref') return 'null';
  if (type.kind === 'map') return '{}';
  if (type.kind === 'enum') throw new Error(`restore: no zero for enum ${type.name}`);
  if (type.name === 'bool') return 'false';
  if (type.name === 'struct') return '{}';
  return ['string', 'bytes', 'timestamp'].includes(type.name) ? "''" : '0';
}
