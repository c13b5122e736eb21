import { createFileRoute, redirect } from '@tanstack/react-router';

/** no tab, or one that there is not, is the first one */
export const Route = createFileRoute('/_app/admin/{-$tab}')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/user-management', replace: true });
  },
});
