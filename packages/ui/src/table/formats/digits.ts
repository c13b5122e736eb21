import { roundMetric } from '../../lib/format';
import { currentPreferences, type Preferences } from '../../page/preferences';
import type { CellValue } from '../grid/columns';
import type { ExportFormat } from './export-formats';

/** `screen`: numbers are rounded and times written as on the page; `all`: nothing is lost. */
export type Digits = Exclude<Preferences['digits'], 'by-format'>;

/** formats of papers and notes, which people read */
const readable: readonly ExportFormat[] = ['markdown', 'latex'];

/** The digits of a file: those that the user has chosen, else what suits its format. */
export function digitsOf(format: ExportFormat): Digits {
  const { digits } = currentPreferences();
  if (digits !== 'by-format') return digits;
  return readable.includes(format) ? 'screen' : 'all';
}

const isoTime = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** A value with the digits of the page: 0.744643344394198 is 0.7446. */
export function roundedValue(value: CellValue): CellValue {
  if (typeof value === 'string') {
    if (!isoTime.test(value)) return value;
    return `${new Date(value).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  }
  if (typeof value !== 'number' || !Number.isFinite(value) || Number.isInteger(value)) return value;
  return roundMetric(value);
}
