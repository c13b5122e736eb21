import { IconButton } from '@trainyard/ui/base/icon-button';
import { Input } from '@trainyard/ui/base/input';
import {
  formatShortcut,
  isSameShortcut,
  pressedShortcut,
  type Shortcut,
} from '@trainyard/ui/lib/shortcut';
import { RotateCcw } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';

type Props = {
  label: string;
  value: Shortcut;
  fallback: Shortcut;
  fallbackText: string;
  onChange: (value: Shortcut) => void;
};

/** A field that takes the keys themselves. Tab and Escape go on as everywhere. */
export function ShortcutRecorder({ label, value, fallback, fallbackText, onChange }: Props) {
  const [isRecording, setIsRecording] = useState(false);

  function onKeyDown(event: KeyboardEvent) {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isPlain && (event.key === 'Tab' || event.key === 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    const next = pressedShortcut(event.nativeEvent);
    // held alone it is only the beginning; a bare letter would fire while one means to type
    if (next.key === '' || (isPlain && !/^F\d+$/.test(next.key))) return;
    onChange(next);
  }

  return (
    <div className="flex items-center gap-1">
      {isSameShortcut(value, fallback) ? null : (
        <IconButton label={`Back to ${fallbackText}`} onClick={() => onChange(fallback)}>
          <RotateCcw aria-hidden className="size-3.5" />
        </IconButton>
      )}
      <Input
        aria-label={label}
        data-records-keys=""
        readOnly
        value={formatShortcut(value)}
        title={isRecording ? undefined : 'Choose the field and press the keys'}
        onFocus={() => setIsRecording(true)}
        onBlur={() => setIsRecording(false)}
        onKeyDown={onKeyDown}
        className="h-7! w-56 text-center focus:border-accent"
      />
    </div>
  );
}
