import { setOwn } from '@trainyard/sdk/model';
import { checkedBy } from '~/lib/form-schema';
import { z } from '~/lib/zod';

/** One entry of metadata while it is edited. */
export type MetadataRow = {
  key: string;
  value: string;
  /** the stored value: kept while its text is unchanged, and always if it is an object */
  stored?: unknown;
};

export const emptyRow: MetadataRow = { key: '', value: '' };

/** True if a value is an object or a list: those are shown as JSON and are not edited. */
export const isReadOnly = ({ stored }: MetadataRow): boolean =>
  typeof stored === 'object' && stored !== null;

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
};

/** Stored metadata as rows; one empty row if there is none. */
export function rowsOf(metadata: Record<string, unknown>): MetadataRow[] {
  const rows = Object.entries(metadata).map(([key, stored]) => ({
    key,
    value: textOf(stored),
    stored,
  }));
  return rows.length > 0 ? rows : [emptyRow];
}

export const isTyped = ({ key, value }: MetadataRow): boolean => `${key}${value}`.trim() !== '';

/** Returns the error of the key of a row, among the others; undefined if there is none. */
export function rowProblem(rows: readonly MetadataRow[], index: number): string | undefined {
  const row = rows[index];
  if (!row || !isTyped(row)) return undefined;
  const key = row.key.trim();
  if (key === '') return 'Key is required';
  const isKnown = rows.slice(0, index).some((other) => other.key.trim() === key);
  return isKnown ? `Key ${key} appears twice` : undefined;
}

/** The first problem of all rows. */
export const rowsProblem = (rows: readonly MetadataRow[]): string | undefined =>
  rows.map((_, index) => rowProblem(rows, index)).find((problem) => problem !== undefined);

/** The metadata of the rows; ignores rows without a key and a value. */
export function metadataOf(rows: readonly MetadataRow[]): Record<string, unknown> {
  const metadata: Record<string, unknown> = {};
  for (const row of rows) {
    if (!isTyped(row)) continue;
    const isKept = row.stored !== undefined && textOf(row.stored) === row.value;
    setOwn(metadata, row.key.trim(), isKept ? row.stored : row.value.trim());
  }
  return metadata;
}

/** The rows of a form; submitting it saves their metadata. */
export const metadataRows = z.pipe(
  z
    .array(z.object({ key: z.string(), value: z.string(), stored: z.optional(z.unknown()) }))
    .check(checkedBy(rowsProblem)),
  z.transform((rows: MetadataRow[]) => metadataOf(rows)),
);
