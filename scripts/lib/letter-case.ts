import ts from 'typescript';

/** Words with a capital letter anywhere in a text: products, their parts, roles, keys, units. */
const properNames = new Set(
  `Trainyard Enterprise Determined GitHub Jupyter JupyterLab JupyterLabs TensorBoard TensorBoards Python Mann Whitney Kubernetes
  Slurm Slack Markdown LaTeX Excel Deno WebP Linux Chromium Firefox Safari Chrome Edge Google Microsoft Arial
  Uncategorized Editor Viewer ModelRegistryViewer ClusterAdmin WorkspaceAdmin WorkspaceCreator
  EditorRestricted EditorProjectRestricted
  Ctrl Shift Alt Enter Escape Space Tab Home End Delete Backspace Control Meta Left Right Up Down
  ArrowUp ArrowDown ArrowLeft ArrowRight
  KiB MiB GiB TiB
  January February March April May June July August September October November December`
    .split(/\s+/)
    .filter(Boolean),
);

/** Reads the list of texts that the specification fixes: one a line, sections begin with `#`. */
export const readFixedTexts = (list: string): string[] =>
  list
    .split('\n')
    .map((line) => line.replace(/\{[^}]*\}/g, '{}').trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .toSorted((a, b) => b.length - a.length);

const isName = (word: string) => properNames.has(word.replace(/(’s|'s)$/, ''));

/** Returns true if a word inside of a sentence begins with a capital letter without being a name. */
export function isTitleCase(text: string, fixedTexts: readonly string[]): boolean {
  let rest = text;
  // a sentence may name a button: its text stays as it is there
  for (const fixed of fixedTexts) rest = rest.replaceAll(fixed, 'Fixed');
  const words = rest.split(/ +/);
  return words.some((word, index) => {
    if (index === 0) return false;
    const [, letters] = /^["“'‘(]*([A-Z][a-z][\p{L}’']*)/u.exec(word) ?? [];
    if (!letters || letters === 'Fixed' || isName(letters)) return false;
    const before = words[index - 1] ?? '';
    // a value before it may end a sentence
    if (before.endsWith('{}') && text.endsWith('.')) return false;
    return before !== '' && !/[.!?:·—→]["”')]?$/u.test(before);
  });
}

/** Texts of a source file for users: strings, templates with `{}` for values, and text of JSX. */
export function textsOf(code: string): { line: number; text: string }[] {
  const source = ts.createSourceFile('file.tsx', code, ts.ScriptTarget.Latest);
  const problems: { line: number; text: string }[] = [];
  const visit = (node: ts.Node) => {
    // skips names of modules and of types
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    const text = textOf(node);
    if (text && /^[+"“]?\s?[A-Z{]/u.test(text))
      problems.push({
        line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
        text,
      });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text.replace(/\s+/g, ' ').trim();
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => `{}${literal.text}`)].join(
      '',
    );
  return ts.isStringLiteralLike(node) ? node.text : undefined;
}
