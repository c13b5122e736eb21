import { KeyRound } from 'lucide-react';

/** A mark of a provider of sign-in: simple drawings of our own for those that are known. */
export function ProviderMark({ name }: { name: string }) {
  const known = name.toLowerCase();
  if (known === 'google') return <GoogleMark />;
  if (known === 'okta') return <OktaMark />;
  return <KeyRound aria-hidden className="size-4" strokeWidth={1.5} data-provider="other" />;
}

const GoogleMark = () => (
  <svg
    aria-hidden
    data-provider="google"
    viewBox="0 0 16 16"
    className="size-4"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
  >
    <path d="M13 4.5A6 6 0 1 0 14 8H8.5" />
  </svg>
);

const OktaMark = () => (
  <svg
    aria-hidden
    data-provider="okta"
    viewBox="0 0 16 16"
    className="size-4"
    fill="none"
    stroke="currentColor"
    strokeWidth="3.5"
  >
    <circle cx="8" cy="8" r="5" />
  </svg>
);
