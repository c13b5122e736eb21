/** Heights a person can choose between, in pixels. */
export const rowHeights = { small: 28, medium: 34, large: 42, xl: 54 } as const;
export type RowHeight = keyof typeof rowHeights;
