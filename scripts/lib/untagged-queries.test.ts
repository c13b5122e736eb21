import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { shippedFiles } from './shipped-files';

/** Queries that no write refreshes, by their name or call, and why none has to. */
const allowed: Readonly<Record<string, string>> = {
  causesOfRuns: 'the key has the end of each run whose log is read, and a log only grows',
  failureOfExperiment: 'the key has the end of the experiment whose log is read',
  failureOfTrial: 'the key has the end of the run whose log is read, and a log only grows',
  failureReason: 'the key has the end of the experiment, and is read from ended logs',
  idleHistory: 'measurements of a past time, which no write changes',
  masterLogs: 'every change of anyone adds a line, so it is polled instead',
  reachedBatches: 'the batch must not change while the page shows it',
  readSettings: 'a change of a setting draws itself in the cache',
  signaturesOfLogs: 'lines of logs, which no write changes',
  triage: 'computed from runs and causes, whose queries are refreshed',
};

/** The queries of a file with an empty list of tags: the first argument of their call. */
function untaggedQueries(code: string): string[] {
  if (!/tags:\s*\[\s*\]/.test(code)) return [];
  const source = ts.createSourceFile('file.tsx', code, ts.ScriptTarget.Latest, true);
  const names: string[] = [];
  const visit = (node: ts.Node) => {
    if (isEmptyTags(node)) names.push(queryAround(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

const isEmptyTags = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node) &&
  node.name.getText() === 'tags' &&
  ts.isArrayLiteralExpression(node.initializer) &&
  node.initializer.elements.length === 0;

/** The innermost call with such options: `composed('name', …)`, or `q(call, …)`. */
function queryAround(node: ts.Node): string {
  for (let at = node.parent; at; at = at.parent) {
    const [first] = ts.isCallExpression(at) ? at.arguments : [];
    if (first) return ts.isStringLiteral(first) ? first.text : first.getText();
  }
  return node.getText();
}

test('the rule finds the query of every empty list of tags', () => {
  const composed = "const a = composed('names', {}, read, { retry: false, tags: [] });";
  const call = 'const b = (id: number) => silent(q(getUsers, { id }, { tags: [\n] }));';
  const shared = 'const options = { tags: [] };';
  expect(untaggedQueries(composed + call + shared)).toEqual(['names', 'getUsers', 'tags: []']);
  expect(untaggedQueries("q(getUsers, {}, { tags: ['user'] })")).toEqual([]);
});

test('only queries of what no write changes opt out of being refreshed (stale-pages T1 to T6)', () => {
  const names = shippedFiles().flatMap((file) => untaggedQueries(readFileSync(file, 'utf8')));
  expect(names.sort()).toEqual(Object.keys(allowed).sort());
});
