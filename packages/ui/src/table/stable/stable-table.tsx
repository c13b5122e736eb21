import type { ReactNode } from 'react';
import { useStableRows } from './use-stable-rows';

type NewRowsPillProps = { message: string | undefined; onShow: () => void };

/** A button above locked rows that shows newer ones. */
export const NewRowsPill = ({ message, onShow }: NewRowsPillProps) => (
  <div
    aria-live="polite"
    className="pointer-events-none absolute inset-x-0 top-10 z-30 flex justify-center"
  >
    {message === undefined ? null : (
      <button
        type="button"
        onClick={onShow}
        className="pointer-events-auto h-7 animate-enter rounded-full bg-ink px-3.5 font-medium text-on-ink shadow-float"
      >
        {message}
      </button>
    )}
  </div>
);

type Props<Row> = Parameters<typeof useStableRows<Row>>[0] & {
  children: (rows: readonly Row[]) => ReactNode;
};

/**
 * A table whose rows keep their positions while the user interacts with them, and a button that
 * shows new rows.
 */
export function StableTable<Row>({ children, ...options }: Props<Row>) {
  const { rows, news, show, pointer, focus } = useStableRows(options);
  return (
    <div className="relative" {...pointer}>
      <div {...focus}>{children(rows)}</div>
      <NewRowsPill message={news} onShow={show} />
    </div>
  );
}
