import { type ErrorComponentProps, lazyRouteComponent } from '@tanstack/react-router';
import { isApiError } from '@trainyard/sdk/calls';
import { RouteError } from '~/app/errors/route-error';

// loaded on demand, because few visitors see it
const RefusedSession = lazyRouteComponent(() => import('./refused-session'));

/** For the routes of signed-in users: what every page needs could not be loaded. */
export const SessionError = (props: ErrorComponentProps) =>
  isApiError(props.error) && props.error.type === 'api' ? (
    <RefusedSession {...props} />
  ) : (
    <RouteError {...props} />
  );
