import { useQuery } from '@tanstack/react-query';
import { can } from '@trainyard/rbac';
import { displayName } from '@trainyard/sdk/model';
import { Button } from '@trainyard/ui/base/button';
import { Dialog, DialogContent } from '@trainyard/ui/base/dialog';
import { SelectField, TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { copyText } from '@trainyard/ui/lib/copy-text';
import { useState } from 'react';
import { builtInNote } from '~/components/entity/user-handle';
import { usersQuery } from '~/data/users';
import { useViewer } from '~/data/viewer';
import { requiredText } from '~/lib/form-schema';
import { z } from '~/lib/zod';
import { useCreateToken } from './mutations';

const schema = z.object({
  description: requiredText('Description', { max: 256 }),
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
  { value: '-1', label: 'As long as the cluster allows' },
];

/** Creates an access token and shows it, once. */
export default function CreateTokenDialog({ onClose }: { onClose: () => void }) {
  const viewer = useViewer();
  const { data: users = [] } = useQuery(usersQuery);
  const [token, setToken] = useState<string>();
  const form = useSchemaForm(schema, {
    description: '',
    lifespan: '720h',
    userId: String(viewer.user.id),
  });
  const { mutateAsync } = useCreateToken();
  if (token !== undefined) return <NewToken token={token} onClose={onClose} />;
  return (
    <FormDialog
      title="New access token"
      submitLabel="Create token"
      failure="Unable to create the token."
      form={form}
      onClose={onClose}
      onSubmit={async (values) => {
        setToken((await mutateAsync({ ...values, userId: Number(values.userId) })).token);
        return 'stay';
      }}
    >
      <TextField label="Description" autoFocus control={form.control} name="description" />
      <SelectField label="Lifetime" options={lifespans} control={form.control} name="lifespan" />
      {can(viewer, 'token.createForOthers') ? (
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

function NewToken({ token, onClose }: { token: string; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent
        title="Your new token"
        isKept
        footer={
          <span className="ml-auto flex gap-2">
            <Button
              size="form"
              variant="primary"
              onClick={() => void copyText(token, 'Token copied')}
            >
              Copy
            </Button>
            <Button size="form" onClick={onClose}>
              Close
            </Button>
          </span>
        }
      >
        <p className="text-muted">Copy it now: it is not shown again.</p>
        <code className="block pt-3.5 text-sm wrap-anywhere">{token}</code>
      </DialogContent>
    </Dialog>
  );
}
