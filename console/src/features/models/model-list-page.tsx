import { useSuspenseQuery } from '@tanstack/react-query';
import { Page, PageBody } from '@trainyard/ui/page/page';
import { LiveStatus } from '~/app/polling/live-status';
import { CrumbHeading, PageStrip } from '~/components/page/page-strip';
import { ModelList } from './model-list';
import { NewModelButton } from './new-model-button';
import { modelQueries } from './queries';
import type { ModelListView } from './search';

type Props = { view: ModelListView; onViewChange: (change: Partial<ModelListView>) => void };

export const ModelListPage = (props: Props) => (
  <Page>
    <PageStrip
      actions={
        <>
          <LiveStatus query={useSuspenseQuery(modelQueries.list())} />
          <NewModelButton />
        </>
      }
    >
      <CrumbHeading>Model Registry</CrumbHeading>
    </PageStrip>
    <PageBody>
      <ModelList {...props} />
    </PageBody>
  </Page>
);
