/** The mean of some values, and an interval around it; null for a mean of one value. */
export type Interval = {
  /** its range or name, in the tooltip and the table */
  label: string;
  /** the range of a bin, for the axis */
  from?: number | undefined;
  to?: number | undefined;
  /** the number of its values */
  count: number;
  mean: number;
  low: number | null;
  high: number | null;
  /** drawn as a filled point */
  isMarked?: boolean;
};
