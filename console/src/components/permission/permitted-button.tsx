import { can, type PolicyName, type Refusal, type Scope, whyNot } from '@trainyard/rbac';
import { DisabledReasonButton } from '@trainyard/ui/form/disabled-reason-button';
import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { WhyButton } from '~/components/permission/why-button';
import { useViewer } from '~/data/viewer';

type ReasonProps = ComponentProps<typeof DisabledReasonButton>;

/** A disabled button shows its reason; one that a policy refuses also has a way to request access. */
export function RefusableButton({
  refused,
  ...rest
}: ReasonProps & { refused?: Refusal | undefined }) {
  if (!refused) return <DisabledReasonButton {...rest} />;
  return (
    <span className="inline-flex items-center gap-1">
      <DisabledReasonButton {...rest} />
      <WhyButton refusals={[refused]} />
    </span>
  );
}

type Props = ReasonProps & { policy: PolicyName; scope?: Scope };

/** A button for those whom a policy permits it; `reason` is another reason that keeps it disabled. */
export function PermittedButton({ policy, scope = {}, reason, ...rest }: Props) {
  const viewer = useViewer();
  if (can(viewer, policy, scope)) return <DisabledReasonButton {...rest} reason={reason} />;
  const refused = { policy, scope };
  return <RefusableButton {...rest} reason={whyNot(viewer, policy, scope)} refused={refused} />;
}

/** The button that adds to a list. */
export const NewButton = ({ children, ...rest }: Props) => (
  <PermittedButton variant="primary" {...rest}>
    <Plus aria-hidden className="size-3.5" />
    {children}
  </PermittedButton>
);
