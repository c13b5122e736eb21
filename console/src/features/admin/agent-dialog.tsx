import { displayName } from '@trainyard/sdk/model';
import type { User } from '@trainyard/sdk/types';
import { check, maxLength, required, wholeNumber } from '@trainyard/ui/form/field-rules';
import { TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useForm } from '@trainyard/ui/form/use-form';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { useConfigureAgent } from './user-mutations';

type Props = { user: User; onClose: () => void };

const idRule = (text: string, label: string) => check(text, required(label), wholeNumber(label));
const nameRule = (text: string, label: string) =>
  check(text, required(label), maxLength(label, 100));

/** As whom the work of a user runs on the agents. */
export default function AgentDialog({ user, onClose }: Props) {
  const { mutateAsync } = useConfigureAgent();
  const { agentUid, agentUser, agentGid, agentGroup } = user.agentUserGroup ?? {};
  const form = useForm({
    initial: {
      uid: `${agentUid ?? ''}`,
      name: agentUser ?? '',
      gid: `${agentGid ?? ''}`,
      group: agentGroup ?? '',
    },
    validate: ({ uid, name, gid, group }) => ({
      uid: idRule(uid, 'Agent User ID'),
      name: nameRule(name, 'Agent User Name'),
      gid: idRule(gid, 'Agent User Group ID'),
      group: nameRule(group, 'Agent Group Name'),
    }),
  });
  return (
    <FormDialog
      title={`Configure Agent of ${displayName(user)}`}
      submitLabel="Save"
      size="small"
      failure="Error configuring agent."
      form={form}
      onClose={onClose}
      onSubmit={async ({ uid, name, gid, group }) => {
        const agent = {
          agentUid: Number(uid),
          agentUser: name.trim(),
          agentGid: Number(gid),
          agentGroup: group.trim(),
        };
        await mutateAsync({ userId: user.id, agent });
        showToast({ kind: 'success', title: 'Agent user configured' });
      }}
    >
      <TextField label="Agent User ID" inputMode="numeric" autoFocus field={form.field('uid')} />
      <TextField label="Agent User Name" spellCheck={false} field={form.field('name')} />
      <TextField label="Agent User Group ID" inputMode="numeric" field={form.field('gid')} />
      <TextField label="Agent Group Name" spellCheck={false} field={form.field('group')} />
    </FormDialog>
  );
}
