/** A column of the last value of a metric after its curve was smoothed; its id holds the definition. */
export type Smoothed = { weight: number; group: 'training' | 'validation'; metric: string };

/** By id of column, then by trial: its smoothed last value, undefined where it measured none. */
export type SmoothedValues = Readonly<Record<string, ReadonlyMap<number, number | undefined>>>;

/** Weights that can be chosen; a link may hold any other. */
export const smoothingWeights = [0.6, 0.9] as const;

/** `smoothed.0.6.validation.loss`; undefined for other columns. */
export function smoothedOf(id: string): Smoothed | undefined {
  const [, weight = '', group, metric] =
    /^smoothed\.(0\.\d{1,3})\.(training|validation)\.(.+)$/s.exec(id) ?? [];
  if (metric === undefined) return undefined;
  return { weight: Number(weight), group: group === 'training' ? group : 'validation', metric };
}

export const smoothedId = ({ weight, group, metric }: Smoothed): string =>
  `smoothed.${weight}.${group}.${metric}`;
