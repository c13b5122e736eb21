import { fireEvent, screen, within } from '@testing-library/react';
import * as calls from '@trainyard/sdk/calls';
import * as newer from '@trainyard/sdk/v038';
import { typeCode } from '@trainyard/ui/test/code-editor';
import { valueAt } from '~/features/cluster/config-policies/policies';
import { PolicyEditor } from '~/features/cluster/config-policies/policy-editor';
import MoveTemplateDialog from '~/features/experiments/templates/move-template-dialog';
import { TemplatePage } from '~/features/experiments/templates/template-page';
import { templateSearch } from '~/features/experiments/templates/template-search';
import { newerSandbox } from '~/test/newer-sandbox';
import { choose, done, type FieldRow, inForm, type Other, press } from './edit-rows';

const workspaceOf = async (other: Other) =>
  (await calls.getWorkspace(other, { workspaceId: 2 })).workspace;

const templateName = 'vision-a100';

const templateOf = async (other: Other) =>
  (await calls.getTemplate(other, { templateName })).template;

const openTemplate = async () => (
  <TemplatePage view={{ ...templateSearch.defaults(), name: templateName }} onViewChange={done} />
);

const experimentWork = { workloadType: 'EXPERIMENT' as const };

const slots = (count: number) => `constraints:\n  resources:\n    max_slots: ${count}\n`;

const slotsOf = (policies: unknown) => valueAt(policies, ['constraints', 'resources', 'max_slots']);

async function editPolicies(owner: string, text: string) {
  await typeCode(`Policies of ${owner}`, text);
  await press('Apply');
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Apply policies' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Apply' }));
}

const _workspaceId = 2;

export const fields: readonly FieldRow[] = [
  {
    field: 'configuration of a template',
    operations: ['patchTemplateConfig'],
    open: openTemplate,
    edit: async (value) => {
      await typeCode('Template config', `description: ${value}`);
      await press('Save');
    },
    mine: 'mine',
    read: async (other) => (await templateOf(other)).config?.description,
    writeSame: (other) =>
      calls.patchTemplateConfig(other, { templateName, body: { description: 'theirs' } }),
  },
  {
    field: 'name of a template',
    operations: ['patchTemplateName'],
    sandbox: newerSandbox,
    open: async (other) => <MoveTemplateDialog template={await templateOf(other)} onClose={done} />,
    edit: inForm('Name', 'Save'),
    mine: 'mine',
    read: async (other) =>
      (await calls.getTemplates(other, {})).templates.find(({ name }) => name === 'mine')?.name,
    beside: {
      write: (other) =>
        calls.patchTemplateConfig(other, { templateName, body: { description: 'theirs' } }),
      read: async (other) =>
        (await calls.getTemplate(other, { templateName: 'mine' })).template.config?.description,
    },
  },
  {
    field: 'workspace of a template',
    operations: ['putTemplate'],
    sandbox: newerSandbox,
    open: async (other) => <MoveTemplateDialog template={await templateOf(other)} onClose={done} />,
    edit: async () => {
      fireEvent.click(await screen.findByRole('combobox', { name: 'Workspace' }));
      await choose('Uncategorized', 'Save');
    },
    mine: 1,
    read: async (other) => (await templateOf(other)).workspaceId,
    beside: {
      write: (other) =>
        calls.patchTemplateConfig(other, { templateName, body: { description: 'theirs' } }),
      read: async (other) => (await templateOf(other)).config?.description,
    },
  },
  {
    field: 'policies of the cluster',
    operations: ['putGlobalConfigPolicies'],
    sandbox: newerSandbox,
    open: async () => <PolicyEditor view={{ work: 'experiments' }} onViewChange={done} />,
    edit: async () => editPolicies('the cluster', slots(3)),
    mine: 3,
    read: async (other) =>
      slotsOf((await newer.getGlobalConfigPolicies(other, experimentWork)).configPolicies),
    writeSame: (other) =>
      newer.putGlobalConfigPolicies(other, {
        ...experimentWork,
        body: { ...experimentWork, configPolicies: slots(5) },
      }),
  },
  {
    field: 'policies of a workspace',
    operations: ['putWorkspaceConfigPolicies'],
    sandbox: newerSandbox,
    open: async (other) => {
      const { id, name, userId } = await workspaceOf(other);
      return (
        <PolicyEditor
          workspace={{ id, name, userId }}
          view={{ work: 'experiments' }}
          onViewChange={done}
        />
      );
    },
    edit: async () => editPolicies('workspace Vision', slots(3)),
    mine: 3,
    read: async (other) =>
      slotsOf(
        (await newer.getWorkspaceConfigPolicies(other, { workspaceId: 2, ...experimentWork }))
          .configPolicies,
      ),
    writeSame: (other) =>
      newer.putWorkspaceConfigPolicies(other, {
        workspaceId: 2,
        ...experimentWork,
        body: { workspaceId: 2, ...experimentWork, configPolicies: slots(5) },
      }),
  },
];
