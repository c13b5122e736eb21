import { TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { useState } from 'react';
import { requiredText } from '~/lib/form-schema';
import { z } from '~/lib/zod';
import { useDescribeToken } from './mutations';
import type { Token } from './token';

const schema = z.object({ description: requiredText('Description', { max: 256 }) });

/** Changes the description of a token. */
export default function EditTokenDialog({ token, onClose }: { token: Token; onClose: () => void }) {
  const { mutateAsync } = useDescribeToken();
  const [base] = useState({ description: token.description });
  const form = useSchemaForm(schema, base);
  return (
    <FormDialog
      title="Edit access token"
      submitLabel="Save"
      size="small"
      failure="Unable to change the token."
      done="Token changed"
      form={form}
      onClose={onClose}
      onSubmit={(to) => mutateAsync({ tokenId: token.id, base, to })}
    >
      <TextField label="Description" autoFocus control={form.control} name="description" />
    </FormDialog>
  );
}
