import { onPageReset } from '@trainyard/ui/lib/page-store';

let aheadMs = 0;
onPageReset(() => {
  aheadMs = 0;
});

/**
 * The time by the master's clock, ms: its timestamps have the right age even if the local clock is
 * wrong.
 */
export const masterNow = (): number => Date.now() - aheadMs;

/**
 * Learns the offset of the local clock from an answer; ignores up to a minute, which may be the
 * transfer.
 */
export function noteMasterTime({ headers }: Response) {
  const offMs = Date.now() - Date.parse(headers.get('date') ?? '');
  if (offMs) aheadMs = Math.abs(offMs) > 60_000 ? offMs : 0;
}
