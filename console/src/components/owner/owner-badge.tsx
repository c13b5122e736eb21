import { Avatar } from '@trainyard/ui/base/avatar';
import { UserBadge } from '~/components/entity/avatar';
import { useAreUsersLoading, useUser } from '~/data/users';

type Props = { of: { userId: number; username: string }; className?: string };

/** The owner of an entity, by the username alone until the users are known. */
export function OwnerBadge({ of: { userId, username }, ...rest }: Props) {
  const user = useUser(userId);
  const isLoading = useAreUsersLoading();
  return <UserBadge user={user ?? { username }} isLoading={isLoading} {...rest} />;
}

/** The face of an owner, empty until the users are known, so that it does not change. */
export const OwnerFace = ({ name }: { name: string }) => (
  <Avatar name={useAreUsersLoading() ? '' : name} />
);
