import { colorVariableOf, dashOf, paletteSize } from '../../lib/colors';

/** A CSS variable and a dash pattern. */
export type Stroke = { color: string; dash: readonly number[] };

/**
 * Strokes of runs that are drawn together: the hue by id, and a dash pattern for a repeated hue.
 */
export function strokesOf(runIds: readonly number[]): Map<number, Stroke> {
  const used = new Map<string, number>();
  const strokes = new Map<number, Stroke>();
  for (const runId of runIds) {
    const color = colorVariableOf(runId);
    const count = used.get(color) ?? 0;
    used.set(color, count + 1);
    strokes.set(runId, { color, dash: dashOf(count * paletteSize) });
  }
  return strokes;
}

/** `oklch(0.5 0.1 250)` at 20 %: the canvas accepts the slash form for every functional color */
export function withAlpha(color: string, alpha: number): string {
  const text = color.trim();
  return text.endsWith(')') && !text.includes('/') ? `${text.slice(0, -1)} / ${alpha})` : text;
}
