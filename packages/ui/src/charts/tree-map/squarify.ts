export type Box = { left: number; top: number; width: number; height: number };

/**
 * Divides a box among values in proportion, as nearly square as possible: the rows of "Squarified
 * Treemaps" (Bruls, Huizing and van Wijk, 2000). Values are positive and in descending order; the
 * boxes are in the order of the values. A row takes the next value while that makes the worst
 * ratio of its sides no worse.
 */
export function squarify(values: readonly number[], box: Box): Box[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  const scale = total > 0 ? (box.width * box.height) / total : 0;
  const areas = values.map((value) => value * scale);
  const boxes: Box[] = [];
  let rest = box;
  for (let from = 0; from < areas.length; ) {
    const to = endOfRow(areas, { from, side: Math.min(rest.width, rest.height) });
    const row = areas.slice(from, to);
    boxes.push(...placeRow(row, rest));
    rest = boxAfter(row, rest);
    from = to;
  }
  return boxes;
}

function endOfRow(areas: readonly number[], { from, side }: { from: number; side: number }) {
  const largest = areas[from] ?? 0;
  let sum = largest;
  let worst = worstRatio({ largest, smallest: largest, sum, side });
  let to = from + 1;
  for (; to < areas.length; to += 1) {
    const smallest = areas[to] ?? 0;
    const next = worstRatio({ largest, smallest, sum: sum + smallest, side });
    if (next > worst) break;
    worst = next;
    sum += smallest;
  }
  return to;
}

type Row = { largest: number; smallest: number; sum: number; side: number };

const worstRatio = ({ largest, smallest, sum, side }: Row): number =>
  Math.max((side ** 2 * largest) / sum ** 2, sum ** 2 / (side ** 2 * smallest));

/** Lays a row along the shorter side. */
function placeRow(areas: readonly number[], { left, top, width, height }: Box): Box[] {
  const depth = depthOf(areas, { width, height });
  let at = 0;
  return areas.map((area) => {
    const length = depth > 0 ? area / depth : 0;
    const start = at;
    at += length;
    return width >= height
      ? { left, top: top + start, width: depth, height: length }
      : { left: left + start, top, width: length, height: depth };
  });
}

const depthOf = (areas: readonly number[], { width, height }: Pick<Box, 'width' | 'height'>) => {
  const side = Math.min(width, height);
  return side > 0 ? areas.reduce((sum, area) => sum + area, 0) / side : 0;
};

function boxAfter(areas: readonly number[], { left, top, width, height }: Box): Box {
  const depth = depthOf(areas, { width, height });
  return width >= height
    ? { left: left + depth, top, width: Math.max(0, width - depth), height }
    : { left, top: top + depth, width, height: Math.max(0, height - depth) };
}
