import { type ReactNode, useRef } from "react";
import { Button } from "../ui/controls/button.tsx";

type Props = {
  children: ReactNode;
  icon?: ReactNode;
  name: string;
  /** Whether it is the one step of its sheet. */
  prominent?: boolean;
  multiple?: boolean;
  disabled?: boolean;
  /** Whether an upload is running. The button then keeps the focus that the closed dialog has returned to it. */
  busy?: boolean;
  onChoose: (files: File[]) => void;
};

/** A button that opens the phone's picture chooser. */
export function FileButton(props: Props) {
  const { children, icon, name, prominent = false, multiple = false, disabled = false } = props;
  const { busy = false, onChoose } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        {...(prominent && { look: "primary", className: "w-full" })}
        icon={icon}
        disabled={disabled}
        busy={busy}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        name={name}
        hidden
        multiple={multiple}
        // Accepts all images: an iPhone then converts its HEIC pictures to JPEG, which every browser can read.
        accept="image/*"
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // Allows the same file to be chosen again after a mistake.
          target.value = "";
        }}
      />
    </>
  );
}
