import { createFileRoute } from '@tanstack/react-router';
import { leaveForTarget } from '~/features/people/session/after-sign-in';

export const Route = createFileRoute('/_app/')({
  beforeLoad: ({ context }) => leaveForTarget(context.master),
});
