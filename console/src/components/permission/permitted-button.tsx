import { can, type PolicyName, type Refusal, type Scope, whyNot } from '@trainyard/rbac';
import { DisabledReasonButton } from '@trainyard/ui/form/disabled-reason-button';
import { lazyExtra } from '@trainyard/ui/lib/lazy-extra';
import { Plus } from 'lucide-react';
import { type ComponentProps, Suspense } from 'react';
import type { RefusalsProps } from '~/components/permission/refusals';
import { useViewer } from '~/data/viewer';

const LoadedWhyButton = lazyExtra<RefusalsProps>(
  () => import('~/components/permission/why-button'),
);

/** Explains a refusal. Only those who are refused load it; its place is reserved. */
export const WhyButton = (props: RefusalsProps) => (
  <Suspense fallback={<span aria-hidden className="w-14 phone:w-7" />}>
    <LoadedWhyButton {...props} />
  </Suspense>
);

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
