import { actionFor } from '@trainyard/rbac';
import type { Template, Workspace } from '@trainyard/sdk/types';
import { Chip } from '@trainyard/ui/base/badge';
import { Button } from '@trainyard/ui/base/button';
import { SegmentedControl } from '@trainyard/ui/base/segmented-control';
import { Select } from '@trainyard/ui/base/select';
import { CodeDiff } from '@trainyard/ui/code/code-diff';
import { CodeEditor } from '@trainyard/ui/code/code-editor';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { ActionMenu } from '~/app/actions/action-menu';
import { useEntityActions } from '~/app/actions/use-entity-actions';
import { PermittedButton } from '~/components/permission/permitted-button';
import { useViewer } from '~/data/viewer';
import { parseConfig } from '~/lib/config/config-text';
import { templateActions, templateItems } from './actions';
import { useSaveTemplate } from './mutations';
import { TemplateFacts, type UsesFound } from './template-facts';
import { textProblem } from './template-form';
import type { TemplateView } from './template-search';
import { savedText, useDraft } from './use-draft';

type Props = {
  template: Template;
  /** the template that it is compared with, instead of its saved version */
  base: Template | undefined;
  others: readonly Template[];
  workspace: Workspace | undefined;
  uses: UsesFound;
  view: TemplateView;
  onViewChange: (change: Partial<TemplateView>) => void;
};

/** One template: editor, changes and facts. */
export function OpenTemplate(props: Props) {
  const { template, base, others, workspace, uses, view, onViewChange } = props;
  const name = displayText(template.name);
  const viewer = useViewer();
  const draft = useDraft(template);
  const problem = textProblem(draft.text);
  const save = useSaveTemplate(template.name);
  const { run, dialog } = useEntityActions(templateActions);
  const edit = actionFor({ template }, 'edit', viewer);
  const mayEdit = edit.state === 'allowed';
  const before = base ?? template;

  function submit() {
    const { config: to } = parseConfig(draft.text, '');
    const { config: from = {} } = parseConfig(draft.base, '');
    if (!to) return;
    save.mutate(
      { base: from, to },
      {
        onSuccess: () => {
          draft.keepSince(draft.text);
          showToast({ kind: 'success', title: 'Template Updated' });
        },
      },
    );
  }

  return (
    <div className="flex min-h-0 min-w-0 flex-1 max-[1280px]:flex-col max-[1280px]:overflow-y-auto">
      <section
        aria-label={name}
        className="flex min-h-0 min-w-0 flex-1 flex-col max-[1280px]:min-h-[32rem] max-[1280px]:flex-none"
      >
        <header className="grid grid-cols-1 gap-2 border-b px-6 py-3 narrow:px-4">
          <div className="flex min-w-0 items-center gap-2">
            <h2 className="min-w-0 truncate text-xl font-semibold" title={name}>
              {name}
            </h2>
            {draft.isEdited ? <Chip tone="warn">Unsaved changes</Chip> : null}
            <span className="ml-auto">
              <ActionMenu
                label="Template actions"
                items={templateItems(template, viewer)}
                onRun={(id) => run(id, { template })}
              />
            </span>
          </div>
          <p className="truncate text-muted">
            {displayText(workspace?.name ?? `Workspace ${template.workspaceId}`)}
          </p>
          <div className="flex flex-wrap items-center gap-2">
            <SegmentedControl
              label="What is shown"
              value={view.view}
              segments={[
                { value: 'editor', label: 'Editor' },
                { value: 'changes', label: 'Changes' },
              ]}
              onChange={(next) => onViewChange({ view: next })}
            />
            {view.view === 'changes' ? (
              <>
                {/* a narrow window has no space for two columns */}
                <span className="narrow:hidden">
                  <SegmentedControl
                    label="Layout of the changes"
                    value={view.layout}
                    segments={[
                      { value: 'inline', label: 'Inline' },
                      { value: 'split', label: 'Side by side' },
                    ]}
                    onChange={(layout) => onViewChange({ layout })}
                  />
                </span>
                <Select
                  label="Compared with"
                  value={base?.name ?? ''}
                  options={[
                    { value: '', label: 'Compared with the saved version' },
                    ...others.map((other) => ({
                      ...{ value: other.name, label: `Compared with ${displayText(other.name)}` },
                    })),
                  ]}
                  onChange={(next) => onViewChange({ base: next })}
                  className="max-w-72!"
                />
              </>
            ) : null}
          </div>
        </header>
        <div className="min-h-0 flex-1 overflow-auto">
          {view.view === 'editor' ? (
            <CodeEditor
              label="Template config"
              language="yaml"
              text={draft.text}
              problem={problem}
              {...(mayEdit ? { onChange: draft.setText } : {})}
              className="h-full rounded-none border-0"
            />
          ) : before === template && !draft.isEdited ? (
            <p className="p-6 text-muted">No unsaved changes.</p>
          ) : (
            <CodeDiff
              language="yaml"
              isInline={view.layout === 'inline'}
              before={{ label: base?.name ?? 'Saved', text: savedText(before) }}
              after={{ label: template.name, text: draft.text }}
            />
          )}
        </div>
        <footer className="sticky bottom-0 z-1 flex flex-wrap items-center gap-2 border-t bg-bg px-6 py-2.5 narrow:px-4">
          <p className={`mr-auto text-sm ${problem ? 'text-bad' : 'text-muted'}`} role="status">
            {problem ?? 'Applies to what starts from now on; running work keeps its config.'}
          </p>
          <span className="flex gap-2">
            <Button disabled={!draft.isEdited || save.isPending} onClick={draft.discard}>
              Discard
            </Button>
            <PermittedButton
              variant="primary"
              policy="template.modify"
              scope={{ workspaceId: template.workspaceId }}
              reason={problem ?? (draft.isEdited ? undefined : 'Nothing was changed.')}
              onClick={submit}
            >
              Save
            </PermittedButton>
          </span>
        </footer>
      </section>
      <TemplateFacts template={template} text={draft.text} uses={uses} />
      {dialog}
    </div>
  );
}
