import type { Whose } from './list-wish';

type Owned = { userId: number; archived: boolean };
type Wish = { whose: Whose; archived: boolean; userId: number };

/** The rows a person asked for: theirs, others' or all, archived ones only on request. */
export const pick = <Row extends Owned>(rows: readonly Row[], wish: Wish): Row[] =>
  rows.filter((row) => (wish.archived || !row.archived) && isOf(row.userId, wish));

function isOf(ownerId: number, { whose, userId }: Wish): boolean {
  if (whose === 'all') return true;
  return (ownerId === userId) === (whose === 'mine');
}
