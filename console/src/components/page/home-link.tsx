import { Link } from '@tanstack/react-router';
import { buttonClass } from '@trainyard/ui/base/button';

/** The way out of a page that has nothing to show. */
export const HomeLink = () => (
  <Link to="/dashboard" className={buttonClass({ variant: 'outline' })}>
    Back to Home
  </Link>
);
