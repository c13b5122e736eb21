import { type Contract, type Enumeration, type Field, innerRef, type Type } from './contract';
import type { Piece } from './delta';
import { homePlace, type Place, type Target } from './place';

// how a field may be missing: the flags of sdk/src/decode/fields.ts
const flagsOf = (field: Field) =>
  field.always ? 1 : (field.required ? 1 : 0) | (field.leftOut ? 2 : 0) | (field.nullable ? 4 : 0);

const fallbacks: Record<string, string> = { TaskState: 'STATE_QUEUED' };

type Part = Piece & { home: string };

/** Tables of enums and functions of schemas, by their names in the generated code. */
export function decoderParts(contract: Contract): ReadonlyMap<string, Part> {
  const { schemas, enums, operations, homeOf } = contract;
  const reached = reachable(
    schemas,
    operations.map(({ response }) => response),
  );
  const named = new Set<string>();
  const functions = [...schemas]
    .filter(([name]) => reached.has(name))
    .map(([name, fields]): [string, Part] => {
      const used = new Set<string>();
      const text = emitSchema(name, fields, used);
      for (const each of used) named.add(each);
      const inner = fields.flatMap(({ type }) => innerRef(type) ?? []);
      const refers = [...used, ...inner.map(decoderOf)];
      return [decoderOf(name), { home: homeOf(name), text, refers }];
    });
  const tables = [...enums.values()]
    .filter(({ name }) => named.has(name))
    .map((each): [string, Part] => [
      each.name,
      { home: homeOf(each.name), text: emitEnum(each), refers: [] },
    ]);
  return new Map([...tables, ...functions]);
}

/** The name of the function that decodes a schema. */
export const decoderOf = (schema: string) => `decode${schema}`;

/**
 * The module that exports a decoder, relative to a file of that folder: the base's for shared
 * parts.
 */
export const moduleOfDecoder =
  (contract: Contract, { place, same }: Target, folder = '../decoders') =>
  (name: string): string => {
    const schema = name.replace(/^decode/, '');
    return same?.decoders.has(name)
      ? `../${place.base}/decoders/${same.older.homeOf(schema)}`
      : `${folder}/${contract.homeOf(schema)}`;
  };

/**
 * Writes one file per resource: a plain function per schema in answers, a table per enum in them.
 * Bundlers include whole modules, so a page only contains the decoders of its resources.
 */
export function emitDecoders(
  contract: Contract,
  target: Target = { place: homePlace },
): Record<string, string> {
  const parts = [...decoderParts(contract)].filter(([name]) => !target.same?.decoders.has(name));
  const moduleOf = moduleOfDecoder(contract, target, '.');
  return Object.fromEntries(
    [...new Set(parts.map(([, { home }]) => home))].sort().map((home) => {
      const own = parts.flatMap(([, part]) => (part.home === home ? part : []));
      const body = own.map(({ text }) => text).join('\n');
      const foreign = own
        .flatMap(({ refers }) => refers)
        .filter((name) => moduleOf(name) !== `./${home}`);
      const imports = [fieldImport(body, target.place), ...emitImports(foreign, moduleOf)];
      return [home, `${imports.join('\n')}\n\n${body}\n`];
    }),
  );
}

function fieldImport(body: string, { decode }: Place) {
  const names = [...new Set(body.match(/(?<=[ (])[a-z]\w+(?=[(),])/g))].filter((name) =>
    helperNames.has(name),
  );
  const types = body.includes('raw: Raw') ? ['type Raw'] : [];
  return `import { ${[...names.sort(), ...types].join(', ')} } from '${decode}/fields';`;
}

/** Import lines for names of modules. */
export const emitImports = (names: string[], moduleOf: (name: string) => string) =>
  namesByModule('import', names, moduleOf);

/** Lines that re-export names of modules. */
export const emitExports = (names: string[], moduleOf: (name: string) => string) =>
  namesByModule('export', names, moduleOf);

function namesByModule(verb: string, names: string[], moduleOf: (name: string) => string) {
  const modules = [...new Set(names.map(moduleOf))].sort();
  return modules.map((each) => {
    const own = [...new Set(names.filter((name) => moduleOf(name) === each))].sort();
    return `${verb} { ${own.join(', ')} } from '${each}';`;
  });
}

export function reachable(schemas: Contract['schemas'], roots: string[]) {
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const field of schemas.get(name) ?? []) {
      const inner = innerRef(field.type);
      if (inner) visit(inner);
    }
  };
  roots.forEach(visit);
  return seen;
}

function emitEnum({ name, values, numbers }: Enumeration) {
  const sequential = numbers.every((number, index) => number === index);
  const fallback = fallbacks[name];
  const extra = [
    ...(fallback || !sequential ? [fallback ? `'${fallback}'` : 'undefined'] : []),
    ...(sequential ? [] : [`[${numbers.join(', ')}]`]),
  ];
  return `export const ${name} = /*#__PURE__*/ enumTable('${values.join(' ')}'${extra.map((each) => `, ${each}`).join('')});`;
}

function emitSchema(name: string, fields: Field[], used: Set<string>) {
  const lines = fields.map((field) => `  ${emitField(field, used)}`);
  return `export function decode${name}(raw: Raw): void {${lines.length ? `\n${lines.join('\n')}\n` : ''}}`;
}

function emitField(field: Field, used: Set<string>): string {
  const { name, type } = field;
  const flags = flagsOf(field);
  const at = `raw, '${name}'`;
  if (field.metrics) return `metrics(${at}, ${flags}, ${field.repeated});`;
  if (field.repeated) return emitRepeated(at, type, flags, used);
  if (type.kind === 'map') return `map(${at}, ${flags}, ${checkOf(type.of, used)});`;
  if (type.kind === 'ref') return `message(${at}, ${flags}, decode${type.name});`;
  if (type.kind === 'enum') {
    used.add(type.name);
    return `enumName(${at}, ${flags}, ${type.name});`;
  }
  const call = `${helpers[type.name]}(${at}, ${flags});`;
  const quick = quickChecks[type.name];
  return quick ? `if (typeof raw['${name}'] !== '${quick}') ${call}` : call;
}

function emitRepeated(at: string, type: Type, flags: number, used: Set<string>) {
  if (type.kind === 'ref') return `messages(${at}, ${flags}, decode${type.name});`;
  return `list(${at}, ${flags}, ${checkOf(type, used)});`;
}

// lists and maps check each member with a field helper, with its index or key as the field
function checkOf(type: Type, used: Set<string>): string {
  if (type.kind === 'ref') return `messageOf(decode${type.name})`;
  if (type.kind === 'enum') {
    used.add(type.name);
    return `enumNameOf(${type.name})`;
  }
  if (type.kind === 'map') throw new Error('decoders: a map of maps is not on this wire');
  return helpers[type.name];
}

const helpers = {
  string: 'string',
  timestamp: 'string',
  bytes: 'string',
  bool: 'boolean',
  int32: 'integer',
  uint32: 'integer',
  int64: 'integer64',
  uint64: 'integer64',
  float: 'number',
  double: 'number',
  struct: 'object',
  fieldmask: 'object',
  value: 'anyValue',
  list: 'anyValue',
} as const;

const helperNames = new Set<string>([
  ...Object.values(helpers),
  'enumNameOf',
  'enumName',
  'list',
  'map',
  'metrics',
  'messageOf',
  'message',
  'messages',
  'enumTable',
]);

const quickChecks: Partial<Record<string, 'string' | 'number' | 'boolean'>> = {
  string: 'string',
  timestamp: 'string',
  bytes: 'string',
  bool: 'boolean',
  float: 'number',
  double: 'number',
};
