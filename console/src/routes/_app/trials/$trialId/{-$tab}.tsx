import { createFileRoute } from '@tanstack/react-router';
import { toTrialPage } from '~/features/experiments/trials/load-trial';

export const Route = createFileRoute('/_app/trials/$trialId/{-$tab}')({
  loader: ({ context: { queryClient }, params }) => toTrialPage({ queryClient, params }),
});
