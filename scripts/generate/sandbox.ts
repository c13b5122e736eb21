import type { Contract, Field, Parameter, Type } from './contract';

const typeText = (type: Type): string => {
  switch (type.kind) {
    case 'scalar':
      return type.name;
    case 'map':
      return `map:${typeText(type.of)}`;
    default:
      return `${type.kind}:${type.name}`;
  }
};

// one letter per fact, read by sandbox/src/wire
const fieldFlags = (field: Field) =>
  [
    field.repeated && 'r',
    field.nullable && 'n',
    field.leftOut && 'o',
    field.required && '!',
    field.metrics && 'm',
  ]
    .filter(Boolean)
    .join('');
const parameterFlags = (parameter: Parameter) =>
  [parameter.repeated && 'r', parameter.wrapper && 'w', parameter.optional && 'o']
    .filter(Boolean)
    .join('');

type Rows = Map<string, string>;

const schemaRows = ({ schemas }: Contract): Rows =>
  new Map(
    [...schemas].map(([name, fields]) => [
      name,
      JSON.stringify(fields.map((field) => [field.name, typeText(field.type), fieldFlags(field)])),
    ]),
  );

const enumRows = ({ enums }: Contract): Rows =>
  new Map(
    [...enums.values()].map(({ name, values, numbers }) => [
      name,
      JSON.stringify(Object.fromEntries(values.map((value, index) => [value, numbers[index]]))),
    ]),
  );

const routeRows = ({ operations }: Contract): Rows =>
  new Map(
    operations.map((operation) => [
      operation.id,
      [
        `{ id: '${operation.id}', method: '${operation.method}', path: '${operation.path}'`,
        `parameters: ${JSON.stringify(operation.parameters.map((each) => [each.name, each.in, typeText(each.type), parameterFlags(each), ...(each.field ? [each.field] : [])]))}`,
        ...(operation.body
          ? [`body: '${typeText(operation.body.type)}'`, `bodyField: '${operation.body.field}'`]
          : []),
        `response: '${operation.response}'`,
        ...(operation.stream ? ['stream: true'] : []),
        ...(operation.isPublic ? ['open: true'] : []),
      ]
        .join(', ')
        .concat(' }'),
    ]),
  );

const named = (rows: Rows) => [...rows].map(([name, row]) => `  ${name}: ${row},`).join('\n');

/** Schemas, enums and routes as data, for the sandbox's encoding, decoding and routing. */
export const emitWireTable = (contract: Contract) =>
  [
    "import type { OperationId } from '@trainyard/sdk/types';",
    "import type { EnumTable, Route, SchemaTable } from '../wire/table';",
    '',
    `export const schemas: SchemaTable = {\n${named(schemaRows(contract))}\n};`,
    '',
    `export const enums: EnumTable = {\n${named(enumRows(contract))}\n};`,
    '',
    '// in the order the master tries them',
    `export const routes: readonly Route<OperationId>[] = [\n${[...routeRows(contract).values()].map((row) => `  ${row},`).join('\n')}\n];`,
    '',
  ].join('\n');

/** The same for a newer contract: its differences from the older one; equal routes by name. */
export function emitWireDelta(newer: Contract, older: Contract) {
  const changed = (rows: (contract: Contract) => Rows): Rows => {
    const olderRows = rows(older);
    return new Map([...rows(newer)].filter(([name, row]) => olderRows.get(name) !== row));
  };
  const differs = changed(routeRows);
  const routes = newer.operations.map(({ id }) => `  ${differs.get(id) ?? `'${id}'`},`);
  return [
    "import type { EnumTable, Route, SchemaTable } from '../wire/table';",
    '',
    `export const changedSchemas: SchemaTable = {\n${named(changed(schemaRows))}\n};`,
    '',
    `export const changedEnums: EnumTable = {\n${named(changed(enumRows))}\n};`,
    '',
    '// in the order the master tries them; by name where the older contract has the same',
    `export const routeList: readonly (Route | string)[] = [\n${routes.join('\n')}\n];`,
    '',
  ].join('\n');
}
