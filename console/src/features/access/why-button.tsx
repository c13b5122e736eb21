import { Button } from '@trainyard/ui/base/button';
import { useDialog } from '~/app/actions/use-dialog';
import type { WhyNotProps } from './why-not-dialog';

/** Explains a refusal, and names the users who can grant the permission. */
export default function WhyButton(props: WhyNotProps) {
  const { open, dialog } = useDialog<WhyNotProps>(() => import('./why-not-dialog'));
  return (
    <>
      <Button variant="quiet" onClick={() => open(props)}>
        <span>
          <span className="phone:sr-only">Why</span>?
        </span>
      </Button>
      {dialog}
    </>
  );
}
