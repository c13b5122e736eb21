import { onPageReset } from '@trainyard/ui/lib/page-store';

let aheadMs = 0;
onPageReset(() => {
  aheadMs = 0;
});

/** The time by the master's clock, ms: what it dates is so old, whatever the clock here says. */
export const masterNow = (): number => Date.now() - aheadMs;

/** Learns from an answer how far the clock here is off; up to a minute may be the way it took. */
export function noteMasterTime({ headers }: Response) {
  const offMs = Date.now() - Date.parse(headers.get('date') ?? '');
  if (offMs) aheadMs = Math.abs(offMs) > 60_000 ? offMs : 0;
}
