import type { KeptBrushes } from '@trainyard/ui/charts/parallel/use-parallel-filter';

type AllBrushes = KeptBrushes[0];

/** an axis is less than a thousand pixels high */
const shareText = (share: number) => String(Number(share.toFixed(3)));

/** Brushes as texts of a link: the axis and the shares of its length, `lr~0.2~0.55`. */
export const textsOfBrushes = (brushes: AllBrushes): string[] =>
  [...brushes].flatMap(([id, ranges]) =>
    ranges.map(([low, high]) => [encoded(id), shareText(low), shareText(high)].join('~')),
  );

const encoded = (name: string) => encodeURIComponent(name).replaceAll('~', '%7E');

/** Reads them back; ignores other texts. */
export function brushesOfTexts(texts: readonly string[]): AllBrushes {
  const brushes = new Map<string, (readonly [number, number])[]>();
  for (const text of texts) {
    const [, name = '', from, to] = /^([^~]+)~([\d.]+)~([\d.]+)$/.exec(text) ?? [];
    const [low, high] = [Number(from), Number(to)];
    const id = decoded(name);
    if (id === undefined || !(low >= 0 && low < high && high <= 1)) continue;
    brushes.set(id, [...(brushes.get(id) ?? []), [low, high]]);
  }
  return brushes;
}

function decoded(name: string): string | undefined {
  try {
    return decodeURIComponent(name);
  } catch {
    return undefined;
  }
}
