import { Button } from '@trainyard/ui/base/button';
import { ConfirmDialog } from '@trainyard/ui/base/confirm-dialog';
import { Dialog, DialogClose, DialogContent } from '@trainyard/ui/base/dialog';
import { Drawer } from '@trainyard/ui/base/drawer';
import { Field } from '@trainyard/ui/base/field';
import { Input } from '@trainyard/ui/base/input';
import { TextArea } from '@trainyard/ui/base/textarea';
import { ChoiceField } from '@trainyard/ui/form/choice-field';
import { OptionalFields, TextAreaField, TextField } from '@trainyard/ui/form/fields';
import { Form } from '@trainyard/ui/form/form';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { MultiSelect } from '@trainyard/ui/form/multi-select';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { useState } from 'react';
import * as z from 'zod/mini';
import { entriesOf, Opened } from './entry';

const Fields = () => (
  <div className="grid max-w-100 gap-3.5">
    <Field label="Name" hint="Up to 80 characters">
      {(control) => <Input {...control} defaultValue="mnist" />}
    </Field>
    <Field label="Workspace" error="Workspace required">
      {(control) => <Input {...control} />}
    </Field>
    <Field label="Pool">{(control) => <Input {...control} value="a100-pool" disabled />}</Field>
    <Field label="Description">
      {(control) => <TextArea {...control} rows={3} placeholder="What it is for" />}
    </Field>
  </div>
);

const schema = z.object({
  name: z.string().check(z.minLength(1, 'Project Name required')),
  description: z.string(),
  place: z.nullable(z.number()),
  hasUser: z.boolean(),
  user: z.string(),
});

const useExampleForm = () =>
  useSchemaForm(schema, { name: '', description: '', place: 2, hasUser: true, user: '' });

const places = [
  { value: 1, label: 'Uncategorized', note: 'where it is now', isDisabled: true },
  { value: 2, label: 'Vision', isMarked: true },
  { value: 3, label: '<img src=x onerror=alert(1)>' },
];

const FormFields = () => {
  const form = useExampleForm();
  return (
    <Form {...form}>
      <div className="grid max-w-100 gap-3.5">
        <TextField label="Project Name" control={form.control} name="name" />
        <TextAreaField label="Description" control={form.control} name="description" rows={3} />
        <ChoiceField label="Workspace" control={form.control} name="place" choices={places} />
        <OptionalFields label="Configure Agent User" control={form.control} name="hasUser">
          <TextField label="Agent User Name" control={form.control} name="user" />
        </OptionalFields>
        <Button onClick={() => void form.trigger()} className="w-fit">
          Say what is wrong
        </Button>
      </div>
    </Form>
  );
};

const ProjectForm = ({ onClose }: { onClose: () => void }) => {
  const form = useExampleForm();
  return (
    <FormDialog
      title="New Project"
      submitLabel="Create Project"
      form={form}
      failure="Unable to create project."
      onSubmit={() => Promise.reject(new Error('a project of this name is there already'))}
      onClose={onClose}
    >
      <TextField label="Project Name" control={form.control} name="name" />
      <TextAreaField label="Description" control={form.control} name="description" rows={3} />
      <OptionalFields label="Configure Agent User" control={form.control} name="hasUser">
        <TextField label="Agent User Name" control={form.control} name="user" />
      </OptionalFields>
    </FormDialog>
  );
};

const sizes = ['small', 'medium', 'large', 'full'] as const;
const SizedDialog = ({ size }: { size: (typeof sizes)[number] }) => (
  <Opened what="dialog">
    {(close) => (
      <Dialog open onOpenChange={close}>
        <DialogContent
          title="Move 3 experiments"
          description="They keep their checkpoints and their logs."
          size={size}
          footer={
            <>
              <DialogClose asChild>
                <Button size="form">Cancel</Button>
              </DialogClose>
              <Button size="form" variant="primary">
                Move 3 experiments
              </Button>
            </>
          }
        />
      </Dialog>
    )}
  </Opened>
);

const Confirm = () => (
  <Opened what="question">
    {(close) => (
      <ConfirmDialog
        isOpen
        onOpenChange={close}
        title="Confirm Experiment Deletion"
        description="Are you sure you want to delete experiment 7?"
        confirmLabel="Delete Experiment"
        isDanger
        onConfirm={close}
      />
    )}
  </Opened>
);

const ConfirmTyped = () => (
  <Opened what="question">
    {(close) => (
      <ConfirmDialog
        isOpen
        onOpenChange={close}
        title="Delete Workspace"
        description="It holds 12 projects."
        confirmLabel="Delete Workspace"
        isDanger
        typeToConfirm="Vision <b>team</b>"
        error="A project of it is still in use."
        onConfirm={close}
      />
    )}
  </Opened>
);

const OpenDrawer = () => (
  <Opened what="drawer">
    {(close) => (
      <Drawer title="Settings" onClose={close}>
        <div className="py-4">
          <Fields />
        </div>
      </Drawer>
    )}
  </Opened>
);

const ManyOf = () => {
  const names = ['loss', 'accuracy', '<img src=x onerror=alert(1)>'];
  const [chosen, setChosen] = useState(['loss']);
  return (
    <MultiSelect
      label="Metrics"
      options={names.map((value) => ({ value, label: value }))}
      chosen={chosen}
      onChange={setChosen}
    />
  );
};

export const forms = entriesOf('Forms and dialogs', {
  fields: { title: 'Fields with messages', Example: Fields },
  'form-fields': { title: 'Fields of a form', Example: FormFields },
  'form-many': { title: 'Any of many', Example: ManyOf },
  'form-dialog': {
    title: 'Form in a dialog',
    Example: () => <Opened what="form">{(close) => <ProjectForm onClose={close} />}</Opened>,
  },
  'dialog-small': { title: 'Dialog, small', Example: () => <SizedDialog size="small" /> },
  'dialog-medium': { title: 'Dialog, medium', Example: () => <SizedDialog size="medium" /> },
  'dialog-large': { title: 'Dialog, large', Example: () => <SizedDialog size="large" /> },
  'dialog-full': { title: 'Dialog over nearly all', Example: () => <SizedDialog size="full" /> },
  confirm: { title: 'Confirmation before an action', Example: Confirm },
  'confirm-typed': { title: 'Question that wants the name', Example: ConfirmTyped },
  drawer: { title: 'Drawer', Example: OpenDrawer },
});
