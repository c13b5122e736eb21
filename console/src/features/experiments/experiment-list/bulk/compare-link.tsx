import { Link } from '@tanstack/react-router';
import { buttonClass } from '@trainyard/ui/base/button';

/** Links to a comparison of the selected rows; a link also opens in a tab. */
export const CompareLink = ({ search }: { search: { id: number[] } | { trial: number[] } }) => (
  <Link
    to="/experiment-compare"
    search={search}
    className={buttonClass({ variant: 'quiet', className: 'text-text!' })}
  >
    Compare
  </Link>
);
