import {
  explainPermission,
  type Person,
  type PolicyName,
  policyOf,
  policyWords,
  type Scope,
} from '@trainyard/rbac';
import { Button } from '@trainyard/ui/base/button';
import { Dialog, DialogContent } from '@trainyard/ui/base/dialog';
import { Spinner } from '@trainyard/ui/base/spinner';
import { copyText } from '@trainyard/ui/lib/copy-text';
import { messageOf } from '~/app/report-error';
import { useAdministrators } from '~/features/users/queries';
import { useViewer } from '~/features/viewer/queries';
import { useWorkspaceNames } from '~/features/workspaces/queries';
import { useGrantors, useOwnPerson } from './access-queries';

type Refused = { policy: PolicyName; scope?: Scope };
export type WhyNotProps = { refusals: readonly Refused[] };

const anyOf = (words: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(words);

/** Explains why the user may not do something, and offers a text that requests it. */
export default function WhyNotDialog({ refusals, onClose }: WhyNotProps & { onClose: () => void }) {
  const { person, error } = useOwnPerson();
  // rows of a selection share their policies
  const distinct = new Map(
    refusals.map((each) => [`${each.policy} ${each.scope?.workspaceId}`, each] as const),
  );
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent title="Why not?">
        {person ? (
          <div className="grid gap-5">
            {[...distinct].map(([key, refused]) => (
              <Explained key={key} {...refused} person={person} />
            ))}
          </div>
        ) : error ? (
          <p role="alert" className="text-bad">
            {messageOf(error)}
          </p>
        ) : (
          <Spinner label="Loading roles" className="size-4" />
        )}
      </DialogContent>
    </Dialog>
  );
}

function Explained({ policy, scope = {}, person }: Refused & { person: Person }) {
  const viewer = useViewer();
  const { rbacEnabled } = viewer;
  const workspaceName = useWorkspaceNames();
  const grantors = useGrantors(policy, scope);
  const explained = explainPermission({ person, policy, scope, rbacEnabled, workspaceName });
  const place =
    rbacEnabled && scope.workspaceId !== undefined ? ` in ${workspaceName(scope.workspaceId)}` : '';
  // no user with such a role is known here
  const administrators = useAdministrators(grantors?.length === 0);
  const names = grantors?.length === 0 ? administrators : grantors;
  const role = explained.grantedBy[0];
  const anywhere =
    policyOf(policy, viewer).scope === 'cluster' ? ' for the whole cluster' : ' in a workspace';
  const request = [
    `Hello, may I ${policyWords[policy]}${place}?`,
    role ? `The role ${role}${place || anywhere} would permit it.` : '',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <div className="grid gap-3">
      <p>{explained.sentence}</p>
      <p className="text-muted">
        {names === undefined
          ? 'Finding who can grant it...'
          : `${anyOf(names) || 'An administrator of the cluster'} can grant it.`}
      </p>
      <section aria-label="Ask for access" className="rounded-md bg-sunken p-3">
        <p className="pb-2">{request}</p>
        <Button onClick={() => void copyText(request)}>Copy the request</Button>
      </section>
    </div>
  );
}
