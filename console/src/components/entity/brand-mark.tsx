/** The logo: a track and a branch that joins it. Takes the color of the text around it. */
export const BrandMark = ({ className = 'size-4.5' }: { className?: string }) => (
  <svg
    aria-hidden
    viewBox="0 0 18 18"
    className={className}
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
  >
    <path d="M4 2v14" />
    <path d="M14 2v3.500C14 10 4 8.500 4 13" />
  </svg>
);
