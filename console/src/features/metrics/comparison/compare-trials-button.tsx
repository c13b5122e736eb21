import { useNavigate } from '@tanstack/react-router';
import { Button } from '@trainyard/ui/base/button';

/** Opens trials of an experiment side by side, over its page; the link says which. */
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
