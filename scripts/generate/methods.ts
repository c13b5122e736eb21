import type { Contract, Operation } from './contract';
import { argsName, formerArgsName, isRenamed, type TypesBase } from './declare';
import { keyOf } from './delta';
import { emitDoc } from './docs';
import { importOf } from './types';

type Methods = {
  /** name of the interface */
  name: string;
  about: string;
  /** the folder with `call`, relative to the generated one */
  own: string;
  /** the calls that also accept the arguments of the other contract */
  translated?: readonly Operation[];
  common?: Common;
  /** the file that declares the common methods, if it is not this one */
  from?: string;
  /** the interface is that of `client.runner` */
  isOfRunner?: boolean;
};

/** The calls that both contracts describe equally. */
export type Common = {
  ids: ReadonlySet<string>;
  /** those whose arguments or answers differ: the interface takes their types */
  varying: ReadonlySet<string>;
};

const needsNothing = ({ body, parameters }: Operation) =>
  !body && !parameters.some(({ required }) => required);

/** The operations whose methods are equal in both contracts. `translated` as in `emitMethods`. */
export function commonMethods(
  { operations }: Contract,
  {
    base,
    older,
    translated,
  }: { base: TypesBase; older: Contract; translated: readonly Operation[] },
): Common {
  const texts = new Map(older.operations.map((one) => [one.id, textOf(one)]));
  const common = operations.filter(
    (operation) =>
      texts.get(operation.id) === textOf(operation) &&
      !translated.some(({ id }) => id === operation.id),
  );
  const varying = common.filter(
    ({ id, response }) =>
      !base.same.has(keyOf('signatures', argsName(id))) || !base.same.has(keyOf('types', response)),
  );
  const idsOf = (list: Operation[]) => new Set(list.map(({ id }) => id));
  return { ids: idsOf(common), varying: idsOf(varying) };
}

const textOf = (operation: Operation) => emitMethod(operation).join('\n');

/** A method per operation with its full description, which editors show for a client. */
export function emitMethods(contract: Contract, methods: Methods) {
  const { name, about, own, translated = [], common, from } = methods;
  const shared = contract.operations.filter(({ id }) => common?.ids.has(id));
  const separate = contract.operations.filter(({ id }) => !common?.ids.has(id));
  const named = (from ? separate : contract.operations).filter(
    ({ id }) => !common?.varying.has(id),
  );
  const olderOf = ({ id }: Operation) => translated.find((one) => one.id === id);
  const args = named.filter((one) => !olderOf(one)).map(({ id }) => argsName(id));
  const formerArgs = [...separate, ...(from ? [] : shared)]
    .filter((one) => isRenamed(one) && !olderOf(one))
    .map(({ id }) => formerArgsName(id));
  return [
    `import type { CallOptions } from '${own}/client/call';`,
    `import type { CallPromise } from '${own}/client/call-promise';`,
    ...(translated.length > 0 ? [`import type { Args038 } from '${own}/v038/arguments';`] : []),
    importOf([...args, ...formerArgs, ...(common ? ['Answers', 'Arguments'] : [])], './signatures'),
    importOf(
      named.map(({ response }) => response),
      './types',
    ),
    ...(from ? [`import type { CommonMethods } from '${from}';`] : []),
    '',
    ...(common && !from ? emitCommon(shared, common) : []),
    `/** ${about} */`,
    `export interface ${name}${common ? ' extends CommonMethods<Arguments, Answers>' : ''} {`,
    ...separate.flatMap((operation) =>
      emitMethod(operation, { older: olderOf(operation), isOfRunner: methods.isOfRunner ?? false }),
    ),
    '}',
    '',
  ].join('\n');
}

const emitCommon = (shared: readonly Operation[], { varying }: Common) => [
  `type Varying =\n${[...varying].map((id) => `  | '${id}'`).join('\n')};`,
  '',
  '/**',
  ' * The operations that masters of both versions describe alike, as methods of a client; what differs',
  ' * in arguments and answers is handed in by operation.',
  ' */',
  'export interface CommonMethods<',
  '  Args extends Record<Varying, unknown>,',
  '  Answer extends Record<Varying, unknown>,',
  '> {',
  ...shared.flatMap((each) => emitMethod(each, { isVarying: varying.has(each.id) })),
  '}',
  '',
];

type Form = {
  older?: Operation | undefined;
  isVarying?: boolean;
  /** the method of `client.runner`, and not the former one of the client */
  isOfRunner?: boolean;
};

/** The calls that training code makes, with the token of its own allocation. */
export const isOfRunner = ({ resource }: Operation) => resource === 'runner';

function emitMethod(operation: Operation, { older, isVarying, isOfRunner: isOwn }: Form = {}) {
  const { id, stream } = operation;
  const isOptional = needsNothing(operation) || (older !== undefined && needsNothing(older));
  const own = isVarying ? `Args['${id}']` : argsName(id);
  const former = isVarying ? `${formerArgsName(id)}<${own}>` : formerArgsName(id);
  const acceptedArgs = isRenamed(operation) ? `${own} | ${former}` : own;
  const args = older ? `Args038<'${id}'>` : acceptedArgs;
  const response = isVarying ? `Answer['${id}']` : operation.response;
  const answer = stream
    ? `AsyncGenerator<${response}, void, undefined>`
    : `CallPromise<${response}>`;
  return [
    emitDoc(operation, { isMethod: true, isMoved: isOfRunner(operation) && !isOwn }).replace(
      /^/gm,
      '  ',
    ),
    `  ${id}(args${isOptional ? '?' : ''}: ${args}, options?: CallOptions): ${answer};`,
    '',
  ];
}
