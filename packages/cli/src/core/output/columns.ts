import { stateOf } from '@trainyard/sdk/model';
import type { Column, Tone } from './column';

type Named<Row> = Pick<Column<Row>, 'key'> & Partial<Column<Row>>;

/** A field as the wire has it: `field<User>('username', 'Name')`. */
export const field = <Row extends object>(
  key: keyof Row & string,
  header: string = key,
): Column<Row> => ({ key, header, value: (row) => row[key] });

/** A number, at the right edge. */
export const numberField = <Row extends object>(
  key: keyof Row & string,
  header: string = key,
): Column<Row> => ({ ...field(key, header), align: 'right' });

/** A time: RFC 3339 for machines, `2026-11-20 09:00:00Z` in tables. */
export const timeField = <Row extends object>(
  key: keyof Row & string,
  header: string = key,
): Column<Row> => ({
  ...field(key, header),
  show: (row) => timeText(row[key]),
});

/** A state: the wire's `STATE_PAUSED` for machines, `PAUSED` and a colour for people. */
export const stateField = <Row extends { state: `STATE_${string}` }>(
  header = 'State',
): Column<Row> => ({
  key: 'state',
  header,
  value: ({ state }) => state,
  show: ({ state }) => stateOf(state),
  tone: ({ state }) => tones[stateOf(state)],
});

/** Something worked out from the row. */
export const computed = <Row>(
  options: Named<Row> & { value: (row: Row) => unknown },
): Column<Row> => options;

const tones: Record<string, Tone> = {
  COMPLETED: 'good',
  RUNNING: 'busy',
  ACTIVE: 'busy',
  ERROR: 'bad',
  DELETE_FAILED: 'bad',
  CANCELED: 'dim',
  TERMINATED: 'dim',
  PAUSED: 'dim',
};

/** A wire time as tables show it; nothing for one that is unset, which Go spells as year 1. */
function timeText(value: unknown): string {
  if (typeof value !== 'string' || value === '' || value.startsWith('0001-')) return '';
  const time = Date.parse(value);
  if (Number.isNaN(time)) return value;
  return `${new Date(time).toISOString().slice(0, 19).replace('T', ' ')}Z`;
}

/** `0.25` as `25 %`; nothing for what has no progress. */
export const percentText = (share: number | null | undefined): string =>
  share === null || share === undefined ? '' : `${Math.round(share * 100)} %`;

const sizes = ['B', 'kB', 'MB', 'GB', 'TB', 'PB'];

/** Bytes for people, in powers of a thousand. */
export function bytesText(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), sizes.length - 1);
  const digits = power === 0 ? 0 : 1;
  return `${(bytes / 1000 ** power).toFixed(digits)} ${sizes[power]}`;
}
