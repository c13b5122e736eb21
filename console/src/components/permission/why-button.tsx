import { Button } from '@trainyard/ui/base/button';
import { useDialog } from '~/app/actions/use-dialog';
import type { RefusalsProps } from '~/components/permission/refusals';

/** Explains a refusal, and names the users who can grant the permission. */
export function WhyButton(props: RefusalsProps) {
  const { open, dialog } = useDialog<RefusalsProps>(
    () => import('~/components/permission/why-not-dialog'),
  );
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
