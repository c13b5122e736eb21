import { type Box, squarify } from './squarify';

/** A part of a tree map: its area is its value. */
export type TreeMapNode = {
  id: string;
  name: string;
  /** nodes without a positive value are not shown */
  value: number;
  /** the hatched share, 0 to 1 */
  hatched?: number;
  /** a CSS variable */
  color: string;
  /** drawn inside it, the largest first */
  parts?: readonly TreeMapNode[];
};

/** A rectangle of the drawing: a node with a heading around others, or a node without children. */
export type Tile = {
  node: TreeMapNode;
  box: Box;
  /** 0 for the outermost */
  depth: number;
  isHeading: boolean;
  /** the tile groups this many of the smallest parts of `node` */
  gathered?: number;
};

const gap = 2;
export const headingHeight = 18;

/** Smaller areas have no space for a name and are grouped, in square pixels. */
const minArea = 1200;
/** A box that is lower or narrower does not show its parts. */
const minSide = 56;

/**
 * Lays out the nodes and their parts, each heading before its parts. Groups parts that are too
 * small to read into one tile, the last of their box.
 */
export function tilesOf(parts: readonly TreeMapNode[], box: Box, depth = 0): Tile[] {
  const positiveParts = parts.filter(({ value }) => value > 0);
  const total = positiveParts.reduce((sum, { value }) => sum + value, 0);
  const minValue = (total * minArea) / (box.width * box.height);
  const large = positiveParts.filter(({ value }, at) => value >= minValue || at === 0);
  // a single small part is shown as itself
  const small = positiveParts.length - large.length > 1 ? positiveParts.slice(large.length) : [];
  const single = small.length === 0 ? positiveParts : large;
  const rest = small.reduce((sum, { value }) => sum + value, 0);
  const values = [...single.map(({ value }) => value), ...(rest > 0 ? [rest] : [])];
  const order = values
    .map((_, at) => at)
    .sort((one, other) => (values[other] ?? 0) - (values[one] ?? 0));
  const boxes = squarify(
    order.map((at) => values[at] ?? 0),
    box,
  );
  return order.flatMap((at, place) => {
    const outer = boxes[place] ?? box;
    const node = single[at];
    if (node) return nodeTiles(node, { box: outer, depth });
    const [first] = small;
    if (!first) return [];
    const hatched = small.reduce((sum, part) => sum + part.value * (part.hatched ?? 0), 0) / rest;
    const together = { id: `${first.id} and smaller`, name: `${small.length} more`, value: rest };
    const gathered = { ...together, color: first.color, hatched };
    return [{ node: gathered, box: inset(outer), depth, isHeading: false, gathered: small.length }];
  });
}

function nodeTiles(node: TreeMapNode, { box, depth }: { box: Box; depth: number }): Tile[] {
  const { parts = [] } = node;
  const inner = {
    left: box.left,
    top: box.top + headingHeight,
    width: box.width,
    height: box.height - headingHeight,
  };
  if (parts.length === 0 || Math.min(inner.width, inner.height) < minSide)
    return [{ node, box: inset(box), depth, isHeading: false }];
  return [{ node, box: inset(box), depth, isHeading: true }, ...tilesOf(parts, inner, depth + 1)];
}

const inset = ({ left, top, width, height }: Box): Box => ({
  left,
  top,
  width: Math.max(1, width - gap),
  height: Math.max(1, height - gap),
});

/** The index of the innermost tile at a position; undefined outside all tiles. */
export function tileAt(tiles: readonly Tile[], { left, top }: Pick<Box, 'left' | 'top'>) {
  const index = tiles.findLastIndex(
    ({ box }) =>
      left >= box.left &&
      left < box.left + box.width &&
      top >= box.top &&
      top < box.top + box.height,
  );
  return index < 0 ? undefined : index;
}

const directions: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const centerOf = ({ box, isHeading }: Tile) => ({
  x: box.left + box.width / 2,
  y: isHeading ? box.top + headingHeight / 2 : box.top + box.height / 2,
});

/**
 * The tile for an arrow key: the nearest one in its direction, where the sideways distance counts
 * twice. The same tile if none is there; undefined for other keys.
 */
export function tileOfKey(key: string, tiles: readonly Tile[], at: number | undefined) {
  const direction = directions[key];
  const from = at === undefined ? undefined : tiles[at];
  if (!direction || !from) return undefined;
  const [dx, dy] = direction;
  const start = centerOf(from);
  let [nearest, minDistance] = [at, Number.POSITIVE_INFINITY];
  for (const [index, tile] of tiles.entries()) {
    const { x, y } = centerOf(tile);
    const along = (x - start.x) * dx + (y - start.y) * dy;
    const across = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    const distance = along + 2 * across;
    if (along > 1 && distance < minDistance) [nearest, minDistance] = [index, distance];
  }
  return nearest;
}
