/** what a saved picture says of its colours: lines by name, or a scale from one value to another */
export type ChartLegend =
  | { kind: 'series'; items: readonly { name: string; color: string; dash?: readonly number[] }[] }
  | { kind: 'scale'; title: string; colors: readonly string[]; from: string; to: string };
