import { useNavigate } from '@tanstack/react-router';
import { Button } from '@trainyard/ui/base/button';

/** Opens a comparison of trials over the page of their experiment; the link has their ids. */
export function CompareTrialsButton({ trialIds }: { trialIds: readonly number[] }) {
  const navigate = useNavigate();
  return (
    <Button
      variant="quiet"
      onClick={() =>
        void navigate({
          to: '.',
          search: (search) => ({ ...search, compare: true, row: [...trialIds] }),
        })
      }
    >
      Compare Trials
    </Button>
  );
}
