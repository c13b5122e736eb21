/** what a curve can be drawn over */
export const xAxes = ['batches', 'epoch', 'time'] as const;
export type XAxis = (typeof xAxes)[number];
