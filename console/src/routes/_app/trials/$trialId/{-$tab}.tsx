import { createFileRoute } from '@tanstack/react-router';
import { toTrialPage } from '~/features/trials/to-trial-page';

export const Route = createFileRoute('/_app/trials/$trialId/{-$tab}')({
  loader: ({ context: { queryClient }, params }) => toTrialPage({ queryClient, params }),
});
