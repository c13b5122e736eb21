import { displayName } from '@trainyard/sdk/model';
import type { User } from '@trainyard/sdk/types';
import { TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { useState } from 'react';
import { requiredText, wholeNumber } from '~/lib/form-schema';
import { z } from '~/lib/zod';
import { useConfigureAgent } from './mutations';

type Props = { user: User; onClose: () => void };

const schema = z.object({
  agentUid: wholeNumber('Agent User ID'),
  agentUser: requiredText('Agent User Name', { max: 100 }),
  agentGid: wholeNumber('Agent User Group ID'),
  agentGroup: requiredText('Agent Group Name', { max: 100 }),
});

/** Sets the Unix user and group that run the work of a user on the agents. */
export default function AgentDialog({ user, onClose }: Props) {
  const { mutateAsync } = useConfigureAgent();
  const [base] = useState(user.agentUserGroup ?? {});
  const { agentUid, agentUser, agentGid, agentGroup } = base;
  const form = useSchemaForm(
    schema,
    {
      agentUid: `${agentUid ?? ''}`,
      agentUser: agentUser ?? '',
      agentGid: `${agentGid ?? ''}`,
      agentGroup: agentGroup ?? '',
    },
    `users/${user.id}/agent`,
  );
  return (
    <FormDialog
      title={`Configure Agent of ${displayName(user)}`}
      submitLabel="Save"
      size="small"
      failure="Error configuring agent."
      done="Agent user configured"
      form={form}
      onClose={onClose}
      onSubmit={(to) => mutateAsync({ userId: user.id, base, to })}
    >
      <TextField
        label="Agent User ID"
        inputMode="numeric"
        autoFocus
        control={form.control}
        name="agentUid"
      />
      <TextField
        label="Agent User Name"
        spellCheck={false}
        control={form.control}
        name="agentUser"
      />
      <TextField
        label="Agent User Group ID"
        inputMode="numeric"
        control={form.control}
        name="agentGid"
      />
      <TextField
        label="Agent Group Name"
        spellCheck={false}
        control={form.control}
        name="agentGroup"
      />
    </FormDialog>
  );
}
