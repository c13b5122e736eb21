import { Link } from '@tanstack/react-router';
import {
  explainPermission,
  heldText,
  isGlobalOnly,
  type Person,
  type PolicyName,
  type UserRole,
  type Viewer,
} from '@trainyard/rbac';
import type { User } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { Popover, PopoverContent, PopoverTrigger } from '@trainyard/ui/base/popover';
import { missing, plural } from '@trainyard/ui/lib/format';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { KeyRound, UserRound, Users } from 'lucide-react';
import { useState } from 'react';
import { useWorkspaceNames } from '~/data/workspaces';
import type { GroupAccess } from '~/features/people/admin/queries';

/** A row of the matrix: a user or a group with their roles. */
export type AccessRow = {
  key: string;
  name: string;
  roles: readonly UserRole[];
  /** a user; a group has none */
  user?: User;
  group?: GroupAccess;
};

/** A column of the matrix: a workspace, or the whole cluster without one. */
export type AccessPlace = { workspaceId?: number; name: string };

/**
 * Returns the roles that apply at a place, the widest first; global roles also apply in workspaces.
 */
export const rolesAt = ({ roles }: Pick<AccessRow, 'roles'>, { workspaceId }: AccessPlace) =>
  roles
    .filter(
      (role) =>
        role.workspaceId === workspaceId ||
        (role.workspaceId === undefined && role.permissions.some(countsInWorkspaces)),
    )
    .toSorted((one, other) => other.permissions.length - one.permissions.length);

/** Returns the roles assigned to a row directly at a place: not through a group, and not on the whole cluster. */
export const directRolesAt = ({ roles }: AccessRow, { workspaceId }: AccessPlace) =>
  roles.filter((role) => role.group === undefined && role.workspaceId === workspaceId);

const countsInWorkspaces = (name: string) => !isGlobalOnly(name);

/** Asks who may do something, by the rules of a master of this release. */
export type AccessPolicy = { policy: PolicyName; release: Viewer['release'] };

/** Returns the text of a cell for screen readers, sorting and files: "Editor (team), Viewer". */
export function cellText(row: AccessRow, place: AccessPlace, asked: AccessPolicy | undefined) {
  if (asked !== undefined) return explain(row, place, asked).isAllowed ? 'Yes' : '';
  return rolesAt(row, place)
    .map(({ role, group }) => (group === undefined ? role : `${role} (${group})`))
    .join(', ');
}

const personOf = ({ user, name, roles }: AccessRow): Person => ({
  user: user ?? { id: 0, admin: false },
  name,
  roles,
});

const explain = (
  row: AccessRow,
  { workspaceId }: AccessPlace,
  asked: AccessPolicy,
  workspaceName?: (id: number) => string,
) =>
  explainPermission({
    person: personOf(row),
    ...asked,
    scope: workspaceId === undefined ? {} : { workspaceId },
    rbacEnabled: true,
    ...(workspaceName ? { workspaceName } : {}),
  });

export type ChangeRole = (row: AccessRow, place: AccessPlace) => void;

/** The scope of a place in calls and permissions. */
export const scopeOf = (place: AccessPlace | undefined) =>
  place?.workspaceId === undefined ? {} : { workspaceId: place.workspaceId };

type Props = {
  row: AccessRow;
  place: AccessPlace;
  asked: AccessPolicy | undefined;
  /** undefined where the viewer has no permission */
  onChange: ChangeRole | undefined;
};

/** The roles of a user or group at a place; a click explains them. */
export function AccessCell({ row, place, asked, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const text = cellText(row, place, asked);
  const where = `${displayText(row.name)} in ${displayText(place.name)}`;
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger>
        <button
          type="button"
          aria-label={`${where}: ${displayText(text || 'no role')}`}
          data-missing={text === '' || undefined}
          className="min-h-6 min-w-6 max-w-[min(14rem,100%)] truncate rounded-sm text-left hover:underline"
        >
          <CellRoles row={row} place={place} text={asked === undefined ? '' : text} />
        </button>
      </PopoverTrigger>
      <PopoverContent
        className="max-w-[min(24rem,calc(100vw-1rem))]"
        aria-label={`Access of ${where}`}
      >
        <Explained
          {...{ row, place, asked }}
          onChange={
            onChange &&
            (() => {
              setIsOpen(false);
              onChange(row, place);
            })
          }
        />
      </PopoverContent>
    </Popover>
  );
}

/** Shows the roles, each with its group if it comes through one; or a text in their place, where given. */
function CellRoles({ row, place, text }: Pick<Props, 'row' | 'place'> & { text: string }) {
  const here = rolesAt(row, place);
  if (text !== '') return displayText(text);
  if (here.length === 0) return <span className="text-faint">{missing}</span>;
  return here.map((role, at) => (
    <span key={heldText(role, {})}>
      {at > 0 ? ', ' : ''}
      {role.role}
      {role.group === undefined ? null : (
        <span className="text-faint"> ({displayText(role.group)})</span>
      )}
    </span>
  ));
}

const icon = {
  className: 'mt-0.5 size-3.5 shrink-0 text-faint',
  strokeWidth: 1.5,
  'aria-hidden': true,
} as const;

type ExplainedProps = Omit<Props, 'onChange'> & { onChange: (() => void) | undefined };

function Explained({ row, place, asked, onChange }: ExplainedProps) {
  const workspaceName = useWorkspaceNames();
  const here = rolesAt(row, place);
  return (
    <div className="grid gap-2">
      <p className="font-medium">
        {asked === undefined
          ? `Roles of ${displayText(row.name)} in ${displayText(place.name)}`
          : displayText(explain(row, place, asked, workspaceName).sentence)}
      </p>
      {here.length === 0 ? <p>{`${displayText(row.name)} has no role here.`}</p> : null}
      {here.map((role) => (
        <div key={heldText(role, {})} className="grid gap-0.5 border-t pt-2">
          <p className="flex items-start gap-2">
            {role.group === undefined ? <UserRound {...icon} /> : <Users {...icon} />}
            {displayText(heldText(role, { workspaceName }))}
          </p>
          <details className="text-sm">
            <summary className="flex cursor-pointer list-none items-start gap-2 text-muted">
              <KeyRound {...icon} />
              <span>
                {plural(role.permissions.length, 'permission')},{' '}
                <span className="link">list them</span>
              </span>
            </summary>
            <p className="pt-1 pl-6 text-muted">
              {role.permissions.map((name) => name.toLowerCase().replaceAll('_', ' ')).join(', ')}
            </p>
          </details>
        </div>
      ))}
      {row.user || onChange ? (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t pt-2">
          {onChange ? (
            <Button onClick={onChange}>
              {directRolesAt(row, place).length > 0 ? 'Change role...' : 'Give a role...'}
            </Button>
          ) : null}
          {row.user ? (
            <Link
              to="/access/$userId"
              params={{ userId: String(row.user.id) }}
              className="text-sm text-muted"
            >
              {`All that ${displayText(row.name)} may do`}
            </Link>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}
