import { displayName } from '@trainyard/sdk/model';
import { tagClass } from '@trainyard/ui/base/badge';
import { Tooltip } from '@trainyard/ui/base/tooltip';
import { cn } from '@trainyard/ui/lib/utils';
import { displayText } from '@trainyard/ui/lib/visible-controls';

type Named = { displayName?: string; username?: string };

/** The user that a fresh master creates beside the administrator; nobody else can have its name. */
const builtInName = 'determined';

export const builtInText =
  'The master creates this account itself. The det command and its Python library sign in with it where no other user is named.';

export const isBuiltIn = ({ username }: Named): boolean => username === builtInName;

/** Returns the note of a built-in account in a list to choose from. */
export const builtInNote = (user: Named): string | undefined =>
  isBuiltIn(user) ? 'built-in account' : undefined;

/** Returns the note of a user in a list to choose from: the account's kind, or the username. */
export const userNote = (user: Named): string | undefined =>
  builtInNote(user) ?? (displayName(user) === user.username ? undefined : user.username);

/** Adds to a name the username, where it differs, and the purpose of a built-in account. */
export const UserHandle = ({ user, className }: { user: Named; className?: string }) => (
  <>
    {displayName(user) === user.username ? null : (
      <span className={cn('min-w-0 truncate text-faint', className)}>
        {displayText(user.username ?? '')}
      </span>
    )}
    {isBuiltIn(user) ? (
      <Tooltip content={builtInText}>
        <span className={cn('inline-flex shrink-0 items-center', tagClass)}>Built-in account</span>
      </Tooltip>
    ) : null}
  </>
);
