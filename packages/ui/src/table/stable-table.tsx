import type { ReactNode } from 'react';
import { useStableRows } from './grid/use-stable-rows';
import { NewRowsPill } from './new-rows-pill';

type Props<Row> = Parameters<typeof useStableRows<Row>>[0] & {
  children: (rows: readonly Row[]) => ReactNode;
};

/** A table whose rows keep their places while the user interacts with them, and a button that shows new rows. */
export function StableTable<Row>({ children, ...options }: Props<Row>) {
  const { rows, news, show, pointer, focus } = useStableRows(options);
  return (
    <div className="relative" {...pointer}>
      <div {...focus}>{children(rows)}</div>
      <NewRowsPill message={news} onShow={show} />
    </div>
  );
}
