import { type ReactNode, useRef } from "react";
import { Button } from "../ui/controls/button.tsx";

type Props = {
  children: ReactNode;
  icon?: ReactNode;
  name: string;
  multiple?: boolean;
  disabled?: boolean;
  /** An upload is under way: the button keeps the focus that the dialog before it gave back. */
  busy?: boolean;
  onChoose: (files: File[]) => void;
};

/** A button that opens the phone's own choice of pictures. */
export function FileButton(props: Props) {
  const { children, icon, name, multiple = false, disabled = false, busy = false, onChoose } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={icon} disabled={disabled} busy={busy} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        name={name}
        hidden
        multiple={multiple}
        // All images: an iPhone then hands its HEIC pictures over as JPEG, which every browser can read.
        accept="image/*"
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // The same file may be chosen again after a mistake.
          target.value = "";
        }}
      />
    </>
  );
}
