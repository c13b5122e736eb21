import {
  explainPermission,
  type Person,
  type PolicyName,
  policyOf,
  policyWordsIn,
  type Scope,
} from '@trainyard/rbac';
import { Button } from '@trainyard/ui/base/button';
import { Spinner } from '@trainyard/ui/base/spinner';
import { copyText } from '@trainyard/ui/lib/copy-text';
import { choiceText, listText } from '@trainyard/ui/lib/format';
import { messageOf } from '~/app/errors/report-error';
import { useGrantors, useOwnPerson } from '~/data/access';
import { useAdministrators } from '~/data/users';
import { useViewer } from '~/data/viewer';
import { useWorkspaceNames } from '~/data/workspaces';

/** A policy that does not permit something, where, and the label of the action. */
type Refused = { policy: PolicyName; scope?: Scope; action?: string };
export type RefusalsProps = { refusals: readonly Refused[] };

/** Explains why the user may not do something, and offers a text that requests it. */
export function Refusals({ refusals }: RefusalsProps) {
  const { person, error } = useOwnPerson();
  // rows of a selection share their policies, and so do actions of a row
  const distinct = new Map<string, { refused: Refused; actions: Set<string> }>();
  for (const refused of refusals) {
    const key = `${refused.policy} ${refused.scope?.workspaceId}`;
    const { actions } = distinct.get(key) ?? { actions: new Set() };
    distinct.set(key, { refused, actions: refused.action ? actions.add(refused.action) : actions });
  }
  if (person)
    return (
      <div className="grid gap-5">
        {[...distinct].map(([key, { refused, actions }]) => (
          <section key={key} className="grid gap-1">
            {actions.size > 0 ? <h3 className="font-medium">{listText([...actions])}</h3> : null}
            <Explained {...refused} person={person} isShort={distinct.size > 1} />
          </section>
        ))}
      </div>
    );
  return error ? (
    <p role="alert" className="text-bad">
      {messageOf(error)}
    </p>
  ) : (
    <Spinner label="Loading roles" className="size-4" />
  );
}

type ExplainedProps = Omit<Refused, 'action'> & {
  person: Person;
  /** leaves out the text of the request, which can still be copied */
  isShort: boolean;
};

function Explained({ policy, scope = {}, person, isShort }: ExplainedProps) {
  const viewer = useViewer();
  const { rbacEnabled, release } = viewer;
  const workspaceName = useWorkspaceNames();
  const grantors = useGrantors(policy, scope);
  const explained = explainPermission({
    person,
    policy,
    scope,
    rbacEnabled,
    release,
    workspaceName,
  });
  const place =
    rbacEnabled && scope.workspaceId !== undefined ? workspaceName(scope.workspaceId) : undefined;
  // no user with such a role is known here
  const administrators = useAdministrators(grantors?.length === 0);
  const names = grantors?.length === 0 ? administrators : grantors;
  const role = explained.grantedBy[0];
  const anywhere =
    policyOf(policy, viewer).scope === 'cluster' ? ' for the whole cluster' : ' in a workspace';
  const request = [
    `Hello, may I ${policyWordsIn(policy, place)}?`,
    role
      ? `The role ${role}${place === undefined ? anywhere : ` in ${place}`} would permit it.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
  const grants =
    names === undefined
      ? 'Finding who can grant it...'
      : `${choiceText(names) || 'An administrator of the cluster'} can grant it.`;
  const copy = <Button onClick={() => void copyText(request)}>Copy the request</Button>;
  return isShort ? (
    <>
      <p>{explained.sentence}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-muted">{grants}</p>
        {copy}
      </div>
    </>
  ) : (
    <div className="grid gap-3">
      <p>{explained.sentence}</p>
      <p className="text-muted">{grants}</p>
      <section aria-label="Ask for access" className="rounded-md bg-sunken p-3">
        <p className="pb-2">{request}</p>
        {copy}
      </section>
    </div>
  );
}
