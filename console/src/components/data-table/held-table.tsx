import type { ReactNode } from 'react';
import { NewRowsPill } from './new-rows-pill';
import { useHeldRows } from './use-held-rows';

type Props<Row> = Parameters<typeof useHeldRows<Row>>[0] & {
  children: (rows: readonly Row[]) => ReactNode;
};

/** A table whose rows keep their places while somebody is at them, and a button that shows what is new. */
export function HeldTable<Row>({ children, ...options }: Props<Row>) {
  const { rows, news, show, pointer, focus } = useHeldRows(options);
  return (
    <div className="relative" {...pointer}>
      <div {...focus}>{children(rows)}</div>
      <NewRowsPill message={news} onShow={show} />
    </div>
  );
}
