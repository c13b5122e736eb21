import ts from 'typescript';
import type { DeclaredTypes } from './declare';
import { keyOf } from './delta';
import { aliasesIn, argumentsOf, reached, referredIn } from './named-types';
import { printed } from './operation-types';
import { importOf } from './types';

/**
 * The bodies of requests as a master reads them, complete and decoded, by operation. The types of
 * the SDK have schemas that are only sent as they are sent, so these are declared here.
 */
export function emitBodies({ decoded, schemas }: DeclaredTypes): string {
  const aliases = aliasesIn(decoded);
  const bodies = [...argumentsOf(decoded)].flatMap(([id, { members }]) => {
    const type = members
      .filter(ts.isPropertySignature)
      .find(({ name }) => printed(name) === 'body')?.type;
    return type ? [[id, type] as const] : [];
  });
  const isDeclared = (name: string) => schemas.get(name) === keyOf('wire', name);
  const names = reached(
    aliases,
    bodies.flatMap(([, type]) => referredIn(type)),
  );
  const own = [...names].filter(isDeclared).sort();
  const nodes = own.flatMap((name) => aliases.get(name) ?? []);
  const referred = [...nodes.map(({ type }) => type), ...bodies.map(([, type]) => type)].flatMap(
    referredIn,
  );
  return [
    importOf(
      referred.filter((name) => aliases.has(name) && !isDeclared(name)),
      '@trainyard/sdk/types',
    ),
    '',
    '/** By operation: the body of its request, complete and decoded. */',
    'export interface Bodies {',
    ...bodies.map(([id, type]) => `  ${id}: ${printed(type)};`),
    '}',
    '',
    ...nodes.map(printed),
    '',
  ].join('\n');
}
