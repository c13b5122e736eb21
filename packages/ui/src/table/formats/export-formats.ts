import type { CellValue } from '../grid/columns';

export type ExportFormat = 'csv' | 'tsv' | 'json' | 'markdown' | 'latex';

type Named = { id: string; title: string; isEnd?: boolean };

/** Writes a table in parts: the text above the rows, the rows, and the text below. */
type Writer = {
  label: string;
  extension: string;
  type: string;
  head: (columns: readonly Named[]) => string;
  row: (values: readonly CellValue[], columns: readonly Named[]) => string;
  /** between two rows, before the line end of the first */
  separator?: string;
  lineEnd: string;
  end?: string;
};

/**
 * Puts a quote mark before a text that begins like a formula, so that spreadsheets do not run it;
 * those of some languages also read the wide forms of `=+-@`.
 */
const formulaSafe = (text: string): string =>
  /^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text;

const plain = (value: CellValue): string =>
  value === null || value === undefined ? '' : String(value);

const guarded = (value: CellValue): string =>
  typeof value === 'string' ? formulaSafe(value) : plain(value);

function quoted(value: CellValue): string {
  const text = guarded(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of RFC 4180, without its line end. */
export const csvLine = (values: readonly CellValue[]): string => values.map(quoted).join(',');

const oneLine = (text: string) => text.replaceAll(/[\t\r\n]+/g, ' ');
/** A quote mark at the start would join cells and lines up to the next one. */
function tabbed(value: CellValue): string {
  const text = oneLine(guarded(value));
  return text.startsWith('"') ? `"${text.replaceAll('"', '""')}"` : text;
}

const titles = (columns: readonly Named[]) => columns.map(({ title }) => title);

// an & begins an entity such as &copy;, and a $ a formula
const inMarkdown = (value: CellValue): string =>
  oneLine(plain(value)).replaceAll(/[\\`*_[\]<>|~&$]/g, '\\$&');

const latexNames: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  // other characters in the default encoding
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
  // an option of the end of the row above
  '[': '{[}',
  '*': '{*}',
  // the first of two, which would be a dash
  '-': '-{}',
};
const inLatex = (value: CellValue): string =>
  oneLine(plain(value)).replaceAll(
    /[\\~^&%$#_{}<>|[*]|-(?=-)/g,
    (character) => latexNames[character] ?? `\\${character}`,
  );

// JSON has no syntax for NaN and infinity, and null would mean that there is no value
const inJson = (value: CellValue) =>
  typeof value === 'number' && !Number.isFinite(value) ? String(value) : (value ?? null);

const markdownRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

export const exportFormats: Record<ExportFormat, Writer> = {
  csv: {
    label: 'CSV',
    extension: 'csv',
    type: 'text/csv',
    head: (columns) => `${csvLine(titles(columns))}\r\n`,
    row: csvLine,
    lineEnd: '\r\n',
  },
  tsv: {
    label: 'TSV',
    extension: 'tsv',
    type: 'text/tab-separated-values',
    head: (columns) => `${titles(columns).map(tabbed).join('\t')}\n`,
    row: (values) => values.map(tabbed).join('\t'),
    lineEnd: '\n',
  },
  json: {
    label: 'JSON',
    extension: 'json',
    type: 'application/json',
    head: () => '[\n',
    row: (values, columns) =>
      JSON.stringify(Object.fromEntries(columns.map(({ id }, at) => [id, inJson(values[at])]))),
    separator: ',',
    lineEnd: '\n',
    end: ']\n',
  },
  markdown: {
    label: 'Markdown',
    extension: 'md',
    type: 'text/markdown',
    head: (columns) =>
      [
        markdownRow(titles(columns).map(inMarkdown)),
        markdownRow(columns.map(({ isEnd }) => (isEnd ? '--:' : '---'))),
        '',
      ].join('\n'),
    row: (values) => markdownRow(values.map(inMarkdown)),
    lineEnd: '\n',
  },
  latex: {
    label: 'LaTeX',
    extension: 'tex',
    type: 'application/x-tex',
    head: (columns) =>
      [
        '% needs \\usepackage{booktabs}',
        `\\begin{tabular}{${columns.map(({ isEnd }) => (isEnd ? 'r' : 'l')).join('')}}`,
        '\\toprule',
        `${titles(columns).map(inLatex).join(' & ')} \\\\`,
        '\\midrule',
        '',
      ].join('\n'),
    row: (values) => `${values.map(inLatex).join(' & ')} \\\\`,
    lineEnd: '\n',
    end: '\\bottomrule\n\\end{tabular}\n',
  },
};
