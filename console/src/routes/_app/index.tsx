import { createFileRoute, redirect } from '@tanstack/react-router';
import { defaultPage } from '~/features/session/after-sign-in';

export const Route = createFileRoute('/_app/')({
  beforeLoad: ({ context }) => {
    throw redirect({ to: defaultPage(context.master.rbacEnabled), replace: true });
  },
});
