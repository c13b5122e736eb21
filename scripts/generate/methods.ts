import type { Contract, Operation } from './contract';
import { argsName, type TypesBase } from './declare';
import { keyOf } from './delta';
import { emitDoc } from './docs';
import { importOf } from './types';

type Methods = {
  /** of the interface */
  name: string;
  about: string;
  /** the folder with `call`, from the generated one */
  own: string;
  /** the calls that take the arguments of the other contract too */
  translated?: readonly Operation[];
  /**
   * the calls that both contracts have alike, and the file that declares them, if it is not this
   */
  common?: { ids: ReadonlySet<string>; from?: string };
};

const needsNothing = ({ body, parameters }: Operation) =>
  !body && !parameters.some(({ required }) => required);

/**
 * The operations whose methods are alike in both contracts: in text, arguments and answer.
 * `translated` as in `emitMethods`.
 */
export function commonMethods(
  { operations }: Contract,
  {
    base,
    older,
    translated,
  }: { base: TypesBase; older: Contract; translated: readonly Operation[] },
): Set<string> {
  const texts = new Map(older.operations.map((one) => [one.id, textOf(one)]));
  const isCommon = (operation: Operation) =>
    texts.get(operation.id) === textOf(operation) &&
    !translated.some(({ id }) => id === operation.id) &&
    base.same.has(keyOf('signatures', argsName(operation.id))) &&
    base.same.has(keyOf('types', operation.response));
  return new Set(operations.filter(isCommon).map(({ id }) => id));
}

const textOf = (operation: Operation) => emitMethod(operation, undefined).join('\n');

/** A method per operation with its full description, which editors show of a client. */
export function emitMethods(contract: Contract, methods: Methods) {
  const { name, about, own, translated = [], common } = methods;
  const shared = contract.operations.filter(({ id }) => common?.ids.has(id));
  const apart = contract.operations.filter(({ id }) => !common?.ids.has(id));
  const operations = common?.from ? apart : contract.operations;
  const olderOf = ({ id }: Operation) => translated.find((one) => one.id === id);
  const args = operations.filter((one) => !olderOf(one)).map(({ id }) => argsName(id));
  return [
    `import type { CallOptions } from '${own}/client/call';`,
    `import type { CallPromise } from '${own}/client/call-promise';`,
    ...(translated.length > 0
      ? [`import type { Args038 } from '${own}/v038/translated-args';`]
      : []),
    importOf(args, './signatures'),
    importOf(
      operations.map(({ response }) => response),
      './types',
    ),
    ...(common?.from ? [`import type { CommonMethods } from '${common.from}';`] : []),
    '',
    ...(common && !common.from
      ? [
          '/** The operations that masters of both versions have alike, as methods of a client. */',
          'export interface CommonMethods {',
          ...shared.flatMap((operation) => emitMethod(operation, undefined)),
          '}',
          '',
        ]
      : []),
    `/** ${about} */`,
    `export interface ${name}${common ? ' extends CommonMethods' : ''} {`,
    ...apart.flatMap((operation) => emitMethod(operation, olderOf(operation))),
    '}',
    '',
  ].join('\n');
}

function emitMethod(operation: Operation, older: Operation | undefined) {
  const { id, response, stream } = operation;
  const isOptional = needsNothing(operation) || (older !== undefined && needsNothing(older));
  const args = older ? `Args038<'${id}'>` : argsName(id);
  const answer = stream
    ? `AsyncGenerator<${response}, void, undefined>`
    : `CallPromise<${response}>`;
  return [
    emitDoc(operation).replace(/^/gm, '  '),
    `  ${id}(args${isOptional ? '?' : ''}: ${args}, options?: CallOptions): ${answer};`,
    '',
  ];
}
