import type { Ask, Page } from './page';

type Input<Row> = { ask: Ask<Row>; size: number; filters: Record<string, unknown> };

/**
 * Pages of experiments in the order of their ids: each begins behind the last id, so nothing that
 * happens to the rows before it matters. The caller's own bounds hold beside it.
 */
export async function* keysetPages<Row>({
  ask,
  size,
  filters,
}: Input<Row>): AsyncGenerator<Page<Row>, void, undefined> {
  const isDown = filters.orderBy === 'ORDER_BY_DESC';
  const bound = `experimentIdFilter.${isDown ? 'lt' : 'gt'}`;
  let last: number | undefined;
  let given = 0;
  for (;;) {
    const behind = last === undefined ? {} : { [bound]: last };
    const { rows, total } = await ask({ offset: 0, limit: size, ...behind });
    const ids = rows.map(idOf);
    if (rows.length > 0 || last === undefined) yield { items: rows, total: given + total };
    given += rows.length;
    last = isDown ? Math.min(...ids) : Math.max(...ids);
    if (rows.length < size) return;
  }
}

const idOf = (row: unknown) =>
  typeof row === 'object' && row !== null && 'id' in row ? Number(row.id) : Number.NaN;
