import type { ChartLegend } from '../color/legend';
import type { Measure } from './recording-context';

/** A name of the legend at its place, in lines that fit. */
export type LegendEntry = { lines: readonly string[]; item: number; left: number; top: number };
export type LegendLayout = { entries: readonly LegendEntry[]; width: number; height: number };

export const legendFont = '12px sans-serif';
export const swatchWidth = 18;
export const legendLineHeight = 16;
const gap = 14;

/**
 * Breaks a text into lines of at most a width: between words, and within a word that is wider than
 * a line. Nothing is left out.
 */
export function wrapText(
  text: string,
  { width, widthOf }: { width: number; widthOf: (text: string) => number },
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of text.split(/(?<=[\s\-_/.])/)) {
    if (line !== '' && widthOf(line + part) > width) {
      lines.push(line);
      line = '';
    }
    for (const character of part) {
      if (line !== '' && widthOf(line + character) > width) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return [...lines, line];
}

type SeriesLegend = ChartLegend & { kind: 'series' };
type Room = { width: number; measure: Measure };

const widthIn = (measure: Measure) => (text: string) => measure(text, legendFont);

/** Places the names below the chart, row after row. */
export function legendBelow({ items }: SeriesLegend, { width, measure }: Room): LegendLayout {
  const widthOf = widthIn(measure);
  const entries: LegendEntry[] = [];
  let [left, top, rowHeight] = [0, 0, 0];
  for (const [item, { name }] of items.entries()) {
    const lines = wrapText(name, { width: width - swatchWidth, widthOf });
    const entryWidth = swatchWidth + Math.max(...lines.map(widthOf));
    if (left > 0 && left + entryWidth > width) {
      top += rowHeight;
      [left, rowHeight] = [0, 0];
    }
    entries.push({ lines, item, left, top });
    left += entryWidth + gap;
    rowHeight = Math.max(rowHeight, lines.length * legendLineHeight);
  }
  return { entries, width, height: top + rowHeight };
}

/** Places the names below each other, for a column that is at most as wide as given. */
export function legendRight({ items }: SeriesLegend, { width, measure }: Room): LegendLayout {
  const widthOf = widthIn(measure);
  const entries: LegendEntry[] = [];
  let [top, widest] = [0, 0];
  for (const [item, { name }] of items.entries()) {
    const lines = wrapText(name, { width: width - swatchWidth, widthOf });
    entries.push({ lines, item, left: 0, top });
    widest = Math.max(widest, ...lines.map(widthOf));
    top += lines.length * legendLineHeight;
  }
  return { entries, width: swatchWidth + widest, height: top };
}
