export type CellOutput =
  | { kind: 'text'; text: string; isError: boolean }
  | { kind: 'markdown'; text: string }
  | { kind: 'picture'; address: string };

export type NotebookCell =
  | { kind: 'markdown'; text: string }
  | { kind: 'raw'; text: string }
  | { kind: 'code'; text: string; count: number | null; outputs: CellOutput[] };

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** a text, or a list of its lines, as notebooks store them */
const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string').join('') : asText(value);

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value, null, 2);

/**
 * Returns the cells of a notebook of format 3 or 4; undefined where the text is not a notebook.
 * HTML outputs stay text, and only raster images become pictures.
 */
export function readNotebook(text: string): NotebookCell[] | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isObject(parsed)) return undefined;
  const sheets = listOf(parsed.worksheets);
  const cells = sheets.length > 0 ? sheets.flatMap((sheet) => sheet.cells) : parsed.cells;
  return Array.isArray(cells) ? listOf(cells.flat()).map(toCell) : undefined;
}

function toCell(cell: Fields): NotebookCell {
  const text = textOf(cell.source ?? cell.input);
  if (cell.cell_type === 'markdown') return { kind: 'markdown', text };
  if (cell.cell_type === 'heading') return { kind: 'markdown', text: `# ${text}` };
  if (cell.cell_type !== 'code') return { kind: 'raw', text };
  const count = cell.execution_count ?? cell.prompt_number;
  return {
    kind: 'code',
    text,
    count: typeof count === 'number' ? count : null,
    outputs: listOf(cell.outputs).flatMap(toOutput),
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colors use them
const withoutColors = (text: string) => text.replace(/\u001b\[[\d;]*[A-Za-z]/g, '');

function toOutput(output: Fields): CellOutput[] {
  if (output.output_type === 'stream') {
    const text = withoutColors(textOf(output.text));
    return [{ kind: 'text', text, isError: output.name === 'stderr' }];
  }
  if (output.output_type === 'error' || output.output_type === 'pyerr') {
    const traceback = withoutColors(
      listOfTexts(output.traceback).join('\n') ||
        `${asText(output.ename)}: ${asText(output.evalue)}`,
    );
    return [{ kind: 'text', text: traceback, isError: true }];
  }
  return ofMedia(isObject(output.data) ? output.data : fromOldNames(output));
}

const listOfTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/** format 3 has `png` where format 4 has `image/png` */
const fromOldNames = ({ png, jpeg, text, html }: Fields): Fields => ({
  ...(png === undefined ? {} : { 'image/png': png }),
  ...(jpeg === undefined ? {} : { 'image/jpeg': jpeg }),
  ...(text === undefined ? {} : { 'text/plain': text }),
  ...(html === undefined ? {} : { 'text/html': html }),
});

const pictures = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];
const texts = ['text/plain', 'application/json', 'text/latex', 'text/html', 'image/svg+xml'];

function ofMedia(data: Fields): CellOutput[] {
  for (const type of pictures) {
    const content = textOf(data[type]).replace(/\s/g, '');
    if (content !== '' && /^[A-Za-z\d+/]+=*$/.test(content))
      return [{ kind: 'picture', address: `data:${type};base64,${content}` }];
  }
  if (data['text/markdown'] !== undefined)
    return [{ kind: 'markdown', text: textOf(data['text/markdown']) }];
  const type = texts.find((each) => data[each] !== undefined);
  if (type) return [{ kind: 'text', text: textOf(data[type]), isError: false }];
  const names = Object.keys(data).join(', ');
  return names === ''
    ? []
    : [{ kind: 'text', text: `An output that cannot be shown here: ${names}`, isError: false }];
}
