import { IconButton } from '@trainyard/ui/base/icon-button';
import { seriesColor } from '@trainyard/ui/lib/colors';
import { AfterPaint } from '@trainyard/ui/page/after-paint';
import { Page, PageBody } from '@trainyard/ui/page/page';
import { Link } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { useCopyLink } from '~/app/links/use-copy-link';
import { LiveStatus } from '~/app/polling/live-status';
import { ChartSkeletons } from '~/components/metrics/chart-skeletons';
import { CrumbHeading, PageStrip } from '~/components/page/page-strip';
import { compareColors } from './compare-colors';
import { CompareParts, type CompareProps, headingOf } from './compare-parts';

/** The colors of what is compared: those of the link first, then those that the user has chosen. */
export function useCompareColors(
  ids: readonly number[],
  { linked, chosen }: { linked: readonly string[]; chosen: ReadonlyMap<number, number> },
) {
  const places = useMemo(() => compareColors(ids, linked, chosen), [ids, linked, chosen]);
  const colorOf = useCallback((id: number) => seriesColor(places.get(id) ?? id - 1), [places]);
  return { places, colorOf };
}

/**
 * The page that compares experiments or trials. Its parts render without blocking: the answers of
 * queries arrive together, and each renders a long page.
 */
export function CompareFrame<Row extends object>(props: CompareProps<Row>) {
  const copyLink = useCopyLink();
  const current = useDeferredValue(props);
  const parts = useMemo(
    () => (
      <AfterPaint label="Loading" fallback={<ChartSkeletons label="Loading" />}>
        <CompareParts {...current} />
      </AfterPaint>
    ),
    [current],
  );
  return (
    <Page>
      <PageStrip
        actions={
          <>
            <LiveStatus query={props.status} />
            <IconButton label="Copy link" onClick={copyLink}>
              <Link aria-hidden className="size-3.5" />
            </IconButton>
            {props.actions}
          </>
        }
      >
        <CrumbHeading>{`Compare ${headingOf(props.noun)}`}</CrumbHeading>
      </PageStrip>
      <PageBody>{parts}</PageBody>
    </Page>
  );
}
