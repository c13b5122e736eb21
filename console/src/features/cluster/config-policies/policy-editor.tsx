import { useQuery } from '@tanstack/react-query';
import type { PolicyName, Scope } from '@trainyard/rbac';
import { can } from '@trainyard/rbac';
import { Chip } from '@trainyard/ui/base/badge';
import { Button } from '@trainyard/ui/base/button';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { SegmentedControl } from '@trainyard/ui/base/segmented-control';
import { Spinner } from '@trainyard/ui/base/spinner';
import { CodeEditor } from '@trainyard/ui/code/code-editor';
import { ConfirmActionDialog } from '@trainyard/ui/form/confirm-action-dialog';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { SectionHeading } from '@trainyard/ui/page/section';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { UnsavedGuard } from '~/app/editing/unsaved-guard';
import { useTextDraft } from '~/app/editing/use-text-draft';
import { FailedQuery } from '~/app/errors/failed-query';
import { PermittedButton } from '~/components/permission/permitted-button';
import { useViewer } from '~/data/viewer';
import { parseConfig } from '~/lib/config/config-text';
import { useSavePolicies } from './mutations';
import {
  policiesOf,
  policyChanges,
  policyProblem,
  policyText,
  type WorkloadType,
} from './policies';
import { PolicyChanges, PolicyList } from './policy-list';
import type { PolicyView } from './policy-search';
import { clusterPoliciesQuery, type PolicyPlace, workspacePoliciesQuery } from './queries';
import { useClusterPolicies, useIsSmallerFirst } from './use-policies';

type Props = {
  /** the workspace that owns the policies; without one, the whole cluster owns them */
  workspace?: { id: number; name: string; userId: number };
  view: PolicyView;
  onViewChange: (change: Partial<PolicyView>) => void;
};

const kinds: Record<PolicyView['work'], { workloadType: WorkloadType; plural: string }> = {
  experiments: { workloadType: 'EXPERIMENT', plural: 'experiments' },
  tasks: { workloadType: 'NTSC', plural: 'notebooks, TensorBoards, shells and commands' },
};

const examples: Record<WorkloadType, string> = {
  EXPERIMENT: `invariant_config:
  max_restarts: 2
constraints:
  resources:
    max_slots: 8
  priority_limit: 30
`,
  NTSC: `constraints:
  resources:
    max_slots: 2
  priority_limit: 30
`,
};

/** The policies of the cluster or of a workspace, to read and to edit. */
export function PolicyEditor({ workspace, view, onViewChange }: Props) {
  const { workloadType } = kinds[view.work];
  const ofCluster = useQuery({ ...clusterPoliciesQuery(workloadType), enabled: !workspace });
  const ofWorkspace = useQuery({
    ...workspacePoliciesQuery(workloadType, workspace?.id ?? 0),
    enabled: !!workspace,
  });
  const query = workspace ? ofWorkspace : ofCluster;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <SegmentedControl
          label="Which work"
          value={view.work}
          segments={[
            { value: 'experiments', label: 'Experiments' },
            { value: 'tasks', label: 'Tasks' },
          ]}
          onChange={(work) => onViewChange({ work })}
        />
      </div>
      {query.data ? (
        <Editor
          key={`${workspace?.id} ${view.work}`}
          workspace={workspace}
          work={view.work}
          saved={policyText(query.data)}
        />
      ) : query.error ? (
        <FailedQuery title="Unable to fetch the policies." query={query} />
      ) : (
        <Spinner label="Loading" className="size-5 text-faint" />
      )}
    </div>
  );
}

type EditorProps = Pick<Props, 'workspace'> & { work: PolicyView['work']; saved: string };

