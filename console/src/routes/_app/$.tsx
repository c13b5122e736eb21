import { createFileRoute, notFound } from '@tanstack/react-router';

/** All paths without a route: the 404 page, inside the app shell. */
export const Route = createFileRoute('/_app/$')({
  beforeLoad: () => {
    throw notFound();
  },
});
