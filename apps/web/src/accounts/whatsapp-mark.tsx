/** A receiver in a speech bubble, as families know it from WhatsApp, in the line of the other icons. */
export function WhatsAppMark({ size = 24 }: { size?: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M3 21l1.5-4.6A9 9 0 1 1 7.9 20z" />
      <path d="M10.4 7.9 9.3 8.2C8 9.6 8.6 11.6 10.5 13.5s3.9 2.5 5.3 1.2l.3-1.1-2-1.2-1.1.7c-.8-.4-1.3-.9-1.7-1.7l.7-1.1z" />
    </svg>
  );
}
