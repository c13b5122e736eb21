import { Link } from '@tanstack/react-router';
import { buttonClass } from '~/components/ui/button';

/** Missing and not allowed look the same. */
export const NotFoundPage = () => (
  <div className="grid h-full place-content-center justify-items-center gap-2 p-6 text-center">
    <p className="num text-xl font-semibold text-faint">404</p>
    <h1 tabIndex={-1} className="text-lg outline-none">
      Page not found or you don't have access
    </h1>
    <p className="text-muted">Make sure you have the right url or that you have access to view.</p>
    <Link to="/dashboard" className={`mt-3 ${buttonClass({ variant: 'outline' })}`}>
      Back to Home
    </Link>
  </div>
);
