import type { Contract, Operation } from './contract';
import { emitDoc } from './docs';
import { argsName, importOf } from './types';

type Methods = {
  /** of the interface */
  name: string;
  about: string;
  /** the folder with `call`, from the generated one */
  own: string;
  /** the calls that take the arguments of the other contract too */
  translated?: readonly Operation[];
};

const needsNothing = ({ body, parameters }: Operation) =>
  !body && !parameters.some(({ required }) => required);

/** A method per operation with all that is known of it: what editors show of a client. */
export function emitMethods(contract: Contract, { name, about, own, translated = [] }: Methods) {
  const { operations } = contract;
  const olderOf = ({ id }: Operation) => translated.find((one) => one.id === id);
  const args = operations.filter((one) => !olderOf(one)).map(({ id }) => argsName(id));
  return [
    `import type { CallOptions } from '${own}/call';`,
    `import type { CallPromise } from '${own}/call-promise';`,
    ...(translated.length > 0
      ? [`import type { Args038 } from '${own}/v038/translated-args';`]
      : []),
    importOf(args, './signatures'),
    importOf(
      operations.map(({ response }) => response),
      './types',
    ),
    '',
    `/** ${about} */`,
    `export interface ${name} {`,
    ...operations.flatMap((operation) => emitMethod(operation, olderOf(operation))),
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
