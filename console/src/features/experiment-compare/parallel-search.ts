import type { Brushes } from '@trainyard/ui/charts/parallel/brushes';
import { oneOf, param, searchSchema, text } from '~/lib/search-param';

/** The search params of the parallel coordinates. */
export const parallelSearch = searchSchema({
  // `group name`; empty: the one that is searched for
  parallelMetric: param(text(), ''),
  parallelColor: param(oneOf(['run', 'metric']), 'metric'),
  brushes: param(text(), ''),
});

type AllBrushes = ReadonlyMap<string, Brushes>;

/** `lr:0.1-0.5,0.7-0.9;depth:0-0.3`: the brushed parts of each axis, as shares of its length. */
export const brushesText = (brushes: AllBrushes): string =>
  [...brushes]
    .map(([id, parts]) => {
      const ranges = parts.map(([low, high]) => `${shareText(low)}-${shareText(high)}`);
      return `${encodeURIComponent(id)}:${ranges.join(',')}`;
    })
    .join(';');

const shareText = (share: number) => `${Number(share.toFixed(4))}`;

/** Reads them from a link; values outside of every axis are left out. */
export function readBrushes(written: string): AllBrushes {
  const brushes = new Map<string, Brushes>();
  for (const axis of written.split(';')) {
    const [, id = '', ranges = ''] = /^([^:]+):(.+)$/.exec(axis) ?? [];
    const parts = ranges.split(',').flatMap((range) => {
      const [, low, high] = /^([\d.]+)-([\d.]+)$/.exec(range) ?? [];
      const [from, to] = [Number(low), Number(high)];
      return from >= 0 && from < to && to <= 1 ? [[from, to] as const] : [];
    });
    const name = decoded(id);
    if (name !== undefined && parts.length > 0) brushes.set(name, parts);
  }
  return brushes;
}

function decoded(id: string): string | undefined {
  try {
    return decodeURIComponent(id);
  } catch {
    return undefined;
  }
}
