import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { shippedFiles } from './shipped-files';

/** The rule of figures, and that of the ticks of axes (docs/decisions/0088). */
const places = ['packages/ui/src/lib/format.ts', 'packages/ui/src/charts/axes/format-value.ts'];
const folders = ['packages/ui/src', 'console/src', 'packages/cli/src', 'packages/insights/src'];

const methods = new Set(['toFixed', 'toPrecision', 'toExponential', 'toLocaleString']);

/** Places that write a number by a rule of their own, as "line: text". */
function ownTexts(text: string): string[] {
  const source = ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true);
  const problems: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAccessExpression(node) && isOwnText(node))
      problems.push(
        `${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${node.getText()}`,
      );
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}

/** True for a method that writes a number, unless its text becomes a number again. */
function isOwnText({ name, expression, parent }: ts.PropertyAccessExpression): boolean {
  if (name.text === 'NumberFormat') return expression.getText() === 'Intl';
  if (!methods.has(name.text)) return false;
  const around = parent.parent;
  return !(ts.isCallExpression(around) && around.expression.getText() === 'Number');
}

test('the rule finds every way of writing a number', () => {
  expect(ownTexts('const text = value.toFixed(2);')).toHaveLength(1);
  expect(ownTexts("const text = (a / b).toPrecision(3) + ' s';")).toHaveLength(1);
  expect(ownTexts("count.toLocaleString('en')")).toHaveLength(1);
  expect(ownTexts('const format = new Intl.NumberFormat();')).toHaveLength(1);
  expect(ownTexts('const rounded = Number(value.toPrecision(12));')).toEqual([]);
  expect(ownTexts('const format = new Intl.DateTimeFormat();')).toEqual([]);
});

test('figures are written in one place', () => {
  const files = shippedFiles(folders).filter((file) => !places.includes(file));
  expect(files.length).toBeGreaterThan(900);
  const texts = files.flatMap((file) =>
    ownTexts(readFileSync(file, 'utf8')).map((own) => `${file}:${own}`),
  );
  expect(texts).toEqual([]);
});
