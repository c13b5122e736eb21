import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListChange } from '@trainyard/sdk/model';
import { TagEditor } from '@trainyard/ui/form/tags/tag-editor';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<typeof TagEditor>, 'onChange' | 'disabled' | 'isCompact'> & {
  /** the viewer has the permission to change them */
  isAllowed: boolean;
  /** sends a change against the newest tags, with Undo; the queries show it when it resolves */
  save: (queryClient: QueryClient, change: ListChange) => Promise<void>;
  /** the title of the toast if it fails */
  failure: string;
};

/**
 * The tags or aliases of an entity, as stored on the master. Renders nothing if there are none and
 * the viewer may not add any.
 */
export function EntityTags({ isAllowed, save, failure, ...editor }: Props) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (change: ListChange) => save(queryClient, change),
    meta: { errorMessage: failure },
  });
  if (!isAllowed && editor.tags.length === 0) return null;
  return <TagEditor {...editor} onChange={mutateAsync} disabled={!isAllowed} isCompact />;
}
