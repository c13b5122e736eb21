import type { Role } from '@trainyard/sdk/types';

/** Shows what each role permits, in the words of the master. */
export const RolePermits = ({ roles }: { roles: readonly Role[] }) => (
  <details className="text-sm">
    <summary className="w-fit cursor-pointer text-muted">
      Learn more: what each role permits
    </summary>
    <dl className="mt-2 grid max-h-60 gap-2 overflow-y-auto rounded-md bg-sunken p-2.5">
      {roles.map(({ roleId, name, permissions }) => (
        <div key={roleId}>
          <dt className="font-medium">{name}</dt>
          <dd className="text-muted">{permissions.map((each) => each.name).join(', ')}</dd>
        </div>
      ))}
    </dl>
  </details>
);
