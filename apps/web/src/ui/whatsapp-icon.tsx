/** WhatsApp's mark in the colour of the text; screen readers skip it. */
export function WhatsAppIcon({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className="flex-none">
      <path fill="none" stroke="currentColor" strokeWidth="2" d="M3 21l1.2-4.3a9.1 9.1 0 1 1 3.2 3.15z" />
      <path
        fill="currentColor"
        d="M9.2 7.3q-.2-.5-.6-.5h-.5q-1.7.6-1.7 2.6t1.1 2.8q1.9 3 4.7 4.2c2.8 1.1 4.6.5 5.1-.7q.4-1.3-.4-1.6l-1.8-.9q-.4-.2-.7.2l-.8 1q-.3.3-.6.1-3-1.3-3.7-3.3-.1-.3.1-.5l.7-.9q.1-.3 0-.5z"
      />
    </svg>
  );
}
