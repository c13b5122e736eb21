import { textOf } from './column';

/** One line by RFC 4180, without its end: quoted where a comma, a quote or a line end is inside. */
export const csvLine = (values: readonly unknown[]): string =>
  values.map((value) => quoted(textOf(value))).join(',');

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
