import { createFileRoute, notFound } from '@tanstack/react-router';

/** Every path no other route knows: the 404 page, inside the frame. */
export const Route = createFileRoute('/_app/$')({
  beforeLoad: () => {
    throw notFound();
  },
});
