import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { shippedFiles } from './shipped-files';

/** The only file that may read the keys of events: the others ask its `keyOf`. */
const place = 'packages/ui/src/lib/keys.ts';
const properties = new Set(['key', 'keyCode', 'which', 'isComposing']);

/** Places that read the key of an event, as "line: text". */
function keyReads(text: string): string[] {
  const source = ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true);
  const problems: string[] = [];
  const report = (node: ts.Node) =>
    problems.push(
      `${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${node.getText()}`,
    );
  // events that are not of keys, such as those of the storage
  const others = new Set<string>();

  const visit = (node: ts.Node) => {
    if (ts.isParameter(node) && ts.isIdentifier(node.name) && node.type)
      if (/Event\b/.test(node.type.getText()) && !/Keyboard/.test(node.type.getText()))
        others.add(node.name.text);
    if (ts.isPropertyAccessExpression(node) && properties.has(node.name.text)) {
      const event = node.expression.getText();
      if (/(^|\.)(e|ev|event|native|nativeEvent)$/.test(event) && !others.has(event)) report(node);
    }
    if (ts.isObjectBindingPattern(node) && isOfKeys(node.parent))
      for (const { name, propertyName } of node.elements)
        if (properties.has((propertyName ?? name).getText())) report(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}

/** `const { … } = event`, a parameter of the type, or one of an inline handler. */
function isOfKeys(node: ts.Node): boolean {
  if (ts.isVariableDeclaration(node)) return /\bevent$/i.test(node.initializer?.getText() ?? '');
  if (!ts.isParameter(node)) return false;
  if (node.type) return node.type.getText().includes('KeyboardEvent');
  // the attribute, or the call that listens
  const handler = node.parent.parent?.parent ?? node.parent.parent;
  return /^onKey|'key(down|up|press)'/.test(handler?.getText().slice(0, 200) ?? '');
}

test('the rule finds every form of reading a key', () => {
  expect(keyReads("if (event.key === 'a') run();")).toHaveLength(1);
  expect(keyReads('const { key, shiftKey } = event;')).toHaveLength(1);
  expect(keyReads('const is = ({ key }: KeyboardEvent) => key;')).toHaveLength(1);
  expect(keyReads('<a onKeyDown={({ key }) => run(key)} />')).toHaveLength(1);
  expect(keyReads('event.nativeEvent.isComposing')).toHaveLength(1);
  expect(keyReads('const on = (event: StorageEvent) => event.key;')).toEqual([]);
  expect(keyReads('const { key } = column; row.key;')).toEqual([]);
});

test('keys of events are read in one place', () => {
  const files = shippedFiles().filter((file) => file !== place);
  expect(files.length).toBeGreaterThan(500);
  const reads = files.flatMap((file) =>
    keyReads(readFileSync(file, 'utf8')).map((read) => `${file}:${read}`),
  );
  expect(reads).toEqual([]);
});
