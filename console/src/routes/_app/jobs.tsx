import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/jobs')({
  beforeLoad: () => {
    throw redirect({ to: '/clusters', replace: true });
  },
});
