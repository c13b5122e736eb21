import { expect, test } from 'vitest';
import type { CellValue } from '../grid/columns';
import { type ExportFormat, exportFormats } from './export-formats';
import { tableWriter } from './export-rows';

type Row = { id: number; cells: CellValue[] };

const columns = [
  { id: 'name', title: 'Name', value: ({ cells }: Row) => cells[0] },
  { id: 'loss', title: 'Loss', isEnd: true, value: ({ cells }: Row) => cells[1] },
];

function write(format: ExportFormat, ...values: CellValue[][]) {
  const rows = values.map((cells, id) => ({ id, cells }));
  const { head, lines, join, endAfter } = tableWriter({ format, columns });
  return `${head}${lines(rows).join(join)}${endAfter(rows.length)}`;
}

test.each([
  ['csv', 'Name,Loss\r\n'],
  ['tsv', 'Name\tLoss\n'],
  ['json', '[\n]\n'],
  ['markdown', '| Name | Loss |\n| --- | --: |\n'],
  // an empty line would be a cell, after which no rule may follow
  ['latex', '\\midrule\n\\bottomrule\n\\end{tabular}\n'],
] as const)('%s without rows has no empty line', (format, end) => {
  expect(write(format).endsWith(end)).toBe(true);
  expect(write(format)).not.toMatch(/\n\r?\n/);
});

test('CSV quotes values where needed', () => {
  expect(write('csv', ['a, "b"\nc', 0.25], ['plain', null])).toBe(
    'Name,Loss\r\n"a, ""b""\nc",0.25\r\nplain,\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', '\tx', '\rx'])(
  'a spreadsheet does not run the text %j as a formula',
  (text) => {
    const [, cell = ''] = write('csv', [text, 1]).split('\r\n');
    expect(cell.replace(/^"/, '')).toMatch(/^'/);
    expect(write('tsv', [text, 1]).split('\n')[1]).toMatch(/^'/);
  },
);

test('the name of a column is not a formula either, and a negative number stays a number', () => {
  const { head, row } = exportFormats.csv;
  expect(head([{ id: 'x', title: '=cmd' }])).toBe("'=cmd\r\n");
  expect(row([-0.5, -2], columns)).toBe('-0.5,-2');
});

test('TSV keeps a cell in one line', () => {
  expect(write('tsv', ['a\tb\r\nc', 1])).toBe('Name\tLoss\na b c\t1\n');
});

test('a quote mark at the start of a cell does not swallow the cells after it', () => {
  expect(write('tsv', ['"a" b', 1], ['c "d', 2])).toBe('Name\tLoss\n"""a"" b"\t1\nc "d\t2\n');
});

test('JSON names the columns, keeps numbers and names values that are not numbers', () => {
  expect(JSON.parse(write('json', ['a', 0.5], ['b', Number.NaN], [null, undefined]))).toEqual([
    { name: 'a', loss: 0.5 },
    { name: 'b', loss: 'NaN' },
    { name: null, loss: null },
  ]);
  expect(JSON.parse(write('json'))).toEqual([]);
});

test('Markdown shows markup as text and keeps a row in one line', () => {
  expect(write('markdown', ['<img src=x> | `a`\n_b_', 1])).toBe(
    '| Name | Loss |\n| --- | --: |\n| \\<img src=x\\> \\| \\`a\\` \\_b\\_ | 1 |\n',
  );
});

test('Markdown shows entities and dollars as they were typed', () => {
  expect(write('markdown', ['a &copy; $b$ 🚂', 1]).split('\n')[2]).toBe(
    '| a \\&copy; \\$b\\$ 🚂 | 1 |',
  );
});

test('LaTeX reads no name as an option of a row, and draws each character as it is', () => {
  const lines = write('latex', ['first', 1], ['[a] b', 2], ['* <c|d> --lr', 3]).split('\n');
  expect(lines.slice(6, 8)).toEqual([
    '{[}a] b & 2 \\\\',
    '{*} \\textless{}c\\textbar{}d\\textgreater{} -{}-lr & 3 \\\\',
  ]);
});

test('LaTeX escapes commands in names', () => {
  expect(write('latex', ['\\input{a} 5% & $x_1^2$', 1])).toBe(
    [
      '% needs \\usepackage{booktabs}',
      '\\begin{tabular}{lr}',
      '\\toprule',
      'Name & Loss \\\\',
      '\\midrule',
      '\\textbackslash{}input\\{a\\} 5\\% \\& \\$x\\_1\\textasciicircum{}2\\$ & 1 \\\\',
      '\\bottomrule',
      '\\end{tabular}',
      '',
    ].join('\n'),
  );
});
