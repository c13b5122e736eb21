import { createFileRoute, redirect } from '@tanstack/react-router';

/** without a tab, or with an unknown one, the first is shown */
export const Route = createFileRoute('/_app/admin/{-$tab}')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/user-management', replace: true });
  },
});
