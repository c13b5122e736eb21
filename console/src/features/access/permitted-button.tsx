import { can, type PolicyName, type Scope, whyNot } from '@trainyard/rbac';
import { Button } from '@trainyard/ui/base/button';
import { DisabledReasonButton } from '@trainyard/ui/form/disabled-reason-button';
import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useDialog } from '~/app/actions/use-dialog';
import { useViewer } from '~/features/viewer/queries';
import type { WhyNotProps } from './why-not-dialog';

/** Explains a refusal, and names the users who can grant the permission. */
export function WhyButton(props: WhyNotProps) {
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

type Props = ComponentProps<typeof DisabledReasonButton> & { policy: PolicyName; scope?: Scope };

/**
 * A button for those whom a policy permits it. Others see it disabled, with the reason and a way to
 * request access; `reason` is another reason that keeps it disabled.
 */
export function PermittedButton({ policy, scope = {}, reason, ...rest }: Props) {
  const viewer = useViewer();
  if (can(viewer, policy, scope)) return <DisabledReasonButton {...rest} reason={reason} />;
  return (
    <span className="inline-flex items-center gap-1">
      <DisabledReasonButton {...rest} reason={whyNot(viewer, policy, scope)} />
      <WhyButton policy={policy} scope={scope} />
    </span>
  );
}

/** The button that adds to a list. */
export const NewButton = ({ children, ...rest }: Props) => (
  <PermittedButton variant="primary" {...rest}>
    <Plus aria-hidden className="size-3.5" />
    {children}
  </PermittedButton>
);
