import type { Contract, Operation } from './contract';
import { decoderOf, emitExports, emitImports, moduleOfDecoder } from './decoders';
import { emitDoc } from './docs';
import { fromAbove, homePlace, type Place, type Same, type Target } from './place';

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

/**
 * Writes one file per resource, one constant per operation: a page only contains those of its
 * calls. For a delta only those that differ.
 */
export const emitOperations = (contract: Contract, target: Target = { place: homePlace }) =>
  byResource(differing(contract, target.same), (operations) =>
    [
      `import type { Operation } from '${target.place.own}/operation';`,
      ...emitImports(
        operations.map(({ response }) => decoderOf(response)),
        moduleOfDecoder(contract, target),
      ),
      '',
      ...operations.map(emitOperation),
      '',
    ].join('\n'),
  );

/** A contract with only the operations that differ from an older one. */
const differing = (contract: Contract, same: Same | undefined): Contract => ({
  ...contract,
  operations: contract.operations.filter(({ id }) => !same?.operations.has(id)),
});

/** The constant of an operation. */
export function emitOperation(operation: Operation) {
  const parts = [
    `id: '${operation.id}'`,
    `method: '${operation.method}'`,
    `path: '${operation.path}'`,
    `required: '${required(operation).join(' ')}'`,
    ...formerNames(operation),
    ...(operation.stream ? ['stream: true'] : []),
    ...(operation.isPublic ? ['open: true'] : []),
    ...(operation.retry === 'read' ? [] : [`retry: '${operation.retry}'`]),
    ...(operation.repeatRefusals.length > 0
      ? [`repeatRefusals: ${quoted(operation.repeatRefusals)}`]
      : []),
    ...(operation.shows ? [`shows: ${quoted(operation.shows)}`] : []),
    ...(operation.changes ? [`changes: ${quoted(operation.changes)}`] : []),
    ...(operation.since ? [`since: '${operation.since}'`] : []),
    ...(operation.until ? [`until: '${operation.until}'`] : []),
    `decode: ${decoderOf(operation.response)}`,
  ];
  return `export const ${operation.id}: Operation<'${operation.id}'> = { ${parts.join(', ')} };`;
}

function formerNames({ parameters }: Operation) {
  const names = parameters.flatMap(({ name, former }) => (former ? `${former}: '${name}'` : []));
  return names.length > 0 ? [`formerNames: { ${names.join(', ')} }`] : [];
}

const quoted = (texts: string[]) => `[${texts.map((text) => JSON.stringify(text)).join(', ')}]`;

/** Writes one file per resource, one documented function per operation. */
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

/** A module that exports all files of a folder, and the parts shared with the base. */
export const emitBarrel = (folder: string, files: Record<string, string>, target?: Target) =>
  [
    ...(target?.same ? emitExports([...target.same.operations], moduleOfSame(target)) : []),
    ...Object.keys(files).map((name) => `export * from './${folder}/${name}';`),
  ].join('\n');

/** The module of an operation that the base shares. */
function moduleOfSame({ place, same }: Target) {
  const resources = new Map(same?.older.operations.map(({ id, resource }) => [id, resource]));
  return (id: string) => `${place.base}/operations/${resources.get(id)}`;
}

/**
 * Every operation, in one list. Written out, because bundlers keep a whole module with its content
 * if its namespace is used as an object; a list, because each operation has its own name. That of a
 * delta begins with the parts of the base's that are equal.
 */
export function emitList(contract: Contract, target: Target = { place: homePlace }) {
  const { place, same } = target;
  const { operations } = differing(contract, same);
  const resourceOf = new Map(operations.map(({ id, resource }) => [id, resource]));
  const ids = [...resourceOf.keys()];
  return [
    ...emitImports(ids, (id) => `./operations/${resourceOf.get(id)}`),
    `import type { Operation } from '${fromAbove(place.own)}/operation';`,
    ...(same ? [`import { operationList as baseList } from '${place.base}/operation-list';`] : []),
    '',
    `${same ? 'const differing' : 'export const operationList'}: readonly Operation[] = [`,
    ...ids.map((id) => `  ${id},`),
    '];',
    '',
    ...(same ? composedList : []),
  ].join('\n');
}

const composedList = [
  'const replaced = new Set<string>(differing.map(({ id }) => id));',
  "const isKept = (each: { id: string; until?: string }): each is Pick<Operation, 'id'> =>",
  '  !each.until && !replaced.has(each.id);',
  '',
  'export const operationList: readonly Operation[] = [',
  '  ...baseList.flatMap((each) => (isKept(each) ? [each] : [])),',
  '  ...differing,',
  '];',
  '',
];

/** From operation id to the decoder of its answer, for callers without a path. */
export function emitDecoderTable(contract: Contract, target: Target = { place: homePlace }) {
  const { place, same } = target;
  const responses = new Map(same?.older.operations.map(({ id, response }) => [id, response]));
  const operations = contract.operations.filter(
    ({ id, response }) =>
      responses.get(id) !== response || !same?.decoders.has(decoderOf(response)),
  );
  return [
    ...emitImports(
      operations.map(({ response }) => decoderOf(response)),
      moduleOfDecoder(contract, target, './decoders'),
    ),
    `import type { Raw } from '${fromAbove(place.decode)}/fields';`,
    ...(same ? [`import { decoderTable as baseTable } from '${place.base}/decoder-table';`] : []),
    '',
    ...(same
      ? [`const { ${[...same.gone.map(({ id }) => id), '...kept'].join(', ')} } = baseTable;`, '']
      : []),
    'export const decoderTable: Readonly<Record<string, (answer: Raw) => void>> = {',
    ...(same ? ['  ...kept,'] : []),
    ...operations.map(({ id, response }) => `  ${id}: ${decoderOf(response)},`),
    '};',
    '',
  ].join('\n');
}

/** From operation id to types, for the tables indexed by it. */
export function emitOperationTypes(
  { operations }: Contract,
  { place, same }: Target = { place: homePlace },
) {
  const olderIds = new Set(same?.older.operations.map(({ id }) => id));
  const union = (name: string, isOfKind: (operation: Operation) => boolean) => {
    const added = operations.filter((each) => isOfKind(each) && !olderIds.has(each.id));
    const removedIds = (same?.gone ?? []).filter(isOfKind).map(({ id }) => `'${id}'`);
    const base =
      removedIds.length === 0 ? `Base${name}` : `Exclude<Base${name}, ${removedIds.join(' | ')}>`;
    return [...(same ? [base] : []), ...added.map(({ id }) => `'${id}'`)]
      .map((each) => `  | ${each}`)
      .join('\n');
  };
  const base = ['StreamId', 'UnaryId', 'WriteId']
    .map((name) => `${name} as Base${name}`)
    .join(', ');
  return [
    ...(same ? [`import type { ${base} } from '${place.base}/operation-ids';`, ''] : []),
    '/** Operations that answer once. */',
    `export type UnaryId =\n${union('UnaryId', ({ stream }) => !stream)};`,
    '/** Operations that answer line by line. */',
    `export type StreamId =\n${union('StreamId', ({ stream }) => stream)};`,
    '/** Operations that change something. */',
    `export type WriteId =\n${union('WriteId', ({ changes }) => changes !== undefined)};`,
    '',
  ].join('\n');
}
