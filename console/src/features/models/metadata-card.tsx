import { Button } from '@trainyard/ui/base/button';
import { MetadataList } from '@trainyard/ui/page/metadata-list';
import { SectionHeading } from '@trainyard/ui/page/section-heading';
import { lazy, Suspense, useState } from 'react';
import { metadataText } from './metadata-text';

const MetadataDialog = lazy(() => import('./metadata-dialog'));

type Props = {
  metadata: Record<string, unknown>;
  mayEdit: boolean;
  onSave: (metadata: Record<string, string>) => Promise<unknown>;
};

/** The metadata of a model or a version, with a button to edit it. */
export function MetadataCard({ metadata, mayEdit, onSave }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const text = metadataText(metadata);
  const isEmpty = Object.keys(metadata).length === 0;
  if (isEmpty && !mayEdit) return null;
  return (
    <section aria-label="Metadata">
      <div className="flex items-baseline gap-2">
        <SectionHeading>Metadata</SectionHeading>
        {mayEdit && text !== null ? (
          <Button variant="quiet" onClick={() => setIsOpen(true)}>
            {isEmpty ? 'Add metadata...' : 'Edit metadata'}
          </Button>
        ) : null}
      </div>
      {isEmpty ? null : <MetadataList metadata={metadata} />}
      {isOpen && text !== null ? (
        <Suspense>
          <MetadataDialog text={text} onSave={onSave} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
