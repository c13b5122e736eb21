import { useQuery } from '@tanstack/react-query';
import { can } from '@trainyard/rbac';
import { displayName } from '@trainyard/sdk/model';
import { SelectField, TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { builtInNote } from '~/components/entity/user-handle';
import { usersQuery } from '~/data/users';
import { useViewer } from '~/data/viewer';
import { limitedText } from '~/lib/form-schema';
import { z } from '~/lib/zod';
import { useCreateToken } from './mutations';
import { showNewToken } from './new-token';
import { type Token, tokenName } from './token';

const schema = z.object({
  description: limitedText('Description', 256),
  lifespan: z.string(),
  /** as text */
  userId: z.string(),
});

const lifespans = [
  { value: '168h', label: '7 days' },
  { value: '720h', label: '30 days' },
  { value: '2160h', label: '90 days' },
  { value: '8760h', label: '1 year' },
  { value: '', label: 'Default of the cluster' },
  { value: '-1', label: 'Maximum of the cluster' },
];

type Props = {
  /** the token that the new one takes the place of */
  token?: Token;
  onClose: () => void;
};

/**
 * Creates an access token and shows it, once. One that takes the place of another belongs to the same
 * user; both sign in until the old one is revoked.
 */
export default function CreateTokenDialog({ token: former, onClose }: Props) {
  const viewer = useViewer();
  const { data: users = [] } = useQuery(usersQuery);
  const form = useSchemaForm(
    schema,
    {
      description: former?.description ?? '',
      lifespan: '720h',
      userId: String(former?.userId ?? viewer.user.id),
    },
    former ? `tokens/${former.id}` : 'tokens/new',
  );
  const { mutateAsync } = useCreateToken();
  return (
    <FormDialog
      title={former ? 'Rotate access token' : 'New access token'}
      submitLabel="Create token"
      failure="Unable to create the token."
      openLabel="Show token"
      form={form}
      onClose={onClose}
      onSubmit={async (values) => {
        const { token } = await mutateAsync({ ...values, userId: Number(values.userId) });
        return () => showNewToken({ text: token, makerId: viewer.user.id });
      }}
    >
      {former ? (
        <p className="text-muted">
          Makes another token. “{tokenName(former)}” signs in, too, until you revoke it: first give
          the new one to the scripts that use it.
        </p>
      ) : null}
      <TextField label="Description" autoFocus control={form.control} name="description" />
      <SelectField label="Lifetime" options={lifespans} control={form.control} name="lifespan" />
      {!former && can(viewer, 'token.createForOthers') ? (
        <SelectField
          label="User"
          options={users.map((user) => ({
            value: String(user.id),
            label: displayName(user),
            note: builtInNote(user),
          }))}
          control={form.control}
          name="userId"
        />
      ) : null}
    </FormDialog>
  );
}
