import { Page, PageBody } from '@trainyard/ui/page/page';
import type { ComponentProps, ReactNode } from 'react';
import { CrumbHeading, PageStrip } from '~/components/page/page-strip';
import { LiveStatus } from './polling/live-status';

type Props = ComponentProps<typeof LiveStatus> & {
  title: string;
  /** the button that adds to the list */
  action?: ReactNode;
  /** tabs or filters above the list, which stay in place */
  controls?: ReactNode;
  children: ReactNode;
};

/** A page that is one list. */
export const ListPage = ({ title, query, action, controls, children }: Props) => (
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
    <PageBody>{children}</PageBody>
  </Page>
);
