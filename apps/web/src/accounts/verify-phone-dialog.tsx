type Props = { open: boolean; onClose: () => void };

/** Verifies a WhatsApp number from the summary page. */
export function VerifyPhoneDialog(_props: Props) {
  return null;
}
