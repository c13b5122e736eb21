import { useSuspenseQuery } from '@tanstack/react-query';
import { displayName } from '@trainyard/sdk/model';
import type { ModelVersion } from '@trainyard/sdk/types';
import type { ReactNode } from 'react';
import { LiveStatus } from '~/app/live-status';
import { RelativeTime } from '~/components/entity/relative-time';
import { Page, PageBody } from '~/components/page/page';
import { PageHead } from '~/components/page/page-head';
import { Crumb, CrumbLink, PageStrip } from '~/components/page/page-strip';
import { TabLink, TabLinks } from '~/components/page/tab-links';
import { Tag } from '~/components/ui/badge';
import { useUser } from '~/features/users/queries';
import { useModelCrumbs } from './model-crumbs';
import { VersionTags } from './model-tags';
import { modelQueries } from './queries';
import { versionName } from './version-name';

type Props = {
  modelId: string;
  versionNum: number;
  children: (version: ModelVersion) => ReactNode;
};

/** One version of a model: where it belongs, who made it, its tabs. */
export function VersionFrame({ modelId, versionNum, children }: Props) {
  const query = useSuspenseQuery(modelQueries.version(modelId, versionNum));
  const { data: model } = useSuspenseQuery(modelQueries.detail(modelId));
  const version = query.data;
  const params = { modelId, versionNum: String(versionNum) };
  return (
    <Page>
      <PageStrip actions={<LiveStatus query={query} />}>
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

function useVersionFacts(version: ModelVersion) {
  const owner = useUser(version.userId) ?? { username: version.username };
  return [
    <span key="created">
      created by {displayName(owner)} <RelativeTime time={version.creationTime} isLong />
    </span>,
    <span key="updated">
      updated <RelativeTime time={version.lastUpdatedTime} isLong />
    </span>,
    version.comment === '' ? null : (
      <span key="comment" className="max-w-120 truncate" title={version.comment}>
        {version.comment}
      </span>
    ),
  ];
}
