import { displayName } from '@trainyard/sdk/model';
import type { AgentUserGroup, User } from '@trainyard/sdk/types';
import { TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
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

/** The typed texts of an account. */
const textsOf = ({ agentUid, agentUser, agentGid, agentGroup }: AgentUserGroup) => ({
  agentUid: `${agentUid ?? ''}`,
  agentUser: agentUser ?? '',
  agentGid: `${agentGid ?? ''}`,
  agentGroup: agentGroup ?? '',
});

/** The account of typed texts; an empty one is none. */
const accountOf = ({
  agentUid,
  agentUser,
  agentGid,
  agentGroup,
}: ReturnType<typeof textsOf>): AgentUserGroup => ({
  ...(agentUid && { agentUid: Number(agentUid) }),
  ...(agentUser && { agentUser }),
  ...(agentGid && { agentGid: Number(agentGid) }),
  ...(agentGroup && { agentGroup }),
});

/** Sets the Unix user and group that run the work of a user on the agents. */
export default function AgentDialog({ user, onClose }: Props) {
  const { mutateAsync } = useConfigureAgent();
  const form = useSchemaForm(schema, textsOf(user.agentUserGroup ?? {}), `users/${user.id}/agent`);
  return (
    <FormDialog
      title={`Configure Agent of ${displayName(user)}`}
      submitLabel="Save"
      size="small"
      failure="Error configuring agent."
      done="Agent user configured"
      form={form}
      onClose={onClose}
      onSubmit={(to) => mutateAsync({ userId: user.id, base: accountOf(form.base), to })}
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
