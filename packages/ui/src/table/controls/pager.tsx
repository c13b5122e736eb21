import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { IconButton } from '../../base/icon-button';
import { formatCount } from '../../lib/format';

type Props = {
  /** counted from 0 */
  page: number;
  pageSize: number;
  total: number;
  onPageChange: (page: number) => void;
};

/** Shows pages counted from 1. A page past the end becomes the last one. */
export function Pager({ page, pageSize, total, onPageChange }: Props) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const isPastEnd = total > 0 && page >= pages;
  useEffect(() => {
    // such as that of a link from a time when there was more
    if (isPastEnd) onPageChange(pages - 1);
  }, [isPastEnd, pages, onPageChange]);
  const first = page * pageSize + 1;
  const last = Math.min(total, first + pageSize - 1);
  return (
    <nav
      aria-label="Pages"
      className="num flex h-11 flex-none items-center justify-end gap-2 border-t px-6 text-sm text-muted narrow:px-4"
    >
      <span>
        {formatCount(first)}–{formatCount(last)} of {formatCount(total)}
      </span>
      <IconButton label="Previous page" disabled={page <= 0} onClick={() => onPageChange(page - 1)}>
        <ChevronLeft aria-hidden className="size-4" />
      </IconButton>
      <span aria-current="page">
        Page {formatCount(page + 1)} of {formatCount(pages)}
      </span>
      <IconButton
        label="Next page"
        disabled={page >= pages - 1}
        onClick={() => onPageChange(page + 1)}
      >
        <ChevronRight aria-hidden className="size-4" />
      </IconButton>
    </nav>
  );
}
