/**
 * The texts that a field has reported to its owner and that the owner has not given back yet, oldest
 * first. An owner may give a text back late, when a newer one is typed already.
 */
export type OwnReports = readonly string[];

/**
 * Compares a text from the owner with the field's own reports.
 *
 * @returns the reports that are still to come back, or undefined if the text is from outside: the
 *   field has not reported it, and shows it instead of its own
 */
export function withoutReport(reports: OwnReports, value: string): OwnReports | undefined {
  const at = reports.indexOf(value);
  return at < 0 ? undefined : reports.slice(at + 1);
}
