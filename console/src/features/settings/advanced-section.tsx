import { Button } from '@trainyard/ui/base/button';
import { ConfirmDialog } from '@trainyard/ui/base/confirm-dialog';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { cn } from '@trainyard/ui/lib/utils';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '~/app/report-error';
import { useResetSettings } from './change-settings';
import { RawSettingsDialog } from './raw-settings-dialog';
import { SettingsSection } from './settings-section';

export function AdvancedSection() {
  const [isOpen, setIsOpen] = useState(false);
  const [asked, setAsked] = useState<'reset' | 'edit' | null>(null);
  const reset = useResetSettings();

  async function confirmReset() {
    try {
      await reset.mutateAsync();
    } catch {
      // the dialog shows it
      return;
    }
    setAsked(null);
    showToast({ kind: 'success', title: 'Settings reset.' });
  }

  return (
    <SettingsSection title="Advanced">
      <p className="py-2 text-muted">
        These change or lose everything kept for you on this master: views, columns, shortcuts.
      </p>
      <div>
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="my-2 -ml-2"
        >
          <ChevronRight
            aria-hidden
            className={cn('size-3.5 transition-transform', isOpen && 'rotate-90')}
          />
          I know what I'm doing
        </Button>
        {isOpen ? (
          <div className="flex flex-wrap gap-2 pb-3">
            <Button variant="danger" onClick={() => setAsked('reset')}>
              Reset to Default
            </Button>
            <Button onClick={() => setAsked('edit')}>Edit Raw Settings (JSON)</Button>
          </div>
        ) : null}
      </div>
      <ConfirmDialog
        isOpen={asked === 'reset'}
        onOpenChange={(open) => open || setAsked(null)}
        title="Reset User Settings"
        description="All your settings go back to what they were on your first day here. This cannot be taken back."
        confirmLabel="Reset"
        isDanger
        isBusy={reset.isPending}
        error={reset.error ? messageOf(reset.error) : undefined}
        onConfirm={() => void confirmReset()}
      />
      {asked === 'edit' ? <RawSettingsDialog onClose={() => setAsked(null)} /> : null}
    </SettingsSection>
  );
}
