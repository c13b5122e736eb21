import { createFileRoute, redirect } from '@tanstack/react-router';
import { reportUnknownTab } from '~/app/links/refused-params';

const tabs = ['logs', 'historical-usage'] as const;

export const Route = createFileRoute('/_app/cluster/{-$tab}')({
  beforeLoad: ({ params }) => {
    const tab = tabs.find((each) => each === params.tab);
    if (!tab) reportUnknownTab(params.tab);
    throw redirect({ to: tab ? `/clusters/${tab}` : '/clusters', replace: true });
  },
});
