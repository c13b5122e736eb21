export type DateUnit = keyof typeof dateFormats;

/** How a day, a month and a minute are written and typed, and the type of their own field of a browser. */
export const dateFormats = {
  day: { pattern: /^\d{4}-\d{2}-\d{2}$/, example: 'YYYY-MM-DD', type: 'date' },
  month: { pattern: /^\d{4}-\d{2}$/, example: 'YYYY-MM', type: 'month' },
  minute: {
    pattern: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/,
    example: 'YYYY-MM-DD HH:MM',
    type: 'datetime-local',
  },
} as const;

/**
 * Returns true for a complete text of the unit. Rejects the thirtieth of February, which a date
 * would read as the second of March.
 */
export function isDateText(text: string, unit: DateUnit): boolean {
  if (!dateFormats[unit].pattern.test(text)) return false;
  const wire = text.replace(' ', 'T');
  const date = new Date(unit === 'minute' ? `${wire}Z` : wire);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(wire);
}
