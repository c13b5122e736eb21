import { createRoute, redirect } from '@tanstack/react-router';
import { Route as root } from './routes/__root';
import { Route as login } from './routes/login';
import type { routeTree } from './routeTree.gen';

// as the generated tree does it
Object.assign(login.options, { id: '/login', path: '/login', getParentRoute: () => root });

/** Any other address: its page is among those that load now. */
const elsewhere = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: async ({ context, location }) => {
    await context.addPages();
    throw redirect({ href: location.href, replace: true });
  },
});

/**
 * The routes of a visit that begins at the sign-in page. It has the type of the whole tree, which it
 * becomes: `routeTree.gen.ts` gives all routes to the same root when it is loaded.
 */
export const signInTree = root._addFileChildren({
  login,
  elsewhere,
  // cast, because links are typed by every route, and the other routes join later
}) as unknown as typeof routeTree;
