import { EmptyState } from '../base/empty-state';
import { noData } from './empty-reason';

/** Replaces charts that have no data. */
export const NoData = ({ hint }: { hint?: string | undefined }) => (
  <EmptyState title={noData} hint={hint} />
);
