import { useRouter } from '@tanstack/react-router';

/** Returns a function that opens the notes of an experiment. */
export function useOpenNotes(experimentId: number) {
  const router = useRouter();
  return () =>
    void router.navigate({
      to: '/experiments/$experimentId/notes',
      params: { experimentId: String(experimentId) },
    });
}
