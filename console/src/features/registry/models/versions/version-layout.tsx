import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { displayName } from '@trainyard/sdk/model';
import type { Model, ModelVersion } from '@trainyard/sdk/types';
import { Tag } from '@trainyard/ui/base/badge';
import { Button } from '@trainyard/ui/base/button';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { Page, PageBody } from '@trainyard/ui/page/page';
import { PageHead } from '@trainyard/ui/page/page-head';
import type { ReactNode } from 'react';
import { ActionMenu } from '~/app/actions/action-menu';
import { useEntityActions } from '~/app/actions/use-entity-actions';
import { usePageTitle } from '~/app/page-title';
import { LiveStatus } from '~/app/polling/live-status';
import { RelativeTime } from '~/components/entity/times';
import { Crumb, CrumbLink, PageStrip } from '~/components/page/page-strip';
import { TabLink, TabLinks } from '~/components/page/tab-links';
import { modelQueries } from '~/data/models';
import { useUser } from '~/data/users';
import { useViewer } from '~/data/viewer';
import { versionActions, versionItems } from '~/features/registry/models/actions';
import { useModelCrumbs } from '~/features/registry/models/model-crumbs';
import { VersionTags } from '~/features/registry/models/model-tags';
import { VersionAliases } from './version-aliases';
import { versionName } from './version-texts';

type Props = {
  modelId: string;
  versionNum: number;
  children: (version: ModelVersion) => ReactNode;
};

/** One version of a model: its breadcrumb, its creator, its tabs. */
export function VersionLayout({ modelId, versionNum, children }: Props) {
  const query = useSuspenseQuery(modelQueries.version(modelId, versionNum));
  const { data: model } = useSuspenseQuery(modelQueries.detail(modelId));
  const version = query.data;
  usePageTitle(`${model.name} - Version ${versionNum}`);
  const params = { modelId, versionNum: String(versionNum) };
  return (
    <Page>
      <PageStrip
        actions={
          <>
            <LiveStatus query={query} />
            <VersionMenu model={model} version={version} modelId={modelId} />
          </>
        }
      >
        {...useModelCrumbs(model)}
        <CrumbLink to="/models/$modelId" params={params}>
          {`${model.name} (${model.id})`}
        </CrumbLink>
        <Crumb>{`Version ${version.version}`}</Crumb>
      </PageStrip>
      <PageHead
        title={versionName(version)}
        chips={
          <>
            <Tag>{`V${version.version}`}</Tag>
            <VersionAliases model={model} version={version} />
            <VersionTags model={model} version={version} />
          </>
        }
        meta={useVersionFacts(version)}
      />
      <TabLinks label="Model version">
        <TabLink to="/models/$modelId/versions/$versionNum/model" params={params}>
          Model
        </TabLink>
        <TabLink to="/models/$modelId/versions/$versionNum/notes" params={params}>
          Notes
        </TabLink>
      </TabLinks>
      <PageBody className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        {children(version)}
      </PageBody>
    </Page>
  );
}

type MenuProps = { model: Model; version: ModelVersion; modelId: string };

function VersionMenu({ model, version, modelId }: MenuProps) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const { run, dialog } = useEntityActions(versionActions, {
    onDone: (id) =>
      id === 'deregister' && void navigate({ to: '/models/$modelId', params: { modelId } }),
  });
  const onRun = (id: keyof typeof versionActions) => run(id, { model, version });
  const items = versionItems({ model, version }, viewer);
  return (
    <>
      {items
        .filter(({ id, reason }) => reason === undefined && (id === 'promote' || id === 'rollBack'))
        .map(({ id, label }) => (
          <Button key={id} className="phone:hidden" onClick={() => onRun(id)}>
            {label}
          </Button>
        ))}
      <Button className="phone:hidden" onClick={() => onRun('download')}>
        Download
      </Button>
      <Button className="phone:hidden" onClick={() => onRun('notebook')}>
        {versionActions.notebook.label}
      </Button>
      <ActionMenu label="Version actions" items={items} onRun={onRun} />
      {dialog}
    </>
  );
}

function useVersionFacts(version: ModelVersion) {
  const owner = useUser(version.userId) ?? { username: version.username };
  return [
    <span key="created">
      created by {displayText(displayName(owner))}{' '}
      <RelativeTime time={version.creationTime} isLong />
    </span>,
    <span key="updated">
      updated <RelativeTime time={version.lastUpdatedTime} isLong />
    </span>,
    version.comment === '' ? null : (
      <span key="comment" className="max-w-120 truncate" title={displayText(version.comment)}>
        {displayText(version.comment)}
      </span>
    ),
  ];
}
