import { Field } from '@trainyard/ui/base/field';
import { Input } from '@trainyard/ui/base/input';
import type { ReactNode } from 'react';
import { PolicyList } from './policy-list';
import type { FormPolicies, PolicyLock } from './use-policies';

type NotesProps = {
  policies: FormPolicies;
  /** shows the reason why the master refuses the configuration, unless the dialog shows it elsewhere */
  hasProblem?: boolean;
};

/** Shows in a dialog the values that policies set, and their limits; nothing without policies. */
export function PolicyNotes({ policies, hasProblem }: NotesProps) {
  if (!policies.isBound) return null;
  return (
    <>
      <details open className="text-sm">
        <summary className="cursor-default font-medium">Set by policies</summary>
        <div className="max-h-40 overflow-y-auto pt-1.5">
          <PolicyList {...policies} />
        </div>
      </details>
      {hasProblem && policies.problem ? (
        <p role="alert" className="text-sm wrap-anywhere text-bad">
          {policies.problem}
        </p>
      ) : null}
    </>
  );
}

type LockProps = { label: string; lock: PolicyLock | undefined; children: ReactNode };

/** A field that can be edited, or the value that a policy sets in its place. */
export const PolicyField = ({ label, lock, children }: LockProps) =>
  lock ? (
    <Field label={label} hint={lock.hint}>
      {(control) => (
        <Input
          {...control}
          readOnly
          value={typeof lock.value === 'string' ? lock.value : JSON.stringify(lock.value)}
        />
      )}
    </Field>
  ) : (
    children
  );
