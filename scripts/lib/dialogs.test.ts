import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { pageTests, shippedFiles } from './shipped-files';

/** Dialogs with buttons of their own that have neither Cancel nor Close among them. */
function dialogsWithoutCancel(code: string): number {
  if (!code.includes('<DialogContent')) return 0;
  const source = ts.createSourceFile('file.tsx', code, ts.ScriptTarget.Latest, true);
  let count = 0;
  const visit = (node: ts.Node) => {
    if (ts.isJsxOpeningElement(node) && node.tagName.getText() === 'DialogContent') {
      const footer = node.attributes.properties.find(
        (each) => ts.isJsxAttribute(each) && each.name.getText() === 'footer',
      );
      const hasButton = footer && /<Button[\s>]|button\(/.test(footer.getText());
      if (hasButton && !/>\s*(Cancel|Close)\s*<|'(Cancel|Close)'/.test(footer.getText()))
        count += 1;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return count;
}

/** Searches of a test for a dialog that also find it while its form is loading. */
const searchesOfLoading = (code: string): string[] =>
  code.match(/(find|findAll)ByRole\(\s*'dialog'(?!,\s*\{\s*busy: )/g) ?? [];

test('each dialog with buttons has Cancel, or Close where nothing can be lost (C18)', () => {
  const without = '<DialogContent footer={<Button>Save</Button>}></DialogContent>';
  expect(dialogsWithoutCancel(without)).toBe(1);
  expect(dialogsWithoutCancel(without.replace('<B', '<Button>Cancel</Button><B'))).toBe(0);
  const files = shippedFiles().filter((file) =>
    readFileSync(file, 'utf8').includes('<DialogContent'),
  );
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((file) => dialogsWithoutCancel(readFileSync(file, 'utf8')) > 0)).toEqual([]);
});

test('tests wait for the form of a dialog, which loads after its title', () => {
  expect(searchesOfLoading("findByRole('dialog', { name: 'New' })")).toHaveLength(1);
  expect(searchesOfLoading("findByRole('dialog')")).toHaveLength(1);
  expect(searchesOfLoading("findByRole('dialog', { busy: false, name: 'New' })")).toEqual([]);
  const files = pageTests();
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => searchesOfLoading(readFileSync(file, 'utf8')).length > 0)).toEqual(
    [],
  );
});
