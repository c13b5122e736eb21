import type { Whose } from './list-options';

type Owned = { userId: number; archived: boolean };
type PickOptions = { whose: Whose; archived: boolean; userId: number };

/** The rows a person asked for: theirs, others' or all, archived ones only on request. */
export const pick = <Row extends Owned>(rows: readonly Row[], options: PickOptions): Row[] =>
  rows.filter((row) => (options.archived || !row.archived) && isOf(row.userId, options));

function isOf(ownerId: number, { whose, userId }: PickOptions): boolean {
  if (whose === 'all') return true;
  return (ownerId === userId) === (whose === 'mine');
}
