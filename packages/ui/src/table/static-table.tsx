import { lazy, Suspense } from 'react';
import { useIsPhone } from '../hooks/use-is-phone';
import type { StaticTableProps } from './static-columns';
import { WideTable } from './static-table-columns';

// lazy drops the type parameter
const PhoneRows = lazy(() =>
  import('./phone-rows').then((module) => ({ default: module.PhoneRows })),
) as unknown as typeof import('./phone-rows').PhoneRows;

/** One page of rows and headers that sort; for lists that are only read. It belongs in a page's body. */
export function StaticTable<Row>(props: StaticTableProps<Row>) {
  return useIsPhone() ? (
    <Suspense>
      <PhoneRows {...props} />
    </Suspense>
  ) : (
    <WideTable {...props} />
  );
}
