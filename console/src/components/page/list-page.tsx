import { CatchBoundary } from '@tanstack/react-router';
import { Page, PageBody } from '@trainyard/ui/page/page';
import type { ComponentProps, ReactNode } from 'react';
import { TabError } from '~/app/errors/route-error';
import { usePageTitle } from '~/app/page-title';
import { LiveStatus } from '~/app/polling/live-status';
import { CrumbHeading, PageStrip } from '~/components/page/page-strip';

type QueryProps = ComponentProps<typeof LiveStatus>;

/** Shows why the list of a page failed to load, until it has been loaded. */
export const ListBoundary = ({ query, children }: QueryProps & { children: ReactNode }) => (
  <CatchBoundary getResetKey={() => query.dataUpdatedAt} errorComponent={TabError}>
    {children}
  </CatchBoundary>
);

type Props = QueryProps & {
  title: string;
  /** the button that adds to the list */
  action?: ReactNode;
  /** tabs or filters above the list, which stay in place */
  controls?: ReactNode;
  children: ReactNode;
};

/** A page that is one list. */
export function ListPage({ title, query, action, controls, children }: Props) {
  usePageTitle(title);
  return (
    <Page>
      <PageStrip
        actions={
          <>
            <LiveStatus query={query} />
            {action}
          </>
        }
      >
        <CrumbHeading>{title}</CrumbHeading>
      </PageStrip>
      {controls}
      <PageBody>
        <ListBoundary query={query}>{children}</ListBoundary>
      </PageBody>
    </Page>
  );
}
