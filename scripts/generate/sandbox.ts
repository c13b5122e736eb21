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

/** Schemas, enums and routes as data: what the sandbox encodes, decodes and routes by. */
export function emitWireTable({ schemas, enums, operations }: Contract) {
  const schemaRows = [...schemas].map(
    ([name, fields]) =>
      `  ${name}: ${JSON.stringify(fields.map((field) => [field.name, typeText(field.type), fieldFlags(field)]))},`,
  );
  const enumRows = [...enums.values()].map(
    ({ name, values, numbers }) =>
      `  ${name}: ${JSON.stringify(Object.fromEntries(values.map((value, index) => [value, numbers[index]])))},`,
  );
  const routeRows = operations.map((operation) =>
    [
      `  { id: '${operation.id}', method: '${operation.method}', path: '${operation.path}'`,
      `parameters: ${JSON.stringify(operation.parameters.map((each) => [each.name, each.in, typeText(each.type), parameterFlags(each), ...(each.field ? [each.field] : [])]))}`,
      ...(operation.body
        ? [`body: '${typeText(operation.body.type)}'`, `bodyField: '${operation.body.field}'`]
        : []),
      `response: '${operation.response}'`,
      ...(operation.stream ? ['stream: true'] : []),
      ...(operation.isPublic ? ['open: true'] : []),
    ]
      .join(', ')
      .concat(' },'),
  );
  return [
    "import type { OperationId } from '@trainyard/sdk/types';",
    "import type { EnumTable, Route, SchemaTable } from '../wire/table';",
    '',
    `export const schemas: SchemaTable = {\n${schemaRows.join('\n')}\n};`,
    '',
    `export const enums: EnumTable = {\n${enumRows.join('\n')}\n};`,
    '',
    '// in the order the master tries them',
    `export const routes: readonly Route<OperationId>[] = [\n${routeRows.join('\n')}\n];`,
    '',
  ].join('\n');
}
