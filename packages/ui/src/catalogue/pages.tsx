import { Chip } from '@trainyard/ui/base/badge';
import { Button } from '@trainyard/ui/base/button';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { Spinner } from '@trainyard/ui/base/spinner';
import { closeAllToasts, showToast, showUndo } from '@trainyard/ui/lib/toast-store';
import { Page, PageBody } from '@trainyard/ui/page/page';
import { PageHead } from '@trainyard/ui/page/page-head';
import { PageNotice } from '@trainyard/ui/page/page-notice';
import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { entriesOf } from './entry';

const noop = () => {};

const ExamplePage = () => (
  <Page>
    <PageHead
      title="mnist"
      chips={<Chip tone="run">Running</Chip>}
      meta={[<span key="id">#7</span>, <span key="owner">Ada Lovelace</span>]}
    />
    <PageBody>
      <EmptyState title="Nothing to see" hint="A page's body scrolls below its head." />
    </PageBody>
  </Page>
);

const Failed = () => (
  <PageNotice
    mark={<CircleAlert aria-hidden className="size-6 text-bad" strokeWidth={1.5} />}
    title="This page could not be loaded"
    actions={<Button onClick={noop}>Retry</Button>}
  >
    <p className="max-w-120 text-muted">the master answered 502</p>
  </PageNotice>
);

const showExampleToasts = () => {
  closeAllToasts();
  showToast({ kind: 'success', title: 'Moved 3 experiments', isSticky: true });
  showUndo('Archived <img src=x onerror=alert(1)>', noop);
  showToast({
    kind: 'error',
    title: 'Unable to pause experiment.',
    description: 'the experiment has ended',
    details: '{"status":500}',
  });
};

const Toasts = () => {
  const isAlone = new URLSearchParams(location.search).get('entry') === 'toasts';
  useEffect(() => {
    if (isAlone) showExampleToasts();
  }, [isAlone]);
  return <Button onClick={showExampleToasts}>Say three things</Button>;
};

export const pages = entriesOf('Pages', {
  page: { title: 'Head and body', Example: ExamplePage, isPage: true },
  'page-failed': { title: 'Failed', Example: Failed, isPage: true },
  'page-forbidden': {
    title: 'A part that may not be seen',
    Example: () => (
      <EmptyState
        title="You may not see the logs of this experiment"
        hint="It needs the right to view artifacts."
      />
    ),
  },
  spinner: {
    title: 'On its way',
    Example: () => <Spinner label="Loading experiment 7 details..." />,
  },
  toasts: { title: 'Toasts', Example: Toasts },
});
