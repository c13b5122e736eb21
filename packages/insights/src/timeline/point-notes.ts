/** A note of a user at one batch of a trial. */
export type PointNote = {
  /** the trial of a search; absent for the only trial of an experiment */
  trialId?: number | undefined;
  batch: number;
  /** the chart where it was noted; absent for a note on every chart */
  chart?: string | undefined;
  text: string;
};

/** A note with its line as it is in the notes of the experiment. */
export type NoteLine = PointNote & { line: string };

/** Writes a text of a user in one line. */
export const inOneLine = (text: string): string => text.replace(/[\s\u0085]+/gu, ' ').trim();

const grouped = (batch: number) => String(batch).replace(/\B(?=(\d{3})+$)/g, ',');

/** Writes a name as code in Markdown, whatever backticks it has. */
function asCode(name: string): string {
  const longest = Math.max(0, ...(name.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  const pad = /^`|`$/.test(name) ? ' ' : '';
  return `${fence}${pad}${name}${pad}${fence}`;
}

/**
 * Writes a note as a list item of Markdown, in one line: "- batch 1,200 · `loss`: rate halved", and
 * in a search "- trial 12, batch 1,200: rate halved".
 */
export function noteLine({ trialId, batch, chart, text }: PointNote): string {
  const trial = trialId === undefined ? '' : `trial ${trialId}, `;
  const name = inOneLine(chart ?? '');
  const place = name === '' ? '' : ` · ${asCode(name)}`;
  return `- ${trial}batch ${grouped(batch)}${place}: ${inOneLine(text)}`;
}

const pattern =
  /^[-*] (?:trial (\d+), )?batch (\d{1,3}(?:,\d{3})+|\d+)(?: · (`+)(?!`)(.+?)(?<!`)\3(?!`))?: (\S.*)$/;

function readLine(text: string): NoteLine | undefined {
  const line = text.replace(/\r$/, '');
  const [, trial, batches, , code, words] = pattern.exec(line) ?? [];
  if (batches === undefined || words === undefined) return undefined;
  const batch = Number(batches.replaceAll(',', ''));
  const trialId = trial === undefined ? undefined : Number(trial);
  if (!Number.isSafeInteger(batch) || !Number.isSafeInteger(trialId ?? 0)) return undefined;
  const chart = code === undefined ? undefined : code.replace(/^ (?=`)|(?<=`) $/g, '');
  return { trialId, batch, chart, text: words.trim(), line };
}

/** The mark of a block of code that a line begins or ends, as CommonMark has it (section 4.5). */
const fenceOf = (line: string) => /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})(.*)$/.exec(line);

/** The places of the notes among the lines of a text, and the fence that it leaves open. */
function noted(lines: readonly string[]) {
  const found: { at: number; note: NoteLine }[] = [];
  let open: string | undefined;
  for (const [at, line] of lines.entries()) {
    const [, fence = '', rest = ''] = fenceOf(line) ?? [];
    if (open !== undefined) {
      const isEnd = fence.startsWith(open) && rest.trim() === '';
      if (isEnd) open = undefined;
    } else if (fence !== '') open = fence;
    else {
      const note = readLine(line);
      if (note) found.push({ at, note });
    }
  }
  return { found, open };
}

/**
 * Reads the notes on points from the notes of an experiment. A line that differs from the form of
 * `noteLine`, or is in a block of code, is a text like any other.
 */
export const readPointNotes = (notes: string): NoteLine[] =>
  noted(notes.split('\n')).found.map(({ note }) => note);

/** The notes on one trial; those without a trial are on the only one of an experiment. */
export const notesOfTrial = (
  notes: string,
  { trialId, isOnly }: { trialId: number; isOnly: boolean },
): NoteLine[] =>
  readPointNotes(notes).filter((note) =>
    note.trialId === undefined ? isOnly : note.trialId === trialId,
  );

/**
 * Replaces one line of the notes of an experiment, and leaves all others as they are.
 *
 * @param from the line as it was read; without it, or where the notes do not have it, `to` is added
 *   at their end
 * @param to the line that takes its place; without it the line is removed
 */
export function withNoteLine(
  notes: string,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): string {
  const lines = notes.split('\n');
  const { found, open } = noted(lines);
  const at = from === undefined ? undefined : found.find(({ note }) => note.line === from)?.at;
  if (at !== undefined) {
    const end = lines[at]?.endsWith('\r') ? '\r' : '';
    lines.splice(at, 1, ...(to === undefined ? [] : [to + end]));
    // the last line leaves no empty ones
    return at === lines.length ? lines.join('\n').trimEnd() : lines.join('\n');
  }
  if (to === undefined) return notes;
  const text = notes.trimEnd() + (open === undefined ? '' : `\n${open}`);
  if (text === '') return to;
  // items of one list are beside each other
  const isAfterNote = found.at(-1)?.at === text.split('\n').length - 1;
  return `${text}${isAfterNote ? '\n' : '\n\n'}${to}`;
}

/** The newest form of a line that was read before; undefined where it is changed or removed. */
export const findNoteLine = (notes: string, line: string): string | undefined =>
  readPointNotes(notes).find((note) => note.line === line)?.line;

/**
 * The notes of an experiment with a link at the place of each note on a point: `batch 1,200`, or
 * `trial 12, batch 1,200`. All other text is as it was.
 *
 * @param addressOf the address of a note, without spaces; undefined for one without a link
 */
export function linkedNotes(
  notes: string,
  addressOf: (note: NoteLine) => string | undefined,
): string {
  const lines = notes.split('\n');
  for (const { at, note } of noted(lines).found) {
    const address = addressOf(note);
    if (address === undefined) continue;
    const linked = (place: string) => `[${place}](<${address}>)`;
    lines[at] = lines[at]?.replace(/(?<=^[-*] )(?:trial \d+, )?batch [\d,]+/, linked) ?? '';
  }
  return lines.join('\n');
}