function Editor({ workspace, work, saved }: EditorProps) {
  const { workloadType, plural } = kinds[work];
  const place: PolicyPlace = { workloadType, workspaceId: workspace?.id };
  const name = workspace ? `workspace ${displayText(workspace.name)}` : 'the cluster';
  const permission = permissionOf(workspace);
  const viewer = useViewer();
  const mayEdit = can(viewer, permission.policy, permission.scope);
  const draft = useTextDraft(
    `${viewer.user.id}/policies/${workspace?.id ?? 'cluster'}/${workloadType}`,
    saved,
  );
  const [confirming, setConfirming] = useState<'apply' | 'delete'>();
  const { mutateAsync } = useSavePolicies(place);
  const { text } = draft;
  const problem = policyProblem(text);
  const isDelete = confirming === 'delete' || text.trim() === '';

  async function submit() {
    await mutateAsync({ base: draft.base, to: isDelete ? '' : text });
    draft.discard();
    showToast({ kind: 'success', title: 'Configuration policies updated.' });
  }

  if (saved === '' && !mayEdit)
    return (
      <EmptyState
        icon={<ShieldCheck className="size-6" strokeWidth={1.5} />}
        title="No policies"
        hint={`No policy applies to the configurations of ${plural} in ${name}.`}
      />
    );
  return (
    <>
      <p className="max-w-160 text-muted">
        They apply to the {plural} that start in {name} from now on: a value of{' '}
        <code>invariant_config</code> replaces that of a configuration, and a configuration beyond
        the <code>constraints</code> is refused.
        {workspace ? ' Where the cluster sets the same key, the value of the cluster is used.' : ''}
      </p>
      {draft.isEdited && draft.base !== saved ? (
        <p role="alert" className="flex flex-wrap items-center gap-2 text-warn">
          Another user changed these policies while you edited them. Yours would replace theirs.
          <Button onClick={draft.discard}>Show theirs</Button>
        </p>
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)_18rem] items-start gap-6 max-[1100px]:grid-cols-[minmax(0,1fr)]">
        <section aria-label="Editor" className="grid gap-2">
          <CodeEditor
            label={`Policies of ${name}`}
            language="yaml"
            text={text}
            problem={problem}
            {...(mayEdit ? { onChange: draft.setText } : {})}
            className="h-[46vh] min-h-56"
          />
          <div className="flex flex-wrap items-center gap-2">
            <p
              role="status"
              className={`mr-auto text-sm wrap-anywhere ${problem ? 'text-bad' : 'text-muted'}`}
            >
              {problem ?? (draft.isEdited ? <Chip tone="warn">Unsaved changes</Chip> : null)}
            </p>
            {mayEdit && text.trim() === '' ? (
              <Button onClick={() => draft.setText(examples[workloadType])}>
                Insert an example
              </Button>
            ) : null}
            {mayEdit && saved !== '' ? (
              <Button onClick={() => setConfirming('delete')}>Delete...</Button>
            ) : null}
            {draft.isEdited ? <Button onClick={draft.discard}>Discard</Button> : null}
            <PermittedButton
              {...permission}
              variant="primary"
              reason={problem ?? (draft.isEdited ? undefined : 'Nothing was changed.')}
              onClick={() => setConfirming('apply')}
            >
              Apply
            </PermittedButton>
          </div>
        </section>
        <InEffect
          workspace={workspace}
          workloadType={workloadType}
          saved={saved}
          draft={draft.isEdited && problem === undefined ? draft.text : undefined}
        />
      </div>
      {confirming ? (
        <ConfirmActionDialog
          title={isDelete ? 'Delete policies' : 'Apply policies'}
          description={
            isDelete
              ? `Policies of ${name} no longer apply to ${plural}. Running work keeps its configuration.`
              : `They apply to all ${plural} that start in ${name}. Running work keeps its configuration.`
          }
          confirmLabel={isDelete ? 'Delete' : 'Apply'}
          isDanger={isDelete}
          action={submit}
          onClose={() => setConfirming(undefined)}
        />
      ) : null}
      <UnsavedGuard isDirty={() => draft.isEdited} what="policies" onDiscard={draft.discard} />
    </>
  );
}

function permissionOf(workspace: Props['workspace']): { policy: PolicyName; scope: Scope } {
  if (!workspace) return { policy: 'configPolicy.editCluster', scope: {} };
  const scope = { workspaceId: workspace.id, ownerId: workspace.userId };
  return { policy: 'configPolicy.edit', scope };
}

type EffectProps = Pick<Props, 'workspace'> & {
  workloadType: WorkloadType;
  /** the stored text */
  saved: string;
  /** the text of the editor, if it differs and can be applied */
  draft: string | undefined;
};

/**
 * Shows the stored policies, including those of the cluster, and the changes that the text of the
 * editor would make.
 */
function InEffect({ workspace, workloadType, saved, draft }: EffectProps) {
  const isSmallerFirst = useIsSmallerFirst();
  const ofCluster = useClusterPolicies(workloadType, workspace !== undefined) ?? null;
  const policiesIn = (text: string) => {
    const { config = null } = parseConfig(text, '');
    return workspace ? policiesOf(ofCluster, config) : policiesOf(config, null);
  };
  const before = policiesIn(saved);
  const { maxSlots, priority } = before.limits;
  const changes =
    draft === undefined ? [] : policyChanges({ before, after: policiesIn(draft) }, isSmallerFirst);
  return (
    <div className="grid gap-4">
      <aside aria-label="In effect">
        <SectionHeading note={workspace ? 'with those of the cluster' : undefined}>
          In effect
        </SectionHeading>
        {before.values.length > 0 || maxSlots || priority ? (
          <PolicyList
            policies={before}
            isSmallerFirst={isSmallerFirst}
            nameOf={(owner) =>
              owner === 'cluster'
                ? 'the cluster'
                : `workspace ${displayText(workspace?.name ?? '')}`
            }
          />
        ) : (
          <p className="text-muted">No policies are in effect.</p>
        )}
      </aside>
      {draft === undefined ? null : (
        <aside aria-label="After applying">
          <SectionHeading>After applying</SectionHeading>
          {changes.length > 0 ? (
            <PolicyChanges changes={changes} />
          ) : (
            <p className="text-muted">The same policies are in effect.</p>
          )}
        </aside>
      )}
    </div>
  );
}
