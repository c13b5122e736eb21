import { Button } from '@trainyard/ui/base/button';
import { cn } from '@trainyard/ui/lib/utils';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MenuPlace } from '~/app/actions/use-entity-menu';

type Props = {
  /** the name of the card's entity, for the label of its menu */
  name: string;
  /** opens the menu of the card, by its button or a right click; without it the card has no menu */
  onMenu?: ((at: MenuPlace) => void) | undefined;
  children: ReactNode;
  className?: string;
};

/** For the link of a card: receives clicks anywhere on the card, except on buttons. */
export const cardLink = 'no-underline-hover static after:absolute after:inset-0 after:rounded-lg';

/** A card for one entity. Its link covers it, and its menu is in the corner. */
export const EntityCard = ({ name, onMenu, children, className }: Props) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the button in its corner opens the same menu
  <div
    onContextMenu={
      onMenu &&
      ((event) => {
        event.preventDefault();
        onMenu({ x: event.clientX, y: event.clientY });
      })
    }
    className={cn(
      'group/card relative flex h-full flex-col gap-1.5 rounded-lg border bg-raised px-3.5 py-3 hover:border-line-strong',
      className,
    )}
  >
    {children}
    {onMenu ? (
      <Button
        variant="quiet"
        size="icon"
        aria-label={`Actions for ${displayText(name)}`}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => {
          const box = currentTarget.getBoundingClientRect();
          onMenu({ x: box.left, y: box.bottom });
        }}
        className="absolute top-1.5 right-1.5 bg-raised opacity-0 group-focus-within/card:opacity-100 group-hover/card:opacity-100 [@media(hover:none)]:opacity-100"
      >
        <Ellipsis aria-hidden className="size-4" strokeWidth={1.5} />
      </Button>
    ) : null}
  </div>
);
