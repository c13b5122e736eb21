import { argsName, type DeclaredTypes, formerArgsName, isRenamed, type TypesBase } from './declare';
import { keyOf, omitting } from './delta';
import { jsonType } from './operation-types';

/** Interfaces that list the whole contract: their lines, and the referenced keys. */
export type TypeIndex = {
  lines: string[];
  refers: string[];
  /** interfaces of the base that they extend, as `name as BaseName` */
  extended: string[];
};

type Input = { own: DeclaredTypes; base: TypesBase | undefined };

/** openapi-typescript's `components` and `operations`, those of a delta on top of the base's. */
export function indexOfDocument({ own, base }: Input): TypeIndex {
  const differing = ({ schemas }: DeclaredTypes) =>
    [...schemas].filter(([, key]) => !base?.same.has(key));
  const schemas = differing(own);
  const members = [...own.members].filter(([id]) => !base?.sameMembers.has(id));
  const lines = base
    ? [
        "export interface components extends Omit<BaseComponents, 'schemas'> {",
        ...omitting("  schemas: Omit<BaseComponents['schemas'], ", {
          names: differing(base).map(([name]) => name),
          end: '> & {',
        }),
      ]
    : ['export interface components {', '  schemas: {'];
  return {
    lines: [
      ...lines,
      ...schemas.map(([name]) => `    ${name}: ${name};`),
      '  };',
      ...(base ? [] : emptyParts.map((part) => `  ${part}: never;`)),
      '}',
      jsonType,
      ...heading(
        'operations',
        base && [...base.members.keys()].filter((id) => !base.sameMembers.has(id)),
      ),
      ...members.map(([, { text }]) => text),
      '}',
      '',
    ],
    refers: [...schemas.map(([, key]) => key), ...members.flatMap(([, { refers }]) => refers)],
    extended: ['components as BaseComponents', 'operations as BaseOperations'],
  };
}

/** Arguments and answers by operation. */
export function indexOfSignatures({ own, base }: Input): TypeIndex {
  const responses = new Map(base?.operations.map(({ id, response }) => [id, response]));
  const isSameArguments = (id: string) =>
    base?.same.has(keyOf('signatures', argsName(id))) === true;
  const isSameAnswer = ({ id, response }: Operation) =>
    responses.get(id) === response && base?.same.has(keyOf('types', response)) === true;
  const args = own.operations.filter(({ id }) => !isSameArguments(id));
  const answers = own.operations.filter((each) => !isSameAnswer(each));
  const renamed = own.operations.filter(isRenamed);
  const without = (differing: readonly Operation[]) =>
    base && namesWithout(base.operations, own.operations, differing);
  return {
    lines: [
      '',
      '/** By operation: path and query parameters by name, and `body` where the call has one. */',
      ...heading('Arguments', without(args)),
      ...args.map(({ id }) => `  ${id}: ${argsName(id)};`),
      '}',
      '',
      '/** By operation: the arguments with names of the previous release, where they had others. */',
      'export interface FormerArguments {',
      ...renamed.map(({ id }) => `  ${id}: ${formerArgsName(id)};`),
      '}',
      '',
      '/** By operation: the decoded answer; for a stream, one message of it. */',
      ...heading('Answers', without(answers)),
      ...answers.map(({ id, response }) => `  ${id}: ${response};`),
      '}',
    ],
    refers: [
      ...answers.map(({ response }) => keyOf('types', response)),
      ...renamed.map(({ id }) => keyOf('signatures', formerArgsName(id))),
    ],
    extended: ['Answers as BaseAnswers', 'Arguments as BaseArguments'],
  };
}

type Operation = DeclaredTypes['operations'][number];

/** The operations of a base that another contract lacks, or that differ. */
function namesWithout(
  base: readonly Operation[],
  own: readonly Operation[],
  differing: readonly Operation[],
): string[] {
  const ids = new Set(own.filter((each) => !differing.includes(each)).map(({ id }) => id));
  return base.map(({ id }) => id).filter((id) => !ids.has(id));
}

const emptyParts = ['responses', 'parameters', 'requestBodies', 'headers', 'pathItems'];

/**
 * The first lines of an interface: standalone, or extending the base's without some of its members.
 */
function heading(name: string, without: string[] | undefined): string[] {
  if (!without) return [`export interface ${name} {`];
  const upper = name.charAt(0).toUpperCase() + name.slice(1);
  return omitting(`export interface ${name} extends Omit<Base${upper}, `, {
    names: without,
    end: '> {',
  });
}
