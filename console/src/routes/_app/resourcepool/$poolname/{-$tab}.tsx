import { createFileRoute, redirect } from '@tanstack/react-router';

/** no tab, or one that there is not, is the first one */
export const Route = createFileRoute('/_app/resourcepool/$poolname/{-$tab}')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/resourcepool/$poolname/active', params, replace: true });
  },
});
