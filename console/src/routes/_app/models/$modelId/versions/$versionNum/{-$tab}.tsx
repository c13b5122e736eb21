import { createFileRoute, redirect } from '@tanstack/react-router';

/** no tab, or one that there is not, is the first one */
export const Route = createFileRoute('/_app/models/$modelId/versions/$versionNum/{-$tab}')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/models/$modelId/versions/$versionNum/model', params, replace: true });
  },
});
