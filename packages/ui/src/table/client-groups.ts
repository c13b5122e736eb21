import { compareWords } from '../lib/compare-words';

/** Rows with a common value: all of them, and those of the page. */
export type ClientGroup<Row> = { label: string; count: number; isFolded: boolean; rows: Row[] };

type Options<Row> = {
  /** rows in their order */
  rows: readonly Row[];
  /** the common value; empty where it is unknown */
  labelOf: (row: Row) => string;
  /** labels of the folded groups */
  folded: readonly string[];
  /** labels in their order, where it is not that of the names */
  order?: readonly string[] | undefined;
  /** counted from 0 */
  page: number;
  /** rows per page */
  pageSize: number;
};

/**
 * The groups of one page, by name or in a fixed order, those without one last; rows keep their order
 * within. Folded rows are on no page, and the header of a folded group is where its rows would begin.
 * `total` counts the rows that are not folded.
 */
export function clientGroups<Row>({
  rows,
  labelOf,
  folded,
  order,
  pageSize,
  page: requestedPage,
}: Options<Row>) {
  const byLabel = new Map<string, Row[]>();
  for (const row of rows) {
    const label = labelOf(row);
    const group = byLabel.get(label);
    if (group) group.push(row);
    else byLabel.set(label, [row]);
  }
  let total = 0;
  const all = [...byLabel]
    .toSorted(([one], [other]) =>
      order
        ? order.indexOf(one) - order.indexOf(other)
        : one === '' || other === ''
          ? Number(one === '') - Number(other === '')
          : compareWords(one, other),
    )
    .map(([label, members]) => {
      const isFolded = folded.includes(label);
      const start = total;
      if (!isFolded) total += members.length;
      return { label, members, isFolded, start };
    });
  const lastPage = Math.max(0, Math.ceil(total / pageSize) - 1);
  const page = Math.min(requestedPage, lastPage);
  const first = page * pageSize;
  const groups = all.flatMap(({ label, members, isFolded, start }): ClientGroup<Row>[] => {
    const group = { label, count: members.length, isFolded };
    const isHere = Math.min(Math.floor(start / pageSize), lastPage) === page;
    if (isFolded) return isHere ? [{ ...group, rows: [] }] : [];
    const visible = members.slice(
      Math.max(0, first - start),
      Math.max(0, first + pageSize - start),
    );
    return visible.length > 0 ? [{ ...group, rows: visible }] : [];
  });
  return { groups, page, total };
}
