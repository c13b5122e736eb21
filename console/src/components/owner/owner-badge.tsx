import { UserBadge } from '~/components/entity/avatar';
import { useUser } from '~/data/users';

type Props = { of: { userId: number; username: string }; className?: string };

/** The owner of an entity, by the username alone until the users are known. */
export const OwnerBadge = ({ of: { userId, username }, ...rest }: Props) => (
  <UserBadge user={useUser(userId) ?? { username }} {...rest} />
);
