import { createFileRoute, redirect } from '@tanstack/react-router';
import { defaultPage } from '~/features/session/landing';

export const Route = createFileRoute('/_app/')({
  beforeLoad: ({ context }) => {
    throw redirect({ to: defaultPage(context.master.rbacEnabled), replace: true });
  },
});
