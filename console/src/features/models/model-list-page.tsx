import { useSuspenseQuery } from '@tanstack/react-query';
import { LiveStatus } from '~/app/live-status';
import { Page, PageBody } from '~/components/page/page';
import { CrumbHeading, PageStrip } from '~/components/page/page-strip';
import type { TableView } from '~/lib/table-search';
import { ModelList } from './model-list';
import { modelQueries } from './queries';

type Props = { view: TableView; onViewChange: (change: Partial<TableView>) => void };

export const ModelListPage = (props: Props) => (
  <Page>
    <PageStrip actions={<LiveStatus query={useSuspenseQuery(modelQueries.list())} />}>
      <CrumbHeading>Model Registry</CrumbHeading>
    </PageStrip>
    <PageBody>
      <ModelList {...props} />
    </PageBody>
  </Page>
);
