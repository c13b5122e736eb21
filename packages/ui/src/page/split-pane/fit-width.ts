type Limits = {
  /** of both sides together; 0 before it is measured */
  total: number;
  minWidth: number;
};

/** The width of the left side that leaves both sides their least; too little room is shared. */
export function fitWidth(width: number, { total, minWidth }: Limits): number {
  if (total === 0) return Math.max(minWidth, width);
  if (total < 2 * minWidth) return total / 2;
  return Math.min(Math.max(width, minWidth), total - minWidth);
}
