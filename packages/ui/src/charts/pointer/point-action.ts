/** An action of a user at an x of a chart, such as a note: it has a key, and is in menus. */
export type PointAction = {
  /** names it where no x is known: "Add note at a batch..." */
  label: string;
  /** names it at an x: "Add note at batch 1,200..." */
  textAt: (x: number) => string;
  /** the reason why it is not available */
  reason?: string | undefined;
  /** called without an x where none is pinned */
  run: (x: number | undefined) => void;
};

/** the key of the action on a focused chart */
export const pointKey = 'n';
