import type { Contract, Operation } from './contract';
import { emitImports } from './decoders';
import { emitDoc } from './docs';
import { homePlace, type Place } from './place';

const required = (operation: Operation) => [
  ...operation.parameters
    .filter((parameter) => parameter.required && parameter.enforced)
    .map(({ name }) => name),
  ...(operation.body ? ['body'] : []),
];

const byResource = (
  { operations }: Contract,
  emit: (operations: Operation[], resource: string) => string,
): Record<string, string> =>
  Object.fromEntries(
    [...new Set(operations.map(({ resource }) => resource))].sort().map((resource) => [
      resource,
      emit(
        operations.filter((operation) => operation.resource === resource),
        resource,
      ),
    ]),
  );

/** One file per resource, one constant per operation: a page carries those of what it calls. */
export const emitOperations = (contract: Contract, { own }: Place = homePlace) =>
  byResource(contract, (operations) => {
    const decoders = operations.map(({ response }) => `decode${response}`);
    const moduleOf = (name: string) => contract.homeOf(name.replace(/^decode/, ''));
    return [
      `import type { Operation } from '${own}/operation';`,
      ...emitImports(decoders, moduleOf, '../decoders'),
      '',
      ...operations.map(emitOperation),
      '',
    ].join('\n');
  });

function emitOperation(operation: Operation) {
  const parts = [
    `id: '${operation.id}'`,
    `method: '${operation.method}'`,
    `path: '${operation.path}'`,
    `required: '${required(operation).join(' ')}'`,
    ...(operation.stream ? ['stream: true'] : []),
    ...(operation.isPublic ? ['open: true'] : []),
    ...(operation.retry === 'read' ? [] : [`retry: '${operation.retry}'`]),
    ...(operation.repeatRefusals.length > 0
      ? [`repeatRefusals: ${quoted(operation.repeatRefusals)}`]
      : []),
    ...(operation.since ? [`since: '${operation.since}'`] : []),
    ...(operation.until ? [`until: '${operation.until}'`] : []),
    `decode: decode${operation.response}`,
  ];
  return `export const ${operation.id}: Operation<'${operation.id}'> = { ${parts.join(', ')} };`;
}

const quoted = (texts: string[]) => `[${texts.map((text) => JSON.stringify(text)).join(', ')}]`;

/** One file per resource, one documented function per operation. */
export const emitCalls = (contract: Contract, place: Place = homePlace) =>
  byResource(contract, (operations, resource) =>
    [
      `import ${callTypes(operations, place)} from '${place.own}/call';`,
      `import * as operations from '../operations/${resource}';`,
      '',
      ...operations.map((operation) => emitCall(operation, place)),
    ].join('\n'),
  );

function callTypes(operations: Operation[], { adapter }: Place) {
  const types = [
    ...(operations.some(({ stream }) => !stream) ? ['Call'] : []),
    ...(operations.some(({ stream }) => stream) ? ['StreamCall'] : []),
  ];
  return adapter
    ? `{ ${[adapter, ...types.map((type) => `type ${type}`)].join(', ')} }`
    : `type { ${types.join(', ')} }`;
}

function emitCall(operation: Operation, { adapter }: Place) {
  const type = operation.stream ? 'StreamCall' : 'Call';
  const method = operation.stream ? 'stream' : 'call';
  return [
    emitDoc(operation),
    `export const ${operation.id}: ${type}<'${operation.id}'> = (client, args, options) =>`,
    `  ${adapter ? `${adapter}(client)` : 'client'}.${method}(operations.${operation.id}, args, options);`,
    '',
  ].join('\n');
}

/** A module that exports all files of a folder. */
export const emitBarrel = (folder: string, files: Record<string, string>) =>
  Object.keys(files)
    .map((name) => `export * from './${folder}/${name}';`)
    .join('\n');

/**
 * Every operation, in one list. Written out, since bundlers keep a whole module, with all that it
 * holds, where its namespace is used as an object; a list, since each knows its own name.
 */
export function emitList({ operations }: Contract, { own }: Place = homePlace) {
  const resourceOf = new Map(operations.map(({ id, resource }) => [id, resource]));
  const ids = [...resourceOf.keys()];
  return [
    ...emitImports(ids, (id) => resourceOf.get(id) ?? '', './operations'),
    // the list is one folder above the rest
    `import type { Operation } from '${own.replace('../', '')}/operation';`,
    '',
    'export const operationList: readonly Operation[] = [',
    ...ids.map((id) => `  ${id},`),
    '];',
    '',
  ].join('\n');
}

/** From operation id to the decoder of its answer, for callers that need no path. */
export function emitDecoderTable({ operations, homeOf }: Contract, { decode }: Place = homePlace) {
  const decoders = operations.map(({ response }) => `decode${response}`);
  return [
    ...emitImports(decoders, (name) => homeOf(name.replace(/^decode/, '')), './decoders'),
    // the table is one folder above the rest
    `import type { Raw } from '${decode.replace('../', '')}/fields';`,
    '',
    'export const decoderTable: Readonly<Record<string, (answer: Raw) => void>> = {',
    ...operations.map(({ id, response }) => `  ${id}: decode${response},`),
    '};',
    '',
  ].join('\n');
}

/** From operation id to types, for the tables that are indexed by it. */
export function emitOperationTypes({ operations }: Contract) {
  const ids = (pick: (operation: Operation) => boolean) =>
    operations
      .filter(pick)
      .map(({ id }) => `  | '${id}'`)
      .join('\n');
  return [
    '/** Operations that answer once. */',
    `export type UnaryId =\n${ids(({ stream }) => !stream)};`,
    '/** Operations that answer line by line. */',
    `export type StreamId =\n${ids(({ stream }) => stream)};`,
    '',
  ].join('\n');
}
