import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { shippedFiles } from './shipped-files';

/** Places that use the data of a loader before they can be known to exist, as "line: text". */
function unguardedReads(code: string): string[] {
  if (!code.includes('useLoaderData')) return [];
  const source = ts.createSourceFile('file.tsx', code, ts.ScriptTarget.Latest, true);
  const reads: string[] = [];
  const visit = (node: ts.Node) => {
    const isName = ts.isIdentifier(node) && node.text === 'useLoaderData';
    if (isName && !isGuarded(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      reads.push(`${line + 1}: ${node.parent.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return reads;
}

/** `useLoadedData(Route.useLoaderData())`, with whatever is before the name and in its call. */
function isGuarded(name: ts.Node): boolean {
  const read = ts.isPropertyAccessExpression(name.parent) ? name.parent : name;
  const call = read.parent;
  if (!ts.isCallExpression(call) || call.expression !== read) return false;
  const guard = call.parent;
  return (
    ts.isCallExpression(guard) &&
    guard.expression.getText() === 'useLoadedData' &&
    guard.arguments[0] === call
  );
}

test('the rule finds every form of reading the data of a loader without a guard', () => {
  expect(unguardedReads('const { id } = Route.useLoaderData();')).toHaveLength(1);
  expect(unguardedReads('const { id } = useLoaderData({ from });')).toHaveLength(1);
  expect(unguardedReads('const { useLoaderData } = getRouteApi(path);')).toHaveLength(1);
  expect(unguardedReads('useTask(Route.useLoaderData());')).toHaveLength(1);
  expect(unguardedReads('useLoadedData(null, Route.useLoaderData());')).toHaveLength(1);
  expect(unguardedReads('const { id } = useLoadedData(Route.useLoaderData());')).toEqual([]);
  expect(unguardedReads('useLoadedData(useLoaderData({ from })).id;')).toEqual([]);
});

test('pages wait for the data of their loader, which are missing while its error is shown', () => {
  const readers = shippedFiles().filter((file) =>
    readFileSync(file, 'utf8').includes('.useLoaderData('),
  );
  expect(readers.length).toBeGreaterThan(25);
  const reads = shippedFiles().flatMap((file) =>
    unguardedReads(readFileSync(file, 'utf8')).map((read) => `${file}:${read}`),
  );
  expect(reads).toEqual([]);
});
