import {
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
} from '../../base/dropdown-menu';
import { Select } from '../../base/select';
import { changePreference, usePreferences } from '../../page/preferences';

const digitChoices = [
  { value: 'by-format', label: 'Rounded in Markdown and LaTeX' },
  { value: 'screen', label: 'Rounded, as on the page' },
  { value: 'all', label: 'All digits' },
] as const;

/** Selects the digits of numbers in exported tables. */
export function DigitsChoice() {
  const { digits } = usePreferences();
  return (
    <Select
      label="Digits"
      value={digits}
      options={digitChoices}
      onChange={(next) => changePreference('digits', next)}
    />
  );
}

/** The same as items of a menu. */
export function DigitItems() {
  const { digits } = usePreferences();
  return (
    <>
      <DropdownMenuSeparator />
      <DropdownMenuLabel>Digits in exports</DropdownMenuLabel>
      <DropdownMenuRadioGroup aria-label="Digits in exports" value={digits}>
        {digitChoices.map(({ value, label }) => (
          <DropdownMenuRadioItem
            key={value}
            value={value}
            onSelect={() => changePreference('digits', value)}
          >
            {label}
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
    </>
  );
}
