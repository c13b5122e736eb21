import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { shippedFiles } from './shipped-files';

/** The only file that may write to the clipboard: the others ask its functions. */
const place = 'packages/ui/src/lib/copy-text.ts';
/** The place that gives the browser's own copying another text, within its event. */
const ownEvent = 'packages/ui/src/logs/text/copy-lines.ts';

const parsed = (text: string) =>
  ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true);

const lineOf = (node: ts.Node) => {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return `${line + 1}: ${node.getText().split('\n')[0]}`;
};

function nodesOf(node: ts.Node): ts.Node[] {
  const nodes = [node];
  for (const each of nodes) ts.forEachChild(each, (child) => void nodes.push(child));
  return nodes;
}

/** Places that write to the clipboard themselves. */
const writes = (text: string): string[] =>
  (/clipboard|execCommand/.test(text) ? nodesOf(parsed(text)) : [])
    .filter(
      (node) =>
        (ts.isPropertyAccessExpression(node) &&
          /\bclipboard(\??\.(write|writeText)|Data\??\.setData)$/.test(node.getText())) ||
        (ts.isCallExpression(node) && /\bexecCommand\(['"](copy|cut)/.test(node.getText())),
    )
    .map(lineOf);

/** Calls whose functions run later than the event. */
const later =
  /(\.(then|catch|finally)|^(setTimeout|requestAnimationFrame|requestIdleCallback|queueMicrotask|startTransition))$/;

const isAwaited = (node: ts.Node) =>
  ts.isAwaitExpression(node) || (ts.isForOfStatement(node) && node.awaitModifier !== undefined);

/** Returns true if a function waits for something before a node of its body. */
const waitsBefore = (body: ts.Node, node: ts.Node): boolean => {
  const seen: ts.Node[] = [body];
  for (const each of seen) {
    if (each !== body && ts.isFunctionLike(each)) continue;
    if (isAwaited(each) && each.getStart() < node.end && !holds(each, node)) return true;
    ts.forEachChild(each, (child) => void seen.push(child));
  }
  return false;
};

/** `await copyText(…)` waits for the call, not before it. */
const holds = (outer: ts.Node, inner: ts.Node) =>
  outer.getStart() <= inner.getStart() && inner.end <= outer.end && !ts.isForOfStatement(outer);

/** The calls of the named functions, of those that run after the event of the user first. */
function calls(text: string, names: ReadonlySet<string>) {
  if (![...names].some((name) => text.includes(name))) return [];
  return nodesOf(parsed(text)).flatMap((node) => {
    if (!ts.isCallExpression(node) || !names.has(node.expression.getText())) return [];
    let owner = '';
    let isLate = false;
    for (let at: ts.Node = node; at.parent; at = at.parent) {
      if (!ts.isFunctionLike(at)) continue;
      if (waitsBefore(at, node)) isLate = true;
      const { parent } = at;
      if (ts.isCallExpression(parent) && later.test(parent.expression.getText())) isLate = true;
      const named = ts.isVariableDeclaration(parent) ? parent.name : at.name;
      owner = named?.getText() ?? '';
    }
    return [{ place: lineOf(node), isLate, owner }];
  });
}

/** A function with an action; components and hooks only hand one to an event. */
const isAction = (name: string) => /^[a-z]/.test(name) && !/^use[A-Z]/.test(name);

/** Adds the functions that call those that copy, until there are no more. */
function copyingNames(texts: readonly string[]): ReadonlySet<string> {
  const names = new Set(['copyText', 'copyPicture']);
  for (let before = 0; before !== names.size; ) {
    before = names.size;
    for (const text of texts)
      for (const { owner } of calls(text, names)) if (isAction(owner)) names.add(owner);
  }
  return names;
}

const lateCalls = (text: string) =>
  calls(text, new Set(['copyText']))
    .filter(({ isLate }) => isLate)
    .map(({ place: at }) => at);

test('the rule finds every write, and every call after the event of the user (C16)', () => {
  expect(writes("void navigator.clipboard.writeText('a');")).toHaveLength(1);
  expect(writes('const { clipboard } = navigator; clipboard.write([]);')).toHaveLength(1);
  expect(writes("document.execCommand('copy');")).toHaveLength(1);
  expect(writes("event.clipboardData.setData('text/plain', '');")).toHaveLength(1);
  expect(writes('navigator.clipboard.readText();')).toEqual([]);
  expect(lateCalls('async () => { await load(); copyText(a); }')).toHaveLength(1);
  expect(lateCalls('async () => copyText(await load())')).toHaveLength(1);
  expect(lateCalls('load().then((text) => copyText(text));')).toHaveLength(1);
  expect(lateCalls('setTimeout(() => copyText(a));')).toHaveLength(1);
  expect(lateCalls('async () => { for await (const a of all) b(a); copyText(c); }')).toHaveLength(
    1,
  );
  expect(lateCalls('async () => { await copyText(a); await load(); }')).toEqual([]);
  expect(lateCalls('() => copyText(load().then(join))')).toEqual([]);
  expect(
    copyingNames(['const copyRows = () => { copyText(a); };', 'function Row() { copyRows(); }']),
  ).toContain('copyRows');
});

test('the clipboard is written in one place, within the event of the user (C16)', () => {
  const files = shippedFiles().map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const own = files.flatMap(({ file, text }) => writes(text).map(() => file));
  expect([...new Set(own)].toSorted()).toEqual([place, ownEvent].toSorted());
  const others = files.filter(({ file }) => file !== place);
  const names = copyingNames(others.map(({ text }) => text));
  expect(names.size).toBeGreaterThan(3);
  const late = others.flatMap(({ file, text }) =>
    calls(text, names)
      .filter(({ isLate }) => isLate)
      .map((call) => `${file}:${call.place}`),
  );
  expect(late).toEqual([]);
});
