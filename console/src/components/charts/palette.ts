/** the order of the theme's series colours is fixed, so a run looks the same everywhere */
const hueCount = 12;

/** solid first; the n-th run of one hue takes the n-th pattern */
const dashes: readonly (readonly number[])[] = [[], [6, 4], [2, 3], [8, 3, 2, 3]];

export type Stroke = { color: string; dash: readonly number[] };

/** CSS variable of a run's colour, by its id alone */
export const colorOf = (runId: number): string =>
  `--c${((((runId - 1) % hueCount) + hueCount) % hueCount) + 1}`;

/** strokes of runs drawn together: hue by id, and a dash pattern where a hue comes again */
export function strokesOf(runIds: readonly number[]): Map<number, Stroke> {
  const used = new Map<string, number>();
  const strokes = new Map<number, Stroke>();
  for (const runId of runIds) {
    const color = colorOf(runId);
    const count = used.get(color) ?? 0;
    used.set(color, count + 1);
    strokes.set(runId, { color, dash: dashes[count % dashes.length] ?? [] });
  }
  return strokes;
}

/** `oklch(0.5 0.1 250)` at 20 %: the canvas takes the slash form for every functional colour */
export function withAlpha(color: string, alpha: number): string {
  const text = color.trim();
  return text.endsWith(')') && !text.includes('/') ? `${text.slice(0, -1)} / ${alpha})` : text;
}
