/** The key of a chart that the user has made: its curves, an expression each. */
export const formulaKey = (lines: readonly string[]): string => `=${lines.join('\n')}`;

export const isFormula = (key: string): boolean => key.startsWith('=');

export const formulaLines = (key: string): string[] =>
  key
    .slice(1)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
