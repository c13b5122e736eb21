import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { actionFor } from '@trainyard/rbac';
import { displayName } from '@trainyard/sdk/model';
import type { Model } from '@trainyard/sdk/types';
import { Tag } from '@trainyard/ui/base/badge';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { Page, PageBody } from '@trainyard/ui/page/page';
import { PageHead } from '@trainyard/ui/page/page-head';
import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ActionMenu } from '~/app/actions/action-menu';
import { useDialog } from '~/app/actions/use-dialog';
import { useEntityActions } from '~/app/actions/use-entity-actions';
import { usePageTitle } from '~/app/page-title';
import { LiveStatus } from '~/app/polling/live-status';
import { RelativeTime } from '~/components/entity/times';
import { ListBoundary } from '~/components/page/list-page';
import { Crumb, PageStrip } from '~/components/page/page-strip';
import { RefusableButton } from '~/components/permission/permitted-button';
import { modelQueries } from '~/data/models';
import { useUser } from '~/data/users';
import { useViewer } from '~/data/viewer';
import { modelActions, modelItems } from './actions';
import { useModelCrumbs } from './model-crumbs';
import { ModelHistory } from './model-history';
import { ModelTags } from './model-tags';
import { ModelWords } from './model-words';
import { ModelVersions } from './versions/model-versions';
import { AliasChips } from './versions/version-aliases';

type Props = Omit<ComponentProps<typeof ModelVersions>, 'model'>;

/** The page of a model: owner, versions, notes and metadata. */
export function ModelPage(props: Props) {
  const query = useSuspenseQuery(modelQueries.detail(props.modelName));
  const model = query.data;
  const versions = useQuery(modelQueries.versions(props.modelName));
  usePageTitle(model.name);
  return (
    <Page>
      <PageStrip
        actions={
          <>
            <LiveStatus query={query} />
            <ModelMenu model={model} />
            <RegisterVersion model={model} />
          </>
        }
      >
        {...useModelCrumbs(model)}
        <Crumb>{`${model.name} (${model.id})`}</Crumb>
      </PageStrip>
      <PageHead
        title={model.name}
        chips={
          <>
            {model.archived ? <Tag>Archived</Tag> : null}
            <AliasChips model={model} versions={versions.data} />
            <ModelTags model={model} />
          </>
        }
        meta={useModelFacts(model)}
      />
      <PageBody className="flex flex-col gap-6">
        {model.archived ? (
          <p role="note" className="text-warn">
            This model has been archived and is now read-only.
          </p>
        ) : null}
        <div className="grid grow grid-cols-[minmax(0,1fr)] gap-6 max-[1439px]:content-start min-[1440px]:-mx-6 min-[1440px]:-mb-6 min-[1440px]:grid-cols-[minmax(0,1fr)_20rem] min-[1440px]:border-t min-[1440px]:px-6">
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 min-[1440px]:py-3">
            <ListBoundary query={versions}>
              <ModelVersions {...props} model={model} />
            </ListBoundary>
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 min-[1440px]:border-l min-[1440px]:py-4 min-[1440px]:pl-5">
            <ModelWords model={model} />
            <ModelHistory model={model} modelName={props.modelName} />
          </div>
        </div>
      </PageBody>
    </Page>
  );
}

function useModelFacts(model: Model) {
  const owner = useUser(model.userId) ?? { username: model.username };
  return [
    <span key="created">
      created by {displayText(displayName(owner))} <RelativeTime time={model.creationTime} isLong />
    </span>,
    <span key="updated">
      updated <RelativeTime time={model.lastUpdatedTime} isLong />
    </span>,
    model.description === '' ? null : (
      <span key="description" className="max-w-120 truncate" title={displayText(model.description)}>
        {displayText(model.description)}
      </span>
    ),
  ];
}

function ModelMenu({ model }: { model: Model }) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const { run, dialog } = useEntityActions(modelActions, {
    onDone: (id) => id === 'delete' && void navigate({ to: '/models' }),
  });
  return (
    <>
      <ActionMenu
        label="Model actions"
        items={modelItems(model, viewer)}
        onRun={(id) => run(id, { model })}
      />
      {dialog}
    </>
  );
}

function RegisterVersion({ model }: { model: Model }) {
  const { state, reason, refused } = actionFor({ model }, 'registerVersion', useViewer());
  const { open, dialog } = useDialog<{ model: Model }>(
    () => import('./versions/register-version-dialog'),
  );
  if (state === 'hidden' && !refused) return null;
  return (
    <>
      <RefusableButton
        variant="primary"
        reason={reason}
        refused={refused}
        onClick={() => open({ model })}
      >
        <Plus aria-hidden className="size-3.5" />
        Register version
      </RefusableButton>
      {dialog}
    </>
  );
}
