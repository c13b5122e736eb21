/**
 * number of distinct series colors, also with color-vision deficiency; their values are in
 * theme.css
 */
export const paletteSize = 12;

const dashes: number[][] = [[], [6, 3], [2, 3], [8, 3, 2, 3]];

/** Name of the CSS variable of a series, `--c1` to `--c12`. */
export const seriesVariable = (index: number): string =>
  `--c${(((index % paletteSize) + paletteSize) % paletteSize) + 1}`;

/** Color of the nth series on a page, for style props. From the 13th on hues repeat: see `dashOf`. */
export const seriesColor = (index: number): string => `var(${seriesVariable(index)})`;

/** Dash pattern that distinguishes a repeated hue; empty for the first twelve. */
export const dashOf = (index: number): number[] =>
  dashes[Math.floor(Math.abs(index) / paletteSize) % dashes.length] ?? [];

/**
 * The color of a run, the same on every page: neighbors in an experiment have neighboring ids.
 */
export const colorOf = (runId: number): string => seriesColor(runId - 1);
export const colorVariableOf = (runId: number): string => seriesVariable(runId - 1);

/** Background for the initials of a workspace or user: the same name has the same color. */
export function colorOfName(name: string): string {
  let hash = 0;
  for (const character of name)
    hash = (Math.imul(hash, 33) ^ (character.codePointAt(0) ?? 0)) >>> 0;
  const color = name === '' ? 'var(--off)' : seriesColor(hash % 8);
  return `color-mix(in oklab, ${color}, black var(--initials-shade))`;
}

/** A color of a series for style props: a CSS variable such as `--c1`, or a color of a scale. */
export const cssColor = (color: string): string =>
  color.startsWith('--') ? `var(${color})` : color;

/** The value of a CSS variable in the current theme, for a canvas; a color itself stays the same. */
export const resolveColor = (color: string, element: Element = document.documentElement) =>
  color.startsWith('--') ? getComputedStyle(element).getPropertyValue(color).trim() : color;
