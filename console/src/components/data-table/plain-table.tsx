import { lazy, Suspense } from 'react';
import { useIsPhone } from '~/lib/use-is-phone';
import type { PlainTableProps } from './plain-columns';
import { WideTable } from './wide-table';

// lazy drops the type parameter
const PhoneRows = lazy(() =>
  import('./phone-rows').then((module) => ({ default: module.PhoneRows })),
) as unknown as typeof import('./phone-rows').PhoneRows;

/** One page of rows and headers that sort; for lists that need no more than reading. Stands in a page's body. */
export function PlainTable<Row>(props: PlainTableProps<Row>) {
  return useIsPhone() ? (
    <Suspense>
      <PhoneRows {...props} />
    </Suspense>
  ) : (
    <WideTable {...props} />
  );
}
