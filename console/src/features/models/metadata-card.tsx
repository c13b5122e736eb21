import { Button } from '@trainyard/ui/base/button';
import { MetadataList } from '@trainyard/ui/page/fact-list';
import { SectionHeading } from '@trainyard/ui/page/section';
import { lazy, Suspense, useState } from 'react';

// most visits edit nothing
const MetadataEditor = lazy(() => import('./metadata-editor'));

type Props = {
  metadata: Record<string, unknown>;
  mayEdit: boolean;
  onSave: (metadata: Record<string, unknown>) => Promise<unknown>;
};

/** The metadata of a model or a version; it is edited in place. */
export function MetadataCard({ metadata, mayEdit, onSave }: Props) {
  const [isEditing, setIsEditing] = useState(false);
  const isEmpty = Object.keys(metadata).length === 0;
  if (isEmpty && !mayEdit) return null;
  return (
    <section aria-label="Metadata">
      <div className="flex items-baseline justify-between gap-2">
        <SectionHeading>Metadata</SectionHeading>
        {mayEdit && !isEditing ? (
          <Button variant="quiet" onClick={() => setIsEditing(true)}>
            {isEmpty ? 'Add metadata...' : 'Edit metadata'}
          </Button>
        ) : null}
      </div>
      {isEditing ? (
        <Suspense>
          <MetadataEditor metadata={metadata} onSave={onSave} onClose={() => setIsEditing(false)} />
        </Suspense>
      ) : isEmpty ? null : (
        <MetadataList metadata={metadata} />
      )}
    </section>
  );
}
