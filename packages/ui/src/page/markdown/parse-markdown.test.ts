import type { Nodes } from 'hast';
import { expect, test } from 'vitest';
import { parseMarkdown } from './parse-markdown';

/** Tag names and texts, in their order. */
function outline(node: Nodes): string[] {
  if (node.type === 'text') return node.value.trim() === '' ? [] : [node.value];
  const own = node.type === 'element' ? [`<${node.tagName}>`] : [];
  return 'children' in node ? [...own, ...node.children.flatMap(outline)] : own;
}

function treeOf(text: string) {
  const parsed = parseMarkdown(text);
  if (!('tree' in parsed)) throw new Error(`no tree: ${parsed.reason}`);
  return parsed.tree;
}

test('HTML stays text, in blocks and inline', () => {
  expect(outline(treeOf('<script>alert(1)</script>\n\nA <b onclick="x()">bold</b> word'))).toEqual([
    '<script>alert(1)</script>',
    '<p>',
    'A ',
    '<b onclick="x()">',
    'bold',
    '</b>',
    ' word',
  ]);
});

test.each([
  ['[a](javascript:alert(1))', undefined],
  ['[a](JaVaScRiPt:alert(1))', undefined],
  ['[a](data:text/html,x)', undefined],
  ['[a](vbscript:x)', undefined],
  ['[a](file:///etc/passwd)', undefined],
  ['<javascript:alert(1)>', undefined],
  ['[a](https://example.org/)', 'https://example.org/'],
  ['[a](/projects/2)', '/projects/2'],
  ['[a](#part)', '#part'],
  ['[a](mailto:a@example.org)', 'mailto:a@example.org'],
])('the address of %s becomes %s', (text, address) => {
  const [paragraph] = treeOf(text).children;
  const link = paragraph?.type === 'element' ? paragraph.children[0] : undefined;
  expect(link).toMatchObject({ type: 'element', tagName: 'a' });
  expect(link?.type === 'element' ? link.properties.href : 'no link').toBe(address);
});

test('a footnote and its reference link to each other', () => {
  const html = JSON.stringify(treeOf('Said[^1].\n\n[^1]: By whom.'));
  expect(html).toContain('"href":"#user-content-fn-1"');
  expect(html).toContain('"id":"user-content-fn-1"');
});

test('nodes have no positions', () => {
  expect(JSON.stringify(treeOf('# Title\n\n- a\n- b'))).not.toContain('position');
});

test.each([
  ['more than 500,000 characters', 'a\n\n'.repeat(200_000), 'length'],
  ['a short text of too many elements', '***\n'.repeat(25_000), 'length'],
  ['quotes 200 deep', `${'>'.repeat(200)} a`, 'depth'],
])('there is no tree for %s', (_what, text, reason) => {
  expect(parseMarkdown(text)).toEqual({ reason });
});

const pixel = 'data:image/png;base64,iVBORw0KGgo=';

test.each([
  [`![a](${pixel})`, pixel],
  [`![a][p]\n\n[p]: ${pixel}`, pixel],
  ['![a](data:image/webp;base64,UklGRg)', 'data:image/webp;base64,UklGRg'],
  ['![a](data:image/svg+xml;base64,PHN2Zz4=)', undefined],
  ['![a](data:text/html;base64,PHN2Zz4=)', undefined],
  ['![a](data:image/png;base64,%3Csvg)', undefined],
  ['![a](text-picture:0)', undefined],
  ['![a](https://example.org/a.png)', 'https://example.org/a.png'],
])('the picture of %s becomes %s', (text, address) => {
  const [paragraph] = treeOf(text).children;
  const image = paragraph?.type === 'element' ? paragraph.children[0] : undefined;
  expect(image).toMatchObject({ type: 'element', tagName: 'img' });
  expect(image?.type === 'element' ? image.properties.src : 'no image').toBe(address);
});

test.each<[string, string | undefined, string]>([
  [
    '<img src="https://example.org/a.png?b=1&amp;c" width=400 />',
    'https://example.org/a.png?b=1&c',
    '',
  ],
  ["<IMG alt='a > b' data-src=x src=/a.png>", '/a.png', 'a > b'],
  [`<img src="${pixel}">`, pixel, ''],
  ['<img src="javascript:alert(1)">', undefined, ''],
])('the tag %s is a picture as in Markdown, alone and in a line (PB16)', (tag, src, alt) => {
  const image = { tagName: 'img', properties: { alt, ...(src === undefined ? {} : { src }) } };
  const [alone] = treeOf(tag).children;
  const isInline = alone?.type === 'element' && alone.tagName === 'p';
  expect(isInline ? alone.children[0] : alone).toMatchObject(image);
  const [paragraph] = treeOf(`See ${tag} <b>here</b>`).children;
  const inline = paragraph?.type === 'element' ? paragraph.children : [];
  expect(inline[1]).toMatchObject(image);
  expect(Object.keys(inline[1]?.type === 'element' ? inline[1].properties : {}).sort()).toEqual(
    Object.keys(image.properties).sort(),
  );
  expect(inline.slice(2).flatMap(outline)).toEqual(['<b>', 'here', '</b>']);
});

test('a picture may be longer than the limit of texts, and in code it is text', () => {
  const large = `data:image/png;base64,${'A'.repeat(600_000)}`;
  expect(JSON.stringify(treeOf(`![a](${large})`))).toContain(large);
  expect(outline(treeOf(`\`${pixel}\``))).toEqual(['<p>', '<code>', pixel]);
  expect(JSON.stringify(treeOf(`[a](${pixel})`))).not.toContain('href');
});
