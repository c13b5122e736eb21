import { Link, useNavigate } from '@tanstack/react-router';
import { Button, buttonClass } from '@trainyard/ui/base/button';

type Props = { trialIds: readonly number[] };

/** Opens the page that compares trials, which the link names. */
export const CompareTrialsButton = ({ trialIds }: Props) => (
  <Link
    to="/experiment-compare"
    search={{ trial: [...trialIds] }}
    className={buttonClass({ variant: 'quiet', className: 'text-text!' })}
  >
    Compare Trials
  </Link>
);

/** Opens a table with the values of trials over the page, which the link names. */
export function TrialValuesButton({ trialIds }: Props) {
  const navigate = useNavigate();
  return (
    <Button
      onClick={() =>
        void navigate({
          to: '.',
          search: (search) => ({ ...search, compare: true, row: [...trialIds] }),
        })
      }
    >
      All values
    </Button>
  );
}
