import type { SortKind } from '../grid/columns';

/** How the two directions of a sort are called. */
export const sortLabels: Record<SortKind, { asc: string; desc: string }> = {
  text: { asc: 'A → Z', desc: 'Z → A' },
  number: { asc: '0 → 9', desc: '9 → 0' },
  date: { asc: 'Oldest → Newest', desc: 'Newest → Oldest' },
  other: { asc: 'Ascending', desc: 'Descending' },
};
